import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import { forwardCall, isForwarded } from './forwardCall';
import { forwardSocket } from './forwardSocket';
import { page } from './page';

const PORT = 3100;
const bundle = await readFile(new URL('./public/app.js', import.meta.url));

const server = createServer((request, response) => {
  if (isForwarded(request)) return forwardCall(request, response);

  if (request.url === '/') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    return response.end(page);
  }
  if (request.url === '/app.js') {
    response.setHeader('content-type', 'text/javascript; charset=utf-8');
    return response.end(bundle);
  }
  return response.writeHead(404).end();
});

server.on('upgrade', forwardSocket);

// Only this machine: neither the proxy nor Saiki asks who is calling.
server.listen(PORT, '127.0.0.1', () => {
  console.log(`Chat: http://localhost:${PORT}`);
});
