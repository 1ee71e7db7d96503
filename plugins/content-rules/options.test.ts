import {describe, expect, it} from 'vitest';
import {readOptions, type ContentFolder} from './options';

const folder: ContentFolder = {path: 'content/docs', kind: 'docs', routeBasePath: 'docs'};

describe('options', () => {
  it('have defaults', () => {
    expect(readOptions({folders: [folder]})).toMatchObject({
      staticFolder: 'static',
      descriptionLength: {min: 70, max: 160},
    });
  });

  it('that are given win', () => {
    expect(readOptions({folders: [folder], admonitions: ['note']}).admonitions).toEqual(['note']);
  });

  it.each([
    [
      'an unknown option',
      {folders: [folder], folder: []},
      'content-rules: no option "folder". Options: folders, staticFolder',
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
    [
      'limits the wrong way round',
      {folders: [folder], titleLength: {min: 9, max: 3}},
      'titleLength runs from 9 to 3. Use numbers from 1',
    ],
  ])('that cannot work are refused: %s', (_, options, message) => {
    expect(() => readOptions(options)).toThrow(message);
  });
});
