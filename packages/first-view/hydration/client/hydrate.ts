// Starts React at the reader's first interaction, or when the page has been idle for a while. README.md has the states.
import {isUnmetered, page} from './page';

/** Not `scroll`: browsers scroll by themselves, to an anchor or where the reader was before a reload. */
const interactions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'focusin'];

const addresses = (list: string) => new Set(list.split(' ').filter(Boolean));

/**
 * Scripts that have not loaded yet, in the order in which they run: first those that the bundle would request on this
 * page, then the bundle. What is there when the bundle starts is not requested again.
 */
const missing = addresses(`${page.routeScripts ?? ''} ${page.scripts}`);
/** The bundle starts when the last of its scripts has run. Its runtime, the smallest, waits for all others of the page. */
const isRuntime = (src: string) => src.includes('/runtime~');
/** Milliseconds from the load of a page until it hydrates without an interaction. */
const idleTime = 8000;
let hasStyleSheet = false;
let attempts = 3;
let isHydrating = false;

// Docusaurus looks for this object when the document has been read, and shows a base URL warning where it is missing:
// https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/BaseUrlIssueBanner/index.tsx
Object.assign(window, {docusaurus: {}});

const listen = () => interactions.forEach((type) => addEventListener(type, interact, {passive: true, capture: true}));
const stopListening = () => interactions.forEach((type) => removeEventListener(type, interact, {capture: true}));

/** Browsers also send `pointermove` when a page appears below a pointer that rests: nobody has moved it. */
function interact({type, movementX, movementY}: Event & Partial<PointerEvent>): void {
  // In a task of its own: first the browser shows what the interaction did. Asking for scripts takes a slow phone 15 to 40 ms.
  if (type !== 'pointermove' || movementX || movementY) setTimeout(hydrate);
}

/** Adds an element that loads a file; settles with the file. */
function add<Element extends HTMLElement>(element: Element, properties: Partial<Element>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    document.head.append(Object.assign(element, {onload: resolve, onerror: () => reject(element)}, properties));
  });
}

const addLink = (properties: Partial<HTMLLinkElement>) => add(document.createElement('link'), properties);
const addScript = (src: string) => add(document.createElement('script'), {src, async: false});

/**
 * Adds the full style sheet before React, which may show what the critical styles do not cover. Those stay: the full
 * sheet repeats them, and removing them would lay out the page once more.
 */
async function addStyles(): Promise<void> {
  if (!hasStyleSheet && document.querySelector('style[data-critical-css]')) {
    await addLink({rel: 'stylesheet', href: page.styles, fetchPriority: 'high'});
    hasStyleSheet = true;
  }
}

/** Adds scripts and waits for all of them before another attempt: a script that runs twice would start React twice. */
function addScripts(isMeant: (src: string) => boolean): Promise<unknown> {
  const added = [...missing].filter(isMeant).map((src) =>
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
  await addScripts((src) => !isRuntime(src));
  // Twice: Chromium answers the first element with the result of the preload, even of one that failed an attempt ago.
  await addScripts(() => [...missing].every(isRuntime));
  await addScripts(() => [...missing].every(isRuntime));
  if (missing.size > 0) throw new Error();
}

function hydrate(): void {
  if (isHydrating) return;
  isHydrating = true;
  stopListening();
  missing.forEach((href) => addLink({rel: 'preload', as: 'script', href}).catch(() => undefined));
  start().catch(retryLater);
}

/** Waits for the next interaction; after the last attempt, for a button. The document works without React meanwhile. */
function retryLater(): void {
  attempts -= 1;
  isHydrating = false;
  if (attempts > 0) {
    listen();
  } else {
    showLoadError();
  }
}

/** Styled inline: the style sheet may be what did not load. */
const messageStyle = 'position:sticky;bottom:0;z-index:201;padding:1rem;border-top:1px solid;background:Canvas';

/** Reports that the page did not load completely, with a button that tries again. */
function showLoadError(): void {
  const message = document.createElement('div');
  message.setAttribute('role', 'alert');
  message.style.cssText = messageStyle;
  message.textContent = 'Some controls of this page did not load. ';
  const button = document.createElement('button');
  button.textContent = 'Retry';
  button.style.padding = '.5rem 1rem';
  button.onclick = () => {
    message.remove();
    hydrate();
  };
  message.append(button);
  // While a modal dialog is open, everything outside of it is inert; once it's closed, everything in it is hidden.
  const {body} = document;
  const dialog = document.querySelector('dialog[open]');
  (dialog ?? body).append(message);
  dialog?.addEventListener('close', () => message.isConnected && body.append(message));
}

/** Not after the last attempt: the reader has a button then. */
const hydrateWhenIdle = () => attempts > 0 && hydrate();

listen();
addEventListener('load', () => {
  if (isUnmetered()) {
    setTimeout(
      () => ('requestIdleCallback' in window ? requestIdleCallback(hydrateWhenIdle) : hydrateWhenIdle()),
      document.querySelector('[data-hydrate],dialog[open]') ? 0 : idleTime,
    );
  }
});
