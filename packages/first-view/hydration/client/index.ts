// The program that a page runs until hydration, built separately from React's bundle by ../plugin.ts.
import {openTarget} from './details';
import {isUnmetered, onHydrated, page} from './page';
import {showCurrentEntry} from './sidebar';
import './trustedTypes';
import './clicks';
import './colorMode';
import './dialog';
import './hydrate';

showCurrentEntry();
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
