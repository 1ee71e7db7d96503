import prefetch from '@docusaurus/core/lib/client/prefetch.js';

/** Addresses of scripts that are there or on their way: those that the page woke with, then those that links asked for. */
const asked = new Set<string | null>();

/**
 * Takes the place of the generator's `prefetch`, which adds an element for each script of each page that a link in sight
 * leads to: most are scripts that all pages share, and are there already.
 * @param url address of a script, as the bundler names it
 */
export default function prefetchOnce(url: string): Promise<void> {
  if (asked.size === 0) {
    document.querySelectorAll('link[as="script"]').forEach((link) => asked.add(link.getAttribute('href')));
  }
  if (asked.has(url)) {
    return Promise.resolve();
  }
  asked.add(url);
  return prefetch(url);
}
