import type {ContentDialect} from './convertContent.mts';

/** Another site generator, set up as its documentation says, with our pages. */
export interface Peer {
  readonly name: string;
  /** Packages, in versions that run on the Node.js version that this project supports. */
  readonly packages: Readonly<Record<string, string>>;
  /** Folder within the peer's project that contains the pages. */
  readonly contentFolder: string;
  readonly dialect: ContentDialect;
  /** Files of the project, by path. */
  readonly files: Readonly<Record<string, string>>;
  readonly buildCommand: readonly string[];
  /** Starts the development server; the port is appended. */
  readonly devCommand: readonly string[];
  /** Folder with the built site. */
  readonly output: string;
  /** Folders that are deleted before a cold build. */
  readonly caches: readonly string[];
}

/** Title and address of every peer. */
export const about = {title: 'Saiki', baseUrl: '/saiki/', url: 'https://truffle-ai.github.io'} as const;

/** Environment variables that turn off the peers' telemetry. */
export const withoutTelemetry = {ASTRO_TELEMETRY_DISABLED: '1', NEXT_TELEMETRY_DISABLED: '1'} as const;

/** Front page of the peers, which isn't compared. */
export const frontPage = 'Saiki builds AI agents. [Introduction](/saiki/docs/getting-started/intro)\n';
