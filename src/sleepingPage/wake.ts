// Starts React at the reader's first sign, or when the page has been idle for a while: docs/performance.md, "Waking".
import {mayFetchAhead} from './connection';
import {page} from './page';
import {tellFailure} from './tellFailure';

const signs = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'scroll', 'focusin'];
/** Milliseconds after loading. */
const idleTime = 8000;

const addresses = (list: string) => new Set(list.split(' ').filter(Boolean));

/**
 * Scripts that are not there yet, in the order in which they run: what the bundle would ask for next on this page, and
 * the bundle. Whatever it begins with is there when it begins.
 */
const missing = addresses(`${page.routeScripts ?? ''} ${page.scripts}`);
/** The bundle starts when the last of its scripts is there. This one, its smallest, waits for all others of the page. */
const startsReact = (src: string) => src.includes('/runtime~');
let hasSheet = false;
let attempts = 3;
let isWaking = false;

// Where the base URL is right, this program has come: the generator looks for its object when the document has been read,
// and warns where there is none.
Object.assign(window, {docusaurus: {}});

const listen = () => signs.forEach((sign) => window.addEventListener(sign, wake, {passive: true, capture: true}));
const stopListening = () => signs.forEach((sign) => window.removeEventListener(sign, wake, {capture: true}));

/** Adds an element that asks for a file; settles with the file. */
function add<Element extends HTMLElement>(element: Element, properties: Partial<Element>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    document.head.append(Object.assign(element, {onload: resolve, onerror: () => reject(element)}, properties));
  });
}

const addLink = (properties: Partial<HTMLLinkElement>) => add(document.createElement('link'), properties);
const addScript = (src: string) => add(document.createElement('script'), {src, async: false});

/**
 * The whole sheet comes before React, which may show what the page's own styles do not know. They stay: the sheet says
 * everything again, and taking styles away would make the browser lay the page out once more.
 */
async function addStyles(): Promise<void> {
  if (!hasSheet && document.querySelector('style[data-first-view]')) {
    await addLink({rel: 'stylesheet', href: page.styles, fetchPriority: 'high'});
    hasSheet = true;
  }
}

/** Each script settles before another attempt: a script that runs twice would start React twice. */
function addScripts(areMeant: (src: string) => boolean): Promise<unknown> {
  const added = [...missing].filter(areMeant).map((src) =>
    addScript(src).then(
      () => missing.delete(src),
      // The bundle would wait for an element that has failed.
      (element: HTMLElement) => element.remove(),
    ),
  );
  return Promise.all(added);
}

async function start(): Promise<void> {
  await addStyles();
  await addScripts((src) => !startsReact(src));
  // Twice: Chromium answers the first element with what became of the preload, even of one that failed an attempt ago.
  await addScripts(() => [...missing].every(startsReact));
  await addScripts(() => [...missing].every(startsReact));
  if (missing.size > 0) {
    throw new Error();
  }
}

function wake(): void {
  if (isWaking) {
    return;
  }
  isWaking = true;
  stopListening();
  missing.forEach((href) => addLink({rel: 'preload', as: 'script', href}).catch(() => undefined));
  start().catch(failed);
}

/** The document still works without React. The next sign of the reader tries again, and at last a button. */
function failed(): void {
  attempts -= 1;
  isWaking = false;
  if (attempts > 0) {
    listen();
  } else {
    tellFailure(wake);
  }
}

/** Not after the last attempt: the reader has a button then. */
const wakeByItself = () => attempts > 0 && wake();

listen();
window.addEventListener('load', () => {
  if (mayFetchAhead()) {
    setTimeout(() => ('requestIdleCallback' in window ? requestIdleCallback(wakeByItself) : wakeByItself()), idleTime);
  }
});
