import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {expect, test} from 'vitest';
import {makeFolder} from './folder.testing';
import {openThread} from './thread';

test('threads can write the same file at once', async () => {
  const folder = makeFolder({
    'writer.ts': `import {saveFile} from ${JSON.stringify(path.resolve(import.meta.dirname, 'files'))};
export function write(file: string): void {
  for (let time = 0; time < 500; time += 1) saveFile(file, 'x'.repeat(100_000));
}`,
  });
  const module = path.join(folder, 'writer.ts');
  const threads = [1, 2].map(() => openThread<(file: string) => void>({module, name: 'write'}));
  const file = path.join(folder, 'made/result');
  await Promise.all(threads.map((thread) => thread.ask(file)));
  expect(readdirSync(path.dirname(file))).toEqual(['result']);
  expect(readFileSync(file, 'utf8')).toHaveLength(100_000);
  await Promise.all(threads.map((thread) => thread.end()));
});
