import type {Redirect} from '../config/redirects.ts';

/**
 * Adds a redirect to those of moved pages. Redirects to the old address are changed to lead directly to the new one,
 * and a redirect from the new address, which has a page now, is removed.
 */
export function withRedirect(known: readonly Redirect[], from: string, to: string): Redirect[] {
  const others = known.filter((one) => one.from !== to && one.from !== from);
  const all = [...others.map((one) => (one.to === from ? {...one, to} : one)), {from, to}];
  return all.sort((one, other) => (one.from < other.from ? -1 : 1));
}
