import type {ValueType} from './knownKeys';

/** A file of a folder that lists what its pages may name. */
export interface KeyList {
  /** Key of the front matter that names entries, for example `tags`. */
  readonly key: string;
  /** For example `tags.yml`. */
  readonly fileName: string;
  /** One entry, for messages. */
  readonly one: string;
  /** What an entry may say. */
  readonly keys: Readonly<Record<string, ValueType>>;
  /** What an entry must say. */
  readonly neededKey: string;
}

/** The lists that the generator knows. */
export const keyLists: readonly KeyList[] = [
  {
    key: 'tags',
    fileName: 'tags.yml',
    one: 'tag',
    keys: {label: 'text', description: 'text', permalink: 'text'},
    neededKey: 'label',
  },
  {
    key: 'authors',
    fileName: 'authors.yml',
    one: 'author',
    keys: {
      name: 'text',
      title: 'text',
      description: 'text',
      url: 'text',
      email: 'text',
      image_url: 'text',
      page: 'yes, no or mapping',
      socials: 'mapping',
    },
    neededKey: 'name',
  },
];
