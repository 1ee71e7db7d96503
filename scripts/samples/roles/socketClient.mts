import {nearestName} from '../../../plugins/contract-reference/nearestName';
import {startContractServer} from '../rest/contractServer.mjs';
import {refused, type Role, type SampleProblem} from '../role.mjs';
import {lastWords} from '../run/lastWords.mjs';
import {runNode} from '../run/runNode.mjs';
import {makeSampleFolder} from '../run/sampleFolder.mjs';
import {recordingNamed} from '../socket/recording.mjs';
import {startReplay, type JudgeFrame} from '../socket/replay.mjs';
import type {Workshop} from '../workshop.mjs';
import {payloadPointer} from './messageJson.mjs';
import {compiled} from './script.mjs';

/** How long a client may do what it does after the last message. */
const grace = 300;

/** Frames of a client must be messages that clients send. */
function makeJudge(workshop: Workshop): JudgeFrame {
  const contract = workshop.socket();
  const sent = Object.values(contract.document.components.messages)
    .filter((message) => message['x-direction'] === 'send')
    .map(({name}) => name);
  return (type, frame) => {
    const pointer = sent.includes(type) ? payloadPointer(contract, 'socket', type) : undefined;
    if (pointer !== undefined)
      return contract.schemas.complaints(pointer, frame).map((text) => `Frame "${type}": ${text}`);
    return [
      `Clients send no message of the type "${type}". Did you mean "${nearestName(type, sent) ?? sent.join('", "')}"?`,
    ];
  };
}

/** `ts ws=…`: a WebSocket client, run against a recorded conversation. */
export const socketClient: Role = {
  name: 'ts ws',
  kind: 'WebSocket clients',
  languages: ['ts', 'typescript', 'js', 'javascript'],
  marker: 'ws',
  words: ['continues'],
  async check(block, page, workshop) {
    const before = compiled(block, workshop);
    if (before.problems.length > 0) return before;
    const wrongPort = /wss?:\/\/localhost:(?!3001\b)(?<port>\d+)/u.exec(block.code)?.groups?.port;
    if (wrongPort !== undefined)
      return refused(block, `The WebSocket is on port 3001, or on API_PORT; the sample connects to ${wrongPort}.`);
    const recording = recordingNamed(workshop.siteFolder, block.values.ws ?? '');
    if (typeof recording === 'string') return refused(block, recording);

    const server = await startContractServer(workshop.rest(), undefined);
    const replay = startReplay(server.server, recording, makeJudge(workshop));
    const folder = makeSampleFolder(workshop.siteFolder, page);
    try {
      const until = replay.finished.then(() => new Promise((resolve) => setTimeout(resolve, grace)));
      const {code, output, errors, isTimedOut} = await runNode({
        code: block.code,
        folder,
        port: server.port,
        hasSocket: true,
        until,
      });
      const complaints = [...replay.complaints, ...server.received.flatMap((request) => request.complaints)];
      const problems: SampleProblem[] = complaints.map((message) => ({line: block.line, message}));
      const missing = replay.missing();
      // Without a code it was ended, by us after the last message or because its time was over.
      if (code !== null && code !== 0)
        problems.push({line: block.line, message: `The sample ended with code ${code}: ${lastWords(errors)}`});
      else if (missing.length > 0 || isTimedOut) {
        problems.push({
          line: block.line,
          message: `The conversation "${recording.scenario}" did not end: the sample never sent ${missing.map((type) => `"${type}"`).join(', ') || 'what was recorded'}.`,
        });
      }
      return {proof: 'run', problems, printed: output};
    } finally {
      folder.remove();
      replay.close();
      await server.close();
    }
  },
};
