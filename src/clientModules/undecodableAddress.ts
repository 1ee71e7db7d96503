import {decoded} from '@docs-kit/report/text';

/** Makes a part of an address decodable: if an escape in it is broken, `#100%` becomes `#100%25`. */
const decodable = (part: string): string => (decoded(part) === undefined ? part.replaceAll('%', '%25') : part);

/**
 * Repairs the address before the router reads it. `/saiki/%ff` shows the not-found page, where the router would throw
 * when decoding the address and leave the page dead: https://github.com/remix-run/history/issues/505. At `#100%`,
 * Docusaurus would throw when scrolling there:
 * https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/ClientLifecyclesDispatcher.tsx
 */
function repairAddress(): void {
  const {pathname, search, hash} = location;
  const [path, anchor] = [decodable(pathname), decodable(hash)];
  if (path !== pathname || anchor !== hash) history.replaceState(history.state, '', path + search + anchor);
}

if (typeof window !== 'undefined') {
  repairAddress();
  // This module runs before the router, so its listeners do too.
  window.addEventListener('popstate', repairAddress, {capture: true});
}
