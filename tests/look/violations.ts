import type {Page} from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Tags of the rules that are run: all of WCAG up to 2.2 AA, and axe's best practices. None is left out. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/**
 * What axe finds wrong with a page as it stands.
 * @returns each violation as one line that names rule, element and reason
 */
export async function violations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const found = await page.evaluate(async (tags) => {
    // Only what is returned leaves the browser: whatever passes is much longer.
    const results = await window.axe?.run({runOnly: tags, resultTypes: ['violations'], preload: false});
    return results?.violations;
  }, standards);
  if (!found) {
    throw new Error('axe did not run.');
  }
  return found.flatMap(({id, nodes}) => nodes.map(({html, any}) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}
