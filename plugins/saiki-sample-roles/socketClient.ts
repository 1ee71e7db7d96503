import {
  checkedWith,
  compiled,
  errorSummary,
  failed,
  makeSampleFolder,
  runNode,
  startApiServer,
  type Role,
} from '@docs-kit/code-samples/check';
import {didYouMean} from '@docs-kit/report';
import type {Scenario} from '../../contracts/scenarios';
import {payloadPointer, type MessageContract} from './messages';
import {scenarioNamed, startReplay, type CheckFrame} from './replay';

/** Milliseconds that a client may keep running after the last message. */
const gracePeriod = 300;

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
  name: 'ts ws',
  kind: 'WebSocket clients',
  languages: ['ts'],
  marker: 'ws',
  async check(block, page, context) {
    const before = compiled(block, context);
    if (before.problems.length > 0) return before;
    const wrongPort = /wss?:\/\/localhost:(?!3001\b)(?<port>\d+)/u.exec(block.code)?.groups?.port;
    if (wrongPort !== undefined)
      return failed(block, `The WebSocket is on port 3001, or on API_PORT; the sample connects to ${wrongPort}.`);
    const recording = scenarioNamed(scenarios(), block.values.ws ?? '');
    if (typeof recording === 'string') return failed(block, recording);

    const api = context.api();
    const server = await startApiServer(api);
    const replay = startReplay(server.server, recording, frameCheck(contract()));
    const folder = makeSampleFolder(context.siteDir, page);
    try {
      const until = replay.finished.then(() => new Promise((resolve) => setTimeout(resolve, gracePeriod)));
      const sample = {code: block.code, folder, port: server.port, address: api.contract.server};
      const {code, stdout, stderr, isTimedOut} = await runNode({...sample, hasSocket: true, until});
      const errors = [...replay.errors, ...server.errors()];
      const missing = replay.missing();
      // There is no exit code if the check killed the client, after the last message or because it took too long.
      if (code !== null && code !== 0) errors.push(`The sample ended with code ${code}: ${errorSummary(stderr)}`);
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
