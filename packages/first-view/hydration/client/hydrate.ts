// Starts React at the reader's first interaction, or when the page has been idle for a while. ../../README.md describes
// the states.
import {isUnmetered, page} from './page';

/** Not `scroll`: browsers also scroll by themselves, to an anchor or to the position before a reload. */
const interactions = ['pointerdown', 'pointermove', 'touchstart', 'keydown', 'wheel', 'focusin'];

/**
 * Scripts that haven't loaded yet, in the order in which they run: first those that the bundle would request on this
 * page, then the bundle, which doesn't request what has already loaded.
 */
const missing = new Set(`${page.routeScripts ?? ''} ${page.scripts}`.split(' ').filter(Boolean));
/** The bundle starts when the last of its scripts has run. Its runtime, the smallest, is added after all others. */
const isRuntime = (src: string) => src.includes('/runtime~');
/** Milliseconds from the load of a page until it hydrates without an interaction. */
const idleTime = 8000;
let hasStyleSheet = false;
let attempts = 3;
let isHydrating = false;

// Docusaurus looks for this object when the document has been parsed, and shows a base URL warning if it's missing:
// https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/BaseUrlIssueBanner/index.tsx
Object.assign(window, {docusaurus: {}});

const listen = () => interactions.forEach((type) => addEventListener(type, interact, {passive: true, capture: true}));
const stopListening = () => interactions.forEach((type) => removeEventListener(type, interact, {capture: true}));

/** Ignores the `pointermove` that browsers send when a page appears below a resting pointer. */
function interact({type, movementX, movementY}: Event & Partial<PointerEvent>): void {
  // In a separate task: the browser shows the interaction's effect before the requests, 15 to 40 ms on a slow phone.
  if (type !== 'pointermove' || movementX || movementY) setTimeout(hydrate);
}

/** Adds an element that loads a file. Resolves when it has loaded, and rejects with the element when it hasn't. */
function add<Element extends HTMLElement>(element: Element, properties: Partial<Element>): Promise<unknown> {
  return new Promise((resolve, reject) => {
    document.head.append(Object.assign(element, {onload: resolve, onerror: () => reject(element)}, properties));
  });
}

const addLink = (properties: Partial<HTMLLinkElement>) => add(document.createElement('link'), properties);
const addScript = (src: string) => add(document.createElement('script'), {src, async: false});

/**
 * Adds the full style sheet before React, which may show elements that the critical styles don't cover. The critical
 * styles stay: the full sheet repeats them, and removing them would cause another layout of the page.
 */
async function addStyles(): Promise<void> {
  if (!hasStyleSheet && document.querySelector('style[data-critical-css]')) {
    await addLink({rel: 'stylesheet', href: page.styles, fetchPriority: 'high'});
    hasStyleSheet = true;
  }
}

/** Adds scripts and waits until each has loaded or failed: a script added again while it loads would run twice. */
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
  // Twice: Chromium answers the first element with the preload's result, even if that failed in an earlier attempt.
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

/** Waits for the next interaction; after the last attempt, shows a button. The page works without React meanwhile. */
function retryLater(): void {
  attempts -= 1;
  isHydrating = false;
  if (attempts > 0) listen();
  else showLoadError();
}

/** Inline, because the style sheet may be what didn't load. */
const messageStyle = 'position:sticky;bottom:0;z-index:201;padding:1rem;border-top:1px solid;background:Canvas';

/** Shows that the page didn't load completely, with a button that tries again. */
function showLoadError(): void {
  const message = document.createElement('div');
  message.role = 'alert';
  message.style.cssText = messageStyle;
  message.textContent = 'Some controls on this page did not load. ';
  const button = document.createElement('button');
  button.textContent = 'Retry';
  button.style.padding = '.5rem 1rem';
  button.onclick = () => {
    message.remove();
    hydrate();
  };
  message.append(button);
  // While a modal dialog is open, everything outside it is inert. Once it's closed, everything in it is hidden.
  const {body} = document;
  const dialog = document.querySelector('dialog[open]');
  (dialog ?? body).append(message);
  dialog?.addEventListener('close', () => message.isConnected && body.append(message));
}

/** Does nothing after the last attempt: then the reader has a button. */
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
