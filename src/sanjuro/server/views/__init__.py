"""What each person is sent of a table."""
