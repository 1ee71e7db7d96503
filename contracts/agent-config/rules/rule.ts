import type {Finding} from '../problem';
import type {Mapping} from '../values';
import type {LlmRegistry} from '../../llmRegistry';

/** A rule about more than one value, which a schema therefore can't express. */
export interface CrossFieldRule {
  /** What it ensures, for test names and messages. */
  readonly name: string;
  /** The top-level key that it checks. The rule is skipped if the key is missing. */
  readonly key: string;
  /**
   * Looks for problems.
   * @param config the whole file as far as it fits the schema: an undefined value means only that its key is there
   * @param registry providers and models
   */
  check(config: Mapping, registry: LlmRegistry): Finding[];
}
