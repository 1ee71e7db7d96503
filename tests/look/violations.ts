import type {Page} from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Tags of the rules that are run: all of WCAG up to 2.2 AA, and axe's best practices. None is left out. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Those of the rules whose result depends on colors: https://dequeuniversity.com/rules/axe */
const colorRules = ['color-contrast', 'link-in-text-block'];

/**
 * Returns what axe finds wrong with a page in its present state.
 * @param rules those about colors alone, for a page that differs in colors alone from what has been checked
 * @returns each violation as one line that names rule, element and reason
 */
export async function violations(page: Page, rules: 'all' | 'colors' = 'all'): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const runOnly = rules === 'all' ? standards : {type: 'rule' as const, values: colorRules};
  const found = await page.evaluate(async (chosen) => {
    // Only what is returned leaves the browser: whatever passes is much longer.
    const results = await window.axe?.run({runOnly: chosen, resultTypes: ['violations'], preload: false});
    return results?.violations;
  }, runOnly);
  if (!found) {
    throw new Error('axe did not run.');
  }
  return found.flatMap(({id, nodes}) => nodes.map(({html, any}) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}
