/** A flag of the program or of a sub-command. */
export interface CliOption {
  /** As `--help` prints it: `-a, --agent <path>`. */
  readonly flags: string;
  readonly value?: {readonly name: string; readonly required: boolean};
  readonly required?: boolean;
  /** `none`: the program accepts it and ignores it. */
  readonly effect?: 'none';
  /** `false`: another flag with the same name takes precedence; a note says which. */
  readonly settable?: false;
  readonly default?: string;
  /** Values, or a description of them. */
  readonly choices?: readonly string[] | string;
  readonly description: string;
  readonly notes?: readonly string[];
}

/** A sub-command of the program. */
export interface CliCommand {
  readonly name: string;
  readonly interactive: boolean;
  readonly description: string;
  readonly options: readonly CliOption[];
}

/** A mode of `--mode`; `cli` is listed twice, with and without a prompt. */
export interface CliMode {
  readonly name: string;
  readonly mode: string;
  readonly starts: string;
  readonly ports: string;
  readonly ends: string;
  readonly notes: readonly string[];
}

/** A sub-command of an interactive command. */
export interface SlashSubcommand {
  readonly name: string;
  readonly arguments?: string;
  readonly description: string;
}

/** An interactive command. */
export interface SlashCommand extends SlashSubcommand {
  readonly aliases: readonly string[];
  readonly choices?: readonly string[];
  readonly category: string;
  readonly subcommands?: readonly SlashSubcommand[];
}

/** An environment variable. */
export interface EnvironmentVariable {
  readonly name: string;
  readonly group: string;
  readonly default?: string;
  readonly choices?: readonly string[];
  readonly description: string;
}

/** An error and how the program handles it. */
export interface ErrorCase {
  readonly case: string;
  readonly code: number;
  /** Id of its entry in `errors.json`. */
  readonly error?: string;
  /** The exact text that appears. */
  readonly shows?: string;
  readonly note?: string;
}

/** The contract of the command line, `contracts/cli.json`. */
export interface Cli {
  readonly version: string;
  readonly program: {
    readonly name: string;
    readonly package: string;
    readonly usage: string;
    readonly description: string;
  };
  readonly arguments: readonly {
    readonly name: string;
    readonly variadic: boolean;
    readonly required: boolean;
    readonly description: string;
  }[];
  readonly options: readonly CliOption[];
  readonly commands: readonly CliCommand[];
  readonly modes: readonly CliMode[];
  readonly slashCommands: readonly SlashCommand[];
  readonly environmentGroups: Readonly<Record<string, {readonly title: string; readonly description?: string}>>;
  readonly environment: readonly EnvironmentVariable[];
  readonly exitCodes: readonly {readonly code: number; readonly meaning: string}[];
  readonly errorCases: readonly ErrorCase[];
}
