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

/** Options of the plugin. */
export interface ContentRulesOptions {
  /** Folders to check. */
  readonly folders: readonly ContentFolder[];
  /** Folders whose pages are ordered by `sidebar_position`. Default: those that the sidebars take as they are. */
  readonly orderedFolders?: readonly string[];
}

const kinds: readonly string[] = ['docs', 'blog', 'pages'] satisfies FolderKind[];

const known = ['id', 'folders', 'orderedFolders'];

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
  return {orderedFolders: [], ...options};
}
