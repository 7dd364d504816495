"""Bots on a server: jobs, worker processes, the fair queue and hints."""
