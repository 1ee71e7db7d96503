import { createServer, type IncomingMessage } from 'node:http';
import { SessionQueue } from '../advanced-patterns/SessionQueue';
import { sessionOf } from '../advanced-patterns/userSessions';
import { openAgent } from '../common/openAgent';
import { streamTurn } from './streamTurn';

const agent = await openAgent(new URL('./agent.yml', import.meta.url));
const queue = new SessionQueue();

// The proxy signs people in and sets this header; nothing else may reach us.
const userOf = (request: IncomingMessage) => request.headers['x-user'];

async function readText(request: IncomingMessage): Promise<string> {
  let text = '';
  for await (const part of request) {
    text += String(part);
    if (text.length > 4000) throw new Error('The message is too long.');
  }
  return text.trim();
}

const server = createServer(async (request, response) => {
  const user = userOf(request);
  if (typeof user !== 'string') return response.writeHead(401).end();
  if (request.method !== 'POST' || request.url !== '/chat') {
    return response.writeHead(404).end();
  }
  try {
    const text = await readText(request);
    if (text === '') return response.writeHead(400).end();
    const sessionId = sessionOf(user);
    response.writeHead(200, { 'content-type': 'text/plain; charset=utf-8' });
    const turn = await queue.add(sessionId, () =>
      streamTurn(agent, sessionId, text, (piece) => response.write(piece)),
    );
    if (!turn.ok) {
      console.error(sessionId, turn.reason);
      response.write('\nSorry, that did not work. Please try again.');
    }
    response.end();
  } catch (error) {
    console.error(error);
    if (!response.headersSent) response.writeHead(400);
    response.end();
  }
});
server.listen(3100, '127.0.0.1');
