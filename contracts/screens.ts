/** One recorded terminal session of `recordings/screens.json`. */
export interface RecordedScreen {
  readonly id: string;
  readonly title: string;
  /** Shell commands that were typed, one a line. */
  readonly command: string;
  readonly columns: number;
  /** Names of the variables that were set. */
  readonly env?: readonly string[];
  /** Files of the folder by name. */
  readonly files?: Readonly<Record<string, string>>;
  readonly steps: readonly {readonly after: string; readonly seconds?: number; readonly ansi: string}[];
  readonly exit?: number;
  /** One exit code for each command that was typed. */
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
