import {readFileSync} from 'node:fs';
import * as z from 'zod';
import {parseData} from '@docs-kit/report';
import type {ExampleDownloadsOptions} from '../plugins/example-downloads';
import type {Download} from '../plugins/example-downloads/finishedFolder';
import {readList} from './readList';

const text = z.string();
const texts = z.array(text);

/** Example folders that readers can download as archives. */
export const downloads = readList<Download>(
  'config/exampleDownloads.yaml',
  z.strictObject({folder: text, title: text, page: text, needs: texts.optional(), terminals: z.array(texts)}),
  '{folder: cookbook, title: Cookbook, page: /docs/guides/cookbook, terminals: [[cd cookbook]]}',
);

const file = 'examples/package.json';
const {peerDependencies, devDependencies} = parseData(readFileSync(file, 'utf8'), file) as Readonly<
  Record<'peerDependencies' | 'devDependencies', Readonly<Record<string, string>>>
>;

/** Options of `plugins/example-downloads`. */
export const exampleDownloads: ExampleDownloadsOptions = {
  folder: 'examples',
  target: 'downloads',
  downloads,
  versions: {...peerDependencies, ...devDependencies},
};
