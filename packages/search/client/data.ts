import type {EntryPoint} from '../build/options';

/** What the plugin tells the interface. */
export interface SearchData {
  /** Address of the index. */
  readonly index: string;
  readonly entryPoints: readonly EntryPoint[];
}
