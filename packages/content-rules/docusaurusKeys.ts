import type {FolderKind} from './options';

// The front matter keys that Docusaurus reads. Its content plugins don't export their schemas, which don't report lines
// either. docusaurusKeys.test.ts compares this copy with the installed version.
// https://github.com/facebook/docusaurus/blob/main/packages/docusaurus-plugin-content-docs/src/frontMatter.ts

const isMapping = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';
const isHeadingLevel = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6;

/** Checks of values, and descriptions of what they accept, for messages. */
const types = {
  text: [isText, 'a text, in quotes when it looks like a number'],
  'text or null': [(value) => value === null || isText(value), 'a text or null'],
  name: [(value) => isText(value) && !String(value).includes('/'), 'a name without /'],
  number: [(value) => typeof value === 'number', 'a number'],
  'heading level': [isHeadingLevel, 'a number from 2 to 6'],
  boolean: [(value) => typeof value === 'boolean', 'true or false'],
  'boolean or mapping': [
    (value) => typeof value === 'boolean' || isMapping(value),
    'true, false, or keys with values below it',
  ],
  list: [Array.isArray, 'a list, [one, two]'],
  'text or list': [(value) => isText(value) || Array.isArray(value), 'a text or a list, [one, two]'],
  mapping: [isMapping, 'keys with values below it'],
} satisfies Record<string, [matches: (value: unknown) => boolean, description: string]>;

/** The type of a key's value. */
export type ValueType = keyof typeof types;

/** Describes a type to authors. */
export const describeType = (type: ValueType): string => types[type][1];

/** Whether a value has the type. */
export const hasType = (value: unknown, type: ValueType): boolean => types[type][0](value);

type Keys = Readonly<Record<string, ValueType>>;

/** Returns the type of a key's value; undefined for an unknown key. */
export const typeOf = (key: string, keys: Keys): ValueType | undefined =>
  Object.hasOwn(keys, key) ? keys[key] : undefined;

const common: Keys = {
  title: 'text',
  description: 'text',
  slug: 'text',
  keywords: 'list',
  image: 'text',
  hide_table_of_contents: 'boolean',
  toc_min_heading_level: 'heading level',
  toc_max_heading_level: 'heading level',
  draft: 'boolean',
  unlisted: 'boolean',
  last_update: 'mapping',
};

const frontMatterKeys: Readonly<Record<FolderKind, Keys>> = {
  docs: {
    ...common,
    id: 'name',
    title_meta: 'text',
    hide_title: 'boolean',
    tags: 'list',
    sidebar_label: 'text',
    sidebar_position: 'number',
    sidebar_class_name: 'text',
    sidebar_custom_props: 'mapping',
    sidebar_key: 'text',
    custom_edit_url: 'text or null',
    parse_number_prefixes: 'boolean',
    displayed_sidebar: 'text or null',
    pagination_label: 'text',
    pagination_next: 'text or null',
    pagination_prev: 'text or null',
  },
  blog: {...common, title_meta: 'text', sidebar_label: 'text', date: 'text', authors: 'text or list', tags: 'list'},
  pages: {...common, wrapperClassName: 'text'},
};

/** Returns the front matter keys that pages in a folder of this kind can have. */
export const keysOf = (kind: FolderKind): Keys => frontMatterKeys[kind];

/** A file in a content folder that defines tags or authors for its pages. */
export interface DefinitionFile {
  /** Front matter key whose values are keys of this file, for example `tags`. */
  readonly key: string;
  /** For example `tags.yml`. */
  readonly fileName: string;
  /** What messages call an entry. */
  readonly entryName: string;
  readonly keys: Keys;
  readonly requiredKey: string;
}

/** The files that define tags and authors. */
export const definitionFiles: readonly DefinitionFile[] = [
  {
    key: 'tags',
    fileName: 'tags.yml',
    entryName: 'tag',
    keys: {label: 'text', description: 'text', permalink: 'text'},
    requiredKey: 'label',
  },
  {
    key: 'authors',
    fileName: 'authors.yml',
    entryName: 'author',
    keys: {
      name: 'text',
      title: 'text',
      description: 'text',
      url: 'text',
      email: 'text',
      image_url: 'text',
      page: 'boolean or mapping',
      socials: 'mapping',
    },
    requiredKey: 'name',
  },
];
