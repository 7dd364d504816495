"""What an operator needs: starting, takeover, logs and metrics."""
