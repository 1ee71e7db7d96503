import type {Finding} from '../problem';
import type {Mapping} from '../values';
import type {LlmRegistry} from '../../llmRegistry';

/** A rule that looks at more than one value and that a schema therefore cannot hold. */
export interface CrossFieldRule {
  /** What it makes sure of, for test names and messages. */
  readonly name: string;
  /** The top-level key it looks at. Without it, the rule is skipped. */
  readonly key: string;
  /**
   * Looks for problems.
   * @param config the whole file as far as it fits the schema: any value may be undefined, which says only that the key is there
   * @param registry providers and models
   */
  check(config: Mapping, registry: LlmRegistry): Finding[];
}
