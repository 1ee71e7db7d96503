// The program that a page runs until hydration, built separately from React's bundle by ../plugin.ts.
import {decoded} from '@docs-kit/report/text';
import {isUnmetered, onHydrated, page} from './page';
import './trustedTypes';
import './clicks';
import './colorMode';
import './dialog';
import './hydrate';

// Scrolls the sidebar, not the page, so that this page's entry is visible.
const entry = document.querySelector('aside .menu__link[aria-current]');
const menu = entry?.closest('.menu');
if (entry && menu) {
  const {top, bottom} = entry.getBoundingClientRect();
  const area = menu.getBoundingClientRect();
  if (bottom > area.bottom) menu.scrollTop = top - area.top - area.height / 2;
}

/**
 * Opens the `<details>` that the address points to or into. React would open it too late, after the reader has scrolled
 * on. Browsers scroll to it by themselves.
 */
function openTarget(): void {
  document
    .getElementById(decoded(location.hash.slice(1)) ?? '')
    ?.closest('details')
    ?.setAttribute('open', '');
}
openTarget();
addEventListener('hashchange', openTarget);

// On hosts that serve `x.html` and `x/index.html` without a redirect, this shortens the address before the router reads
// it.
const {pathname, search, hash} = location;
const clean = pathname.replace(/(?:\/index)?\.html$/, '');
if (clean !== pathname && !clean.endsWith('/404')) {
  const address = `${clean}/` === page.base ? page.base : clean;
  history.replaceState(history.state, '', address + search + hash);
}

// Before hydration, a click loads a document. Browsers with the Speculation Rules API fetch it as soon as the pointer
// rests on the link or presses it. After hydration, Docusaurus prefetches in its own way.
// https://developer.mozilla.org/en-US/docs/Web/API/Speculation_Rules_API
if (isUnmetered()) {
  const script = document.createElement('script');
  script.type = 'speculationrules';
  script.text = SPECULATION_RULES;
  document.head.append(script);
  onHydrated(() => script.remove());
}
