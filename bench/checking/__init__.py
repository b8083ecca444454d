"""What `bench/check` is made of."""
