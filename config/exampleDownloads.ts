import * as z from 'zod';
import type {Download} from '../plugins/example-downloads/finishedFolder';
import {readList} from './readList';

const text = z.string();
const texts = z.array(text);

/** Example folders that readers can download as archives. */
export const exampleDownloads = readList<Download>(
  'config/exampleDownloads.yaml',
  z.strictObject({folder: text, title: text, page: text, needs: texts.optional(), terminals: z.array(texts)}),
  '{folder: cookbook, title: Cookbook, page: /docs/guides/cookbook, terminals: [[cd cookbook]]}',
);
