declare global {
  /** Replaced with the text of the speculation rules when the program is built. */
  const SPECULATION_RULES: string;
}

/** Attributes of this program's script element, written by the document template and the critical-css plugin. */
interface PageData {
  readonly base: string;
  /** Address of the full style sheet. */
  readonly styles: string;
  /** Addresses of React's bundle, separated by spaces. */
  readonly scripts: string;
  /** Addresses of the scripts that the bundle requests on this page, separated by spaces. */
  readonly routeScripts?: string;
}

/** Data of this page. `document.currentScript` is set only while the program starts, so it's read at once. */
export const page = {...(document.currentScript as HTMLScriptElement).dataset} as unknown as PageData;

const root = document.documentElement;

/** Data attributes of the root element, such as the color mode and whether the page is hydrated. */
export const state = root.dataset;

// The address can set this attribute: `?docusaurus-data-has-hydrated=true`.
state.hasHydrated = 'false';

export function isHydrated(): boolean {
  return state.hasHydrated === 'true';
}

/** Calls a function once, when React has hydrated the page. */
export function onHydrated(callback: () => void): void {
  new MutationObserver((_changes, observer) => {
    if (isHydrated()) {
      observer.disconnect();
      callback();
    }
  }).observe(root, {attributeFilter: ['data-has-hydrated']});
}

/** The Network Information API, which some browsers have. */
type Connected = {readonly connection?: {readonly saveData?: boolean; readonly effectiveType?: string}};

/** Returns whether the page may fetch what its reader hasn't requested: not with data saver, and not on 2g. */
export function isUnmetered(): boolean {
  const {saveData, effectiveType = ''} = (navigator as Connected).connection ?? {};
  return !saveData && !effectiveType.includes('2g');
}
