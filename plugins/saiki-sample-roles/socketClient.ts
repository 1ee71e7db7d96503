import type {Server} from 'node:http';
import {WebSocketServer, type WebSocket} from 'ws';
import {
  checkedWith,
  compiled,
  errorSummary,
  failed,
  localAddressErrors,
  makeSampleFolder,
  runNode,
  startApiServer,
  type Role,
} from '@docs-kit/code-samples/check';
import {didYouMean, parsedJson} from '@docs-kit/report';
import type {Scenario} from '../../contracts/scenarios';
import {payloadPointer, type MessageContract} from './messages';

/** Makes the check for frames, which must be messages that clients send. */
function frameCheck(contract: MessageContract): CheckFrame {
  const sent = Object.values(contract.document.components.messages)
    .filter((message) => message['x-direction'] === 'send')
    .map(({name}) => name);
  return (type, frame) => {
    const pointer = sent.includes(type) ? payloadPointer(contract, 'socket', type) : undefined;
    return pointer === undefined
      ? [`Clients send no message of the type "${type}". ${didYouMean(type, sent)}`]
      : contract.schemas.errors(pointer, frame).map((text) => `Frame "${type}": ${text}`);
  };
}

/** `ts ws=…`: a WebSocket client, run against a recorded conversation. */
export const socketClient = (contract: () => MessageContract, scenarios: () => readonly Scenario[]): Role => ({
  kind: 'WebSocket clients',
  languages: ['ts'],
  marker: 'ws',
  async check(block, page, context) {
    const before = compiled(block, context);
    if (before.problems.length > 0) return before;
    const wrongAddresses = localAddressErrors(block.code, page, context.api());
    if (wrongAddresses.length > 0) return checkedWith(block, wrongAddresses);
    const name = block.values.ws ?? '';
    const recording = scenarios().find(({scenario}) => scenario === name);
    if (!recording) {
      const names = scenarios().map(({scenario}) => scenario);
      return failed(block, `There is no recorded conversation "${name}". ${didYouMean(name, names)}`);
    }

    const api = context.api();
    const server = await startApiServer(api);
    const replay = startReplay(server.server, recording, frameCheck(contract()));
    const folder = makeSampleFolder(context.siteDir, page);
    try {
      const sample = {
        code: block.code,
        folder,
        port: server.port,
        address: api.contract.server,
        until: replay.finished,
      };
      const {code, stdout, stderr, isTimedOut} = await runNode(sample);
      const errors = [...replay.errors, ...server.errors()];
      const missing = replay.missing();
      // There is no exit code if the check killed the client, after the conversation or because it took too long.
      if (code !== null && code !== 0) errors.push(`The sample exited with code ${code}: ${errorSummary(stderr)}`);
      else if (missing.length > 0 || isTimedOut) {
        const types = missing.map((type) => `"${type}"`).join(', ') || 'what was recorded';
        errors.push(`The conversation "${recording.scenario}" did not end: the sample never sent ${types}.`);
      }
      return {...checkedWith(block, errors), proof: 'run', printed: stdout};
    } finally {
      folder.remove();
      replay.close();
      await server.close();
    }
  },
});

/** Returns the problems with a client's frame. */
type CheckFrame = (type: string, frame: unknown) => readonly string[];

/** The parts of a message that replays need. */
interface ClientFrame {
  readonly type?: unknown;
  readonly sessionId?: unknown;
  readonly stream?: unknown;
  readonly data?: {readonly sessionId?: unknown; readonly executionId?: unknown; readonly approved?: unknown};
}

/**
 * Resolves when a client has handled all messages: it answers pings in the order of the messages, and the second one
 * after whatever the messages have started.
 */
async function allHandled(socket: WebSocket): Promise<void> {
  for (let pings = 0; pings < 2; pings += 1) {
    await new Promise((resolve) => {
      socket.once('pong', resolve);
      socket.ping();
    });
  }
}

/**
 * Plays the server's side of a recorded conversation to the first client that connects. Waits for each recorded client
 * message before continuing, and uses the session ids that the client chose.
 */
function startReplay(server: Server, recording: Scenario, check: CheckFrame) {
  const steps = recording.messages.filter(({direction}) => direction !== 'rest');
  const errors: string[] = [];
  const sessions = new Map<unknown, unknown>();
  let next = 0;
  let finish = (): void => undefined;
  const finished = new Promise<void>((resolve) => (finish = resolve));
  const sockets = new WebSocketServer({server});

  const proceed = (socket: WebSocket): void => {
    const step = steps[next];
    if (!step) void allHandled(socket).then(finish);
    if (step?.direction !== 'server') return;
    next += 1;
    socket.send(JSON.stringify(withSessions(step.message, sessions)));
    // Pauses between messages, as on a network.
    setTimeout(() => proceed(socket), 5);
  };

  sockets.on('connection', (socket) => {
    socket.on('error', ({message}) => errors.push(`The sample's connection failed: ${message}`));
    socket.on('message', (data) => {
      const frame = parsed(String(data));
      const step = steps[next];
      if (frame === undefined) {
        errors.push(`The sample sends a frame that is not a JSON object: ${String(data).slice(0, 60)}`);
        return;
      }
      errors.push(...check(String(frame.type), frame));
      if (step?.direction !== 'client') return;
      errors.push(...differences(frame, step.message));
      sessions.set(step.message.sessionId, frame.sessionId);
      next += 1;
      proceed(socket);
    });
    proceed(socket);
  });
  return {
    /** Problems with the client's frames. */
    errors,
    /** Resolves when the client has handled the last recorded message. Never if it closes the connection before that. */
    finished,
    /** Returns the types of recorded client messages that haven't arrived. */
    missing: () =>
      steps.slice(next).flatMap(({direction, message}) => (direction === 'client' ? String(message.type) : [])),
    close: () => sockets.close(),
  };
}

function parsed(text: string): ClientFrame | undefined {
  const frame = parsedJson(text);
  return typeof frame === 'object' && frame !== null ? frame : undefined;
}

function differences(frame: ClientFrame, recorded: ClientFrame): string[] {
  if (frame.type !== recorded.type)
    return [`The recorded client sends "${String(recorded.type)}" here; the sample sends "${String(frame.type)}".`];
  const isStreamed = recorded.stream === true;
  if (frame.type === 'message' && (frame.stream === true) !== isStreamed) {
    const [conversation, sample] = isStreamed ? ['streamed', 'does not send'] : ['not streamed', 'sends'];
    return [`The conversation is ${conversation}; the sample ${sample} "stream": true.`];
  }
  const {executionId, approved} = frame.data ?? {};
  if (executionId !== recorded.data?.executionId)
    return [`The answer names the executionId ${JSON.stringify(executionId)}, not that of the request.`];
  const isOtherAnswer = recorded.data !== undefined && Boolean(approved) !== Boolean(recorded.data.approved);
  return isOtherAnswer ? [`The recorded client answers "approved": ${String(recorded.data?.approved)}.`] : [];
}

/** Returns a recorded server message with this client's session ids. */
function withSessions(message: ClientFrame, sessions: ReadonlyMap<unknown, unknown>): ClientFrame {
  const {data} = message;
  const sessionId = sessions.get(data?.sessionId);
  return sessionId === undefined ? message : {...message, data: {...data, sessionId}};
}
