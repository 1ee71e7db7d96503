/** What the document template and `plugins/static-first-view` note of the page, in attributes of this program's element. */
interface PageNotes {
  /** The base URL. */
  readonly base: string;
  /** Address of the whole style sheet. */
  readonly styles: string;
  /** Addresses of React's bundle, between spaces. */
  readonly scripts: string;
  /** Addresses of what the bundle asks for on this page, between spaces. */
  readonly routeScripts?: string;
}

/** The notes of this page. They are there for as long as the program starts, so this module reads them at once. */
export const page = {...(document.currentScript as HTMLScriptElement).dataset} as unknown as PageNotes;
