/** Where a message appears. */
export type ErrorSurface = 'cli' | 'sdk' | 'http' | 'websocket' | 'log' | 'web-ui' | 'bot' | 'mcp-server';

/** What shows that a statement is true: a step of a recorded terminal screen, another recording, or why there is neither. */
export type ErrorEvidence =
  | {readonly screen: string; readonly step?: number}
  | {readonly recording: string; readonly name: string}
  | {readonly none: string};

/** The interfaces that an error is about, by their names in the other contracts. */
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

/** What all entries have. Texts are Markdown on one line; `[words](error:id)` links to another entry. */
interface Entry {
  /** Never changes: it is the address `/docs/errors/<id>`. */
  readonly id: string;
  /** Why it happens. */
  readonly when: string;
  /** What to do about it. */
  readonly fix: string;
  readonly evidence: ErrorEvidence;
}

/** A message that Saiki shows, throws, sends or logs. */
export interface MessageEntry extends Entry {
  /** `notice`: it looks bad and is harmless, or only informs. */
  readonly kind: 'error' | 'notice';
  readonly subject: string;
  /** Heading under which the page of the subject has it. */
  readonly group: string;
  /** The text; words in `<...>` vary. */
  readonly message: string;
  /** Heading of an entry whose message has too few words to be told apart. */
  readonly title?: string;
  /** Regular expression that finds the text, with the flag `m`. */
  readonly pattern: string;
  /** A text that the pattern finds. */
  readonly example: string;
  /** Whether the message only introduces another one, which is then the more useful entry. */
  readonly wraps?: true;
  readonly surfaces: readonly ErrorSurface[];
  /** HTTP status. */
  readonly status?: number;
  /** Exit code of the program. */
  readonly exit?: number;
  /** Class or code of the error. */
  readonly type?: string;
  /** How a program or a person notices it. */
  readonly detect: string;
  /** Whether the failure looks like a success. */
  readonly looksLikeSuccess?: true;
  readonly related?: RelatedInterfaces;
  /** Whether it was observed on the running program, or only read in its code. */
  readonly seen: 'ran' | 'read';
}

/** What surprises or is missing. The list of known limits shows it. */
export interface LimitEntry extends Entry {
  readonly kind: 'limit';
  readonly limitGroup: string;
  readonly title: string;
  /** Pages that explain it. */
  readonly pages: readonly {readonly title: string; readonly page: string}[];
}

/** What fails without a message. It is in the list of known limits too. */
export interface SilenceEntry extends Omit<LimitEntry, 'kind'> {
  readonly kind: 'silence';
  readonly subject: string;
  readonly group: string;
  readonly detect: string;
}

/** An entry of the error index. */
export type ErrorIndexEntry = MessageEntry | SilenceEntry | LimitEntry;

/** The contract of errors, `contracts/errors.json`. */
export interface ErrorCatalogue {
  readonly version: string;
  /** Pages of the error index, in their order. */
  readonly subjects: readonly {readonly id: string; readonly title: string; readonly description: string}[];
  /** Headings of the list of known limits, in their order. */
  readonly limitGroups: readonly {readonly id: string; readonly title: string}[];
  /** In the order of the pages. */
  readonly entries: readonly ErrorIndexEntry[];
}

/** Whether an entry is a message, which has a pattern. */
export const isMessage = (entry: ErrorIndexEntry): entry is MessageEntry =>
  entry.kind === 'error' || entry.kind === 'notice';

/** Whether an entry is in the list of known limits. */
export const isLimit = (entry: ErrorIndexEntry): entry is LimitEntry | SilenceEntry => !isMessage(entry);

/** Returns the page that shows an entry in full, with its anchor, below the base URL. */
export const errorAddress = (entry: ErrorIndexEntry): string =>
  entry.kind === 'limit' ? `/docs/guides/known-limits#${entry.id}` : `/docs/errors/${entry.subject}#${entry.id}`;
