"""Benchmarks: the speed of the engine and of the search, and the latency of the server."""
