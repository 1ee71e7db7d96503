import type {Synonyms} from '@docs-kit/search';
import {actions} from './actions';
import {names} from './names';
import {subjects} from './subjects';

/**
 * Words that readers type and pages say in another way. Forms of one word (plural, `-ing`, `-ed`) and parts of identifiers
 * need no entry. Each group says why it's there; a group with `alsoFinds` works in one direction only.
 */
export const searchSynonyms: readonly Synonyms[] = [...names, ...actions, ...subjects];
