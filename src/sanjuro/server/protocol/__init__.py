"""What goes over the wire: messages, HTTP bodies, text from outside, and what is generated from them."""
