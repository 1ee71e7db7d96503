import {download} from '../plugins/example-downloads/finishedFolder';
import {readList} from './readList';

/** Example folders that readers can download as archives. */
export const exampleDownloads = readList(
  'config/exampleDownloads.yaml',
  download,
  '{folder: cookbook, title: Cookbook, page: /docs/guides/cookbook, terminals: [[cd cookbook]]}',
);
