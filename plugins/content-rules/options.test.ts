import {describe, expect, it} from 'vitest';
import {readOptions, type ContentFolder} from './options';

const folder: ContentFolder = {path: 'content/docs', kind: 'docs', routeBasePath: 'docs'};

describe('options', () => {
  it('have defaults', () => {
    expect(readOptions({folders: [folder]})).toMatchObject({
      orderedFolders: [],
    });
  });

  it('that are given win', () => {
    expect(readOptions({folders: [folder], orderedFolders: ['a']}).orderedFolders).toEqual(['a']);
  });

  it.each([
    [
      'an unknown option',
      {folders: [folder], folder: []},
      'content-rules: no option "folder". Options: folders, orderedFolders.',
    ],
    ['no folder', {folders: []}, 'content-rules: "folders" is empty. Name at least one folder with pages.'],
    ['a folder without path', {folders: [{...folder, path: ''}]}, 'folders[0] has no "path".'],
    [
      'an unknown kind',
      {folders: [{...folder, kind: 'news' as 'docs'}]},
      'folders[0] ("content/docs") has the kind "news". Use one of docs, blog, pages.',
    ],
    [
      'a folder without address',
      {folders: [{path: 'a', kind: 'docs'} as ContentFolder]},
      'folders[0] ("a") has no "routeBasePath".',
    ],
  ])('that cannot work are refused: %s', (_, options, message) => {
    expect(() => readOptions(options)).toThrow(message);
  });
});
