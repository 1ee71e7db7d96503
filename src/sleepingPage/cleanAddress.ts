import {page} from './page';

// On hosts that serve `x.html` and `x/index.html` as they are, the page cleans its own address before the router reads
// it. Hosts that redirect never get here.
const {pathname, search, hash} = location;
const clean = pathname.replace(/(?:\/index)?\.html$/, '');
if (clean !== pathname && !clean.endsWith('/404')) {
  const address = `${clean}/` === page.base ? page.base : clean;
  history.replaceState(history.state, '', address + search + hash);
}
