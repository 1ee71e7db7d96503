/** A recorded terminal session from `recordings/screens.json`. */
export interface RecordedScreen {
  readonly id: string;
  readonly title: string;
  /** The shell commands that were typed, one per line. */
  readonly command: string;
  readonly columns: number;
  /** Names of the environment variables that were set. */
  readonly env?: readonly string[];
  /** Files in the folder, by name. */
  readonly files?: Readonly<Record<string, string>>;
  readonly steps: readonly {readonly after: string; readonly seconds?: number; readonly ansi: string}[];
  readonly exit?: number;
  /** One exit code per command. */
  readonly exits?: readonly number[];
  /** Standard error of a second run. */
  readonly stderr?: string;
  readonly edits?: readonly string[];
  readonly notes?: string;
}

/** `recordings/screens.json`. */
export interface RecordedScreens {
  /** Version of Saiki that was recorded. */
  readonly toolkit: string;
  readonly model: 'scripted';
  readonly screens: readonly RecordedScreen[];
}
