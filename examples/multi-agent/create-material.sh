mkdir -p material
cat > material/transports.md <<'NOTE'
# Transports

An agent file knows three kinds of MCP servers: stdio, sse and http.
A stdio server is a program that the agent starts itself.
NOTE
cat > material/limits.md <<'NOTE'
# Limits

A tool call may take 30 seconds. The key timeout of a server changes that.
Connecting has a limit of its own, 60 seconds.
NOTE
