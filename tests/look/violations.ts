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

/** What axe is asked about a page. */
export interface Question {
  /** Those about colors alone, or all others; all when left out. Colors take axe longer than all others. */
  readonly rules?: 'all' | 'colors' | 'others';
  /** Selector of the part to look at; the whole page when left out. */
  readonly within?: string;
}

/**
 * Returns what axe finds wrong with a page in its present state.
 * @returns each violation as one line that names rule, element and reason
 */
export async function violations(page: Page, {rules = 'all', within}: Question = {}): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(axe.source);
  }
  const options: axe.RunOptions = {
    runOnly: rules === 'colors' ? {type: 'rule', values: colorRules} : standards,
    ...(rules === 'others' && {rules: Object.fromEntries(colorRules.map((rule) => [rule, {enabled: false}]))}),
    // Only what is returned leaves the browser: whatever passes is much longer.
    resultTypes: ['violations'],
    preload: false,
  };
  const found = await page.evaluate(
    async ([part, chosen]) => (await window.axe?.run(part ?? document, chosen))?.violations,
    [within, options] as const,
  );
  if (!found) {
    throw new Error('axe did not run.');
  }
  return found.flatMap(({id, nodes}) => nodes.map(({html, any}) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}
