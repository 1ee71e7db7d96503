// Compares this package's copy of Docusaurus' internals with the installed version, to notice changes in an upgrade.
import {validateAuthorsMap} from '@docusaurus/plugin-content-blog/lib/authorsMap.js';
import {parseBlogFileName} from '@docusaurus/plugin-content-blog/lib/blogUtils.js';
import {validateBlogPostFrontMatter} from '@docusaurus/plugin-content-blog/lib/frontMatter.js';
import {validateDocFrontMatter} from '@docusaurus/plugin-content-docs/lib/frontMatter.js';
import slugs from '@docusaurus/plugin-content-docs/lib/slug.js';
import {validatePageFrontMatter} from '@docusaurus/plugin-content-pages/lib/frontMatter.js';
import {getTagsFile} from '@docusaurus/utils-validation';
import {makeFolder} from '@docs-kit/report/testing';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {definitionFiles, keysOf} from './docusaurusKeys';
import type {FolderKind} from './options';
import {readContentPage} from './readContentPage';
import {routeOf} from './routes';

/** Returns the keys that a Joi schema reads. The object has none of them, so its prototype can record each access. */
function keysRead(validate: (value: never) => unknown): string[] {
  const read = new Set<string>();
  const note = (_: object, key: string | symbol): undefined => {
    if (typeof key === 'string') read.add(key);
  };
  try {
    validate(Object.create(new Proxy({}, {get: note})) as never);
  } catch {
    // A required key is missing, but it has been recorded.
  }
  return [...read].sort();
}

interface FrontMatterRow {
  readonly kind: FolderKind;
  readonly validate: (frontMatter: never) => unknown;
  /** Keys that only the theme reads. */
  readonly ofTheme?: readonly string[];
  /** Keys that Docusaurus still reads, but authors shouldn't write. */
  readonly outdated?: readonly string[];
}

const frontMatter: readonly FrontMatterRow[] = [
  {kind: 'docs', validate: validateDocFrontMatter, ofTheme: ['title_meta']},
  {
    kind: 'blog',
    validate: validateBlogPostFrontMatter,
    outdated: [
      ...['author', 'authorImageURL', 'authorTitle', 'authorURL', 'author_image_url', 'author_title', 'author_url'],
      // The permalink comes from `slug`; nothing reads the id.
      'id',
    ],
  },
  {kind: 'pages', validate: validatePageFrontMatter},
];

describe('the known keys are those of the installed Docusaurus', () => {
  it.each(frontMatter)('in the front matter of $kind', ({kind, validate, ofTheme = [], outdated = []}) => {
    const known = Object.keys(keysOf(kind)).filter((key) => !ofTheme.includes(key));
    expect([...known, ...outdated].sort()).toEqual(keysRead(validate));
  });

  it('in authors.yml', () => {
    const keys = Object.keys(definitionFiles.find(({key}) => key === 'authors')?.keys ?? {});
    const read = keysRead((author) => validateAuthorsMap({team: author}));
    // `image_url` is renamed before the keys are read.
    expect(keys.map((key) => (key === 'image_url' ? 'imageURL' : key)).sort()).toEqual(read);
  });

  it('in tags.yml, where others are rejected', async () => {
    const read = (...keys: string[]) => {
      const folder = makeFolder({'tags.yml': `agents:\n${keys.map((key) => `  ${key}: a\n`).join('')}`});
      return getTagsFile({contentPaths: {contentPath: folder, contentPathLocalized: folder}, tags: 'tags.yml'});
    };
    const keys = Object.keys(definitionFiles.find(({key}) => key === 'tags')?.keys ?? {});
    await expect(read(...keys)).resolves.toMatchObject({agents: {label: 'a'}});
    await expect(read(...keys, 'other')).rejects.toThrow('other');
  });
});

describe('the URL of a page is the one that the installed Docusaurus makes', () => {
  const route = (file: string, kind: 'docs' | 'blog', lines: string) =>
    routeOf(readContentPage(`content/${file}`, `---\n${lines}\n---\n`, {path: 'content', kind, routeBasePath: ''}));
  const withoutSlash = (url: string) => url.replace(/(?<=.)\/$/u, '');

  it.each([
    ['a.md', 'title: A'],
    ['a/b.md', 'title: A'],
    ['a/index.md', 'title: A'],
    ['a/README.md', 'title: A'],
    ['a/a.md', 'title: A'],
    ['index.md', 'title: A'],
    ['a/b.md', 'id: c'],
    ['a/b.md', 'slug: c'],
    ['a/b.md', 'slug: /c'],
    ['a/b.md', 'slug: ../c'],
  ])('of docs: %s with %s', (file, line) => {
    const [key, value = ''] = line.split(': ');
    const {dir, name} = path.posix.parse(file);
    const sourceDirName = dir || '.';
    const slug = slugs({
      baseID: key === 'id' ? value : name,
      frontMatterSlug: key === 'slug' ? value : undefined,
      source: `@site/content/${file}`,
      sourceDirName,
    });
    expect(route(file, 'docs', line)).toBe(withoutSlash(slug));
  });

  it.each(['2025-06-16-one.md', '2025-06-16-one/index.md', 'one.md', 'more/2025-06-16-one.md', '2025/06/16/one.md'])(
    'of posts: %s',
    (file) => {
      expect(route(file, 'blog', 'title: A')).toBe(withoutSlash(parseBlogFileName(file).slug));
    },
  );
});
