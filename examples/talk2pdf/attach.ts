import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { openAgent } from '../common/openAgent';
import { readTurn } from '../common/readTurn';

const [path, question = 'Summarize this file.'] = process.argv.slice(2);
if (!path) throw new Error('Usage: npx tsx attach.ts <file.pdf> "<question>"');

const agent = await openAgent(new URL('./attach.yml', import.meta.url));

const file = {
  data: await readFile(path, 'base64'),
  mimeType: 'application/pdf',
  filename: basename(path),
};
const turn = readTurn(await agent.run(question, undefined, file, 'pdf'));

console.log(turn.ok ? turn.text : `No answer: ${turn.reason}`);
await agent.stop();
