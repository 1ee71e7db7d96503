// Loaded before a sample that Node runs: every connection to this machine goes to the server of the check, and a
// connection to any other machine is refused. SAMPLE_PORT names the port of that server.
import net from 'node:net';

const port = Number(process.env.SAMPLE_PORT);
const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
const {connect} = net.Socket.prototype;

net.Socket.prototype.connect = function connectToLoopback(...words) {
  // Node's own callers pass arguments that are in order already.
  const normalized = Array.isArray(words[0]) ? words[0] : net._normalizeArgs(words);
  const {host = 'localhost', path} = normalized[0];
  if (path || !loopback.has(host)) {
    throw new Error(`the sample connects to ${path ?? host}; samples reach http://localhost:3001 alone`);
  }
  normalized[0] = {...normalized[0], host: '127.0.0.1', port, lookup: undefined};
  return connect.call(this, normalized);
};

if (process.env.SAMPLE_SOCKET && !('WebSocket' in globalThis)) {
  // Node 20 has no WebSocket of its own; the package has the interface of browsers.
  const {WebSocket} = await import('ws');
  globalThis.WebSocket = WebSocket;
}
