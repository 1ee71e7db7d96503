import type {FolderKind} from './options';

/** What a key of the front matter may hold. */
export type ValueType =
  | 'text'
  | 'text or null'
  | 'name'
  | 'number'
  | 'heading level'
  | 'yes or no'
  | 'yes, no or mapping'
  | 'list'
  | 'text or list'
  | 'mapping';

type Keys = Readonly<Record<string, ValueType>>;

const everywhere: Keys = {
  title: 'text',
  description: 'text',
  slug: 'text',
  keywords: 'list',
  image: 'text',
  hide_table_of_contents: 'yes or no',
  toc_min_heading_level: 'heading level',
  toc_max_heading_level: 'heading level',
  draft: 'yes or no',
  unlisted: 'yes or no',
  last_update: 'mapping',
};

const keys: Readonly<Record<FolderKind, Keys>> = {
  docs: {
    ...everywhere,
    id: 'name',
    title_meta: 'text',
    hide_title: 'yes or no',
    tags: 'list',
    sidebar_label: 'text',
    sidebar_position: 'number',
    sidebar_class_name: 'text',
    sidebar_custom_props: 'mapping',
    sidebar_key: 'text',
    custom_edit_url: 'text or null',
    parse_number_prefixes: 'yes or no',
    displayed_sidebar: 'text or null',
    pagination_label: 'text',
    pagination_next: 'text or null',
    pagination_prev: 'text or null',
  },
  blog: {...everywhere, title_meta: 'text', sidebar_label: 'text', date: 'text', authors: 'text or list', tags: 'list'},
  pages: everywhere,
};

/** Keys of the front matter in a folder of this kind. */
export const keysOf = (kind: FolderKind): Keys => keys[kind];

/** The types as an author reads them. */
export const spokenTypes: Readonly<Record<ValueType, string>> = {
  text: 'a text, in quotes when it looks like a number',
  'text or null': 'a text or null',
  name: 'a name without /',
  number: 'a number',
  'heading level': 'a number from 2 to 6',
  'yes or no': 'true or false',
  'yes, no or mapping': 'true, false, or keys with values below it',
  list: 'a list, [one, two]',
  'text or list': 'a text or a list, [one, two]',
  mapping: 'keys with values below it',
};

const isMapping = (value: unknown): boolean => typeof value === 'object' && value !== null && !Array.isArray(value);
const isText = (value: unknown): boolean => typeof value === 'string' && value.trim() !== '';

const tests: Readonly<Record<ValueType, (value: unknown) => boolean>> = {
  text: isText,
  'text or null': (value) => value === null || isText(value),
  name: (value) => isText(value) && !String(value).includes('/'),
  number: (value) => typeof value === 'number',
  'heading level': (value) => Number.isInteger(value) && Number(value) >= 2 && Number(value) <= 6,
  'yes or no': (value) => typeof value === 'boolean',
  'yes, no or mapping': (value) => typeof value === 'boolean' || isMapping(value),
  list: Array.isArray,
  'text or list': (value) => isText(value) || Array.isArray(value),
  mapping: isMapping,
};

/** Tells whether a value is of a type. */
export const matches = (value: unknown, type: ValueType): boolean => tests[type](value);
