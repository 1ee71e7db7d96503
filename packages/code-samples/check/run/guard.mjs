// Preloaded for samples that Node.js runs: local connections go to the check's server at SAMPLE_PORT, all others fail.
// SAMPLE_API is the address that samples use, for the message.
import net from 'node:net';

const port = Number(process.env.SAMPLE_PORT);
const loopback = new Set(['localhost', '127.0.0.1', '::1', '[::1]']);
const {connect} = net.Socket.prototype;

net.Socket.prototype.connect = function connectToLoopback(...words) {
  // Callers inside Node.js pass normalized arguments.
  const normalized = Array.isArray(words[0]) ? words[0] : net._normalizeArgs(words);
  const {host = 'localhost', path} = normalized[0];
  if (path || !loopback.has(host)) {
    throw new Error(`the sample connects to ${path ?? host}; samples may only connect to ${process.env.SAMPLE_API}`);
  }
  normalized[0] = {...normalized[0], host: '127.0.0.1', port, lookup: undefined};
  return connect.call(this, normalized);
};
