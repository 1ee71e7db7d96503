/** Where a message appears. */
export type ErrorSurface = 'cli' | 'sdk' | 'http' | 'websocket' | 'log' | 'web-ui' | 'bot' | 'mcp-server';

/** Evidence for a statement: a step of a recorded terminal screen, another recording, or why there is neither. */
export type ErrorEvidence =
  | {readonly screen: string; readonly step?: number}
  | {readonly recording: string; readonly name: string}
  | {readonly none: string};

/** The interfaces that an error concerns, by their names in the other contracts. */
export interface RelatedInterfaces {
  /** Keys of the agent file: `llm.apiKey`, `mcpServers.<name>.args`. */
  readonly keys?: readonly string[];
  /** `POST /api/mcp/servers/{serverId}`. */
  readonly endpoints?: readonly string[];
  /** Flags, slash commands and sub-commands. */
  readonly commands?: readonly string[];
  /** Environment variables. */
  readonly variables?: readonly string[];
  /** Exports of the SDK and their members. */
  readonly sdk?: readonly string[];
}

/** Common to all entries. Texts are Markdown on one line; `[words](error:id)` links to another entry. */
interface Entry {
  /** Never changes: it's part of the address `/docs/errors/<id>`. */
  readonly id: string;
  /** Why it happens. */
  readonly when: string;
  /** What to do about it. */
  readonly fix: string;
  readonly evidence: ErrorEvidence;
}

/** A message that Saiki shows, throws, sends or logs. */
export interface MessageEntry extends Entry {
  /** `notice`: it looks bad but is harmless, or is only informational. */
  readonly kind: 'error' | 'notice';
  readonly subject: string;
  /** Heading on the subject's page under which it's listed. */
  readonly group: string;
  /** The text; words in `<...>` vary. */
  readonly message: string;
  /** Heading for an entry whose message is too short to be told apart. */
  readonly title?: string;
  /** Regular expression that matches the text, with the flag `m`. */
  readonly pattern: string;
  /** A text that the pattern matches. */
  readonly example: string;
  /** Whether the message only introduces another one, whose entry is then more useful. */
  readonly wraps?: true;
  readonly surfaces: readonly ErrorSurface[];
  /** HTTP status. */
  readonly status?: number;
  /** Exit code of the program. */
  readonly exit?: number;
  /** Class or code of the error. */
  readonly type?: string;
  /** How a program or a person can detect it. */
  readonly detect: string;
  /** Whether the failure looks like a success. */
  readonly looksLikeSuccess?: true;
  readonly related?: RelatedInterfaces;
  /** Whether it was observed in the running program, or only read in its code. */
  readonly seen: 'ran' | 'read';
}

/** Something surprising or missing. It's in the list of known limits. */
export interface LimitEntry extends Entry {
  readonly kind: 'limit';
  readonly limitGroup: string;
  readonly title: string;
  /** Pages that explain it. */
  readonly pages: readonly {readonly title: string; readonly page: string}[];
}

/** A failure without a message. It's in the list of known limits too. */
export interface SilenceEntry extends Omit<LimitEntry, 'kind'> {
  readonly kind: 'silence';
  readonly subject: string;
  readonly group: string;
  readonly detect: string;
}

/** An entry of the error index. */
export type ErrorIndexEntry = MessageEntry | SilenceEntry | LimitEntry;

/** The contract of errors, `contracts/errors.json`. */
export interface ErrorCatalog {
  readonly version: string;
  /** Pages of the error index, in order. */
  readonly subjects: readonly {readonly id: string; readonly title: string; readonly description: string}[];
  /** Headings of the list of known limits, in order. */
  readonly limitGroups: readonly {readonly id: string; readonly title: string}[];
  /** In the order of the pages. */
  readonly entries: readonly ErrorIndexEntry[];
}

/** Whether an entry is a message and so has a pattern. */
export const isMessage = (entry: ErrorIndexEntry): entry is MessageEntry =>
  entry.kind === 'error' || entry.kind === 'notice';

/** Whether an entry is in the list of known limits. */
export const isLimit = (entry: ErrorIndexEntry): entry is LimitEntry | SilenceEntry => !isMessage(entry);

/** Returns the page that shows an entry in full, with its anchor, below the base URL. */
export const errorAddress = (entry: ErrorIndexEntry): string =>
  entry.kind === 'limit' ? `/docs/guides/known-limits#${entry.id}` : `/docs/errors/${entry.subject}#${entry.id}`;
