/** What kind of pages a folder holds; the kind decides on front matter, routes and headings. */
export type FolderKind = 'docs' | 'blog' | 'pages';

/** A folder with pages. */
export interface ContentFolder {
  /** Path relative to the site, for example `content/docs`. */
  readonly path: string;
  readonly kind: FolderKind;
  /** First part of its addresses, for example `docs`; empty for the root. */
  readonly routeBasePath: string;
}

/** Fewest and most characters of a text. */
export interface LengthLimits {
  readonly min: number;
  readonly max: number;
}

/** Options of the plugin. */
export interface ContentRulesOptions {
  /** Folders to check. */
  readonly folders: readonly ContentFolder[];
  /** Folder of the files that are published as they are. Default: `static`. */
  readonly staticFolder?: string;
  /** Length of the title in browser tab and search result (`title_meta`, else `title`). Default: 3 to 60. */
  readonly titleLength?: LengthLimits;
  /** Length of the description. Default: 70 to 160. */
  readonly descriptionLength?: LengthLimits;
  /** Folders whose pages are ordered by `sidebar_position`. Default: those that the sidebars take as they are. */
  readonly orderedFolders?: readonly string[];
  /** Names allowed after three colons. Default: note, tip, info, warning, danger. */
  readonly admonitions?: readonly string[];
}

const kinds: readonly string[] = ['docs', 'blog', 'pages'] satisfies FolderKind[];

const defaults = {
  staticFolder: 'static',
  titleLength: {min: 3, max: 60},
  descriptionLength: {min: 70, max: 160},
  orderedFolders: [],
  admonitions: ['note', 'tip', 'info', 'warning', 'danger'],
} satisfies Omit<ContentRulesOptions, 'folders'>;

const known = ['id', 'folders', ...Object.keys(defaults)];

function checkFolder(folder: Partial<ContentFolder>, index: number): void {
  const name = `content-rules: folders[${index}]`;
  if (!folder.path)
    throw new Error(`${name} has no "path". Name a folder relative to the site, for example content/docs.`);
  if (!folder.kind || !kinds.includes(folder.kind)) {
    throw new Error(`${name} ("${folder.path}") has the kind "${folder.kind ?? ''}". Use one of ${kinds.join(', ')}.`);
  }
  if (typeof folder.routeBasePath !== 'string') {
    throw new Error(
      `${name} ("${folder.path}") has no "routeBasePath". Use the one of its content plugin; '' for the root.`,
    );
  }
}

function checkLimits(name: string, {min, max}: LengthLimits): void {
  if (min >= 1 && min <= max) return;
  throw new Error(`content-rules: ${name} runs from ${min} to ${max}. Use numbers from 1, the smaller one as "min".`);
}

/**
 * Fills in what was left out.
 * @throws when an option is unknown or cannot work, with the option's name and the fix
 */
export function readOptions(options: ContentRulesOptions): Required<ContentRulesOptions> {
  const unknown = Object.keys(options).filter((key) => !known.includes(key));
  if (unknown.length > 0) {
    throw new Error(`content-rules: no option "${unknown.join('", "')}". Options: ${known.slice(1).join(', ')}.`);
  }
  if (!Array.isArray(options.folders) || options.folders.length === 0) {
    throw new Error('content-rules: "folders" is empty. Name at least one folder with pages.');
  }
  options.folders.forEach(checkFolder);
  const full = {...defaults, ...options};
  checkLimits('titleLength', full.titleLength);
  checkLimits('descriptionLength', full.descriptionLength);
  return full;
}
