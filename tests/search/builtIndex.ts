import {readIndex, type BuiltIndex} from '@docs-kit/search/built-index';

/** Loads the index of the built site. */
export const loadBuiltIndex = (): BuiltIndex => readIndex(process.env.SITE_FOLDER ?? 'build');
