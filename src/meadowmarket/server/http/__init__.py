"""HTTP and WebSockets: routes, middleware, limits and live connections."""
