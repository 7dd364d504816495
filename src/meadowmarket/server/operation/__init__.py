"""Operation of a server: starting, takeover, logs and metrics."""
