import type {Finding} from '../problem';
import type {Mapping} from '../values';
import type {LlmRegistry} from '../../llmRegistry';

/**
 * A rule about more than one value, which a schema therefore can't express. Returns what is wrong.
 * @param config the whole file as far as it fits the schema: an undefined value means only that its key is there
 * @param registry providers and models
 */
export type CrossFieldRule = (config: Mapping, registry: LlmRegistry) => Finding[];
