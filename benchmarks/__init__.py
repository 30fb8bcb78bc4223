"""Benchmarks of Sanjuro against other engines, measured in the same run: `make bench`."""
