import {readFileSync} from 'node:fs';
import {expect, type Page} from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Minified: browsers compile it again on every page, and the other file is twice as long. */
const program = readFileSync('node_modules/axe-core/axe.min.js', 'utf8');

/** Tags of the rules to run: all of WCAG up to 2.2 AA, and axe's best practices. None is left out. */
const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** The rules whose result depends on colors: https://dequeuniversity.com/rules/axe */
const colorRules = ['color-contrast', 'link-in-text-block'];

/** The rules whose result depends on where elements are, and so on the width of the screen. */
const layoutRules = ['scrollable-region-focusable', 'target-size'];

/**
 * Runs axe in the page.
 * @param rules elements that a rule checks, if they aren't its usual ones
 * @returns one line for each violation, with rule, element and reason
 */
async function runAxe(page: Page, options: axe.RunOptions, rules: axe.Rule[] = []): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) {
    await page.evaluate(program);
  }
  const found = await page.evaluate(
    async ([chosen, changed]) => {
      window.axe?.configure({rules: changed});
      // Only the return value leaves the browser: the passes are much longer.
      const results = await window.axe?.run({...chosen, resultTypes: ['violations'], preload: false});
      window.axe?.reset();
      return results?.violations;
    },
    [options, rules] as const,
  );
  if (!found) {
    throw new Error('axe did not run.');
  }
  return found.flatMap(({id, nodes}) => nodes.map(({html, any}) => `${id}: ${html} ${any[0]?.message ?? ''}`));
}

/** Expects no axe violations on a page in its current state, with all rules and in both color modes. */
export async function expectNoViolations(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    // Otherwise text colors are still in transition from the other mode.
    await page.emulateMedia({colorScheme, reducedMotion: 'reduce'});
    await page.waitForFunction((mode) => document.documentElement.dataset.theme === mode, colorScheme);
    expect.soft(await runAxe(page, {runOnly: standards}), colorScheme).toEqual([]);
  }
}

/**
 * Returns axe's violations on a page in its current state, for the rules that don't depend on colors, whose result is
 * the same in both color modes.
 * @param rules `layout` for those whose result depends on the width of the screen, `content` for the others
 */
export function violationsApartFromColors(page: Page, rules: 'all' | 'layout' | 'content'): Promise<string[]> {
  if (rules === 'layout') return runAxe(page, {runOnly: {type: 'rule', values: layoutRules}});
  const left = rules === 'all' ? colorRules : [...colorRules, ...layoutRules];
  return runAxe(page, {runOnly: standards, rules: Object.fromEntries(left.map((id) => [id, {enabled: false}]))});
}

/**
 * Puts the page into a color mode and marks three texts of each new style: color, size, weight and opacity, on the same
 * backgrounds.
 * @returns the styles that aren't `known`
 */
function markNewLooks({known, mode}: {known: string[]; mode: string}): string[] {
  // As a reader's switch does: without transitions (see below), the colors change at once.
  document.documentElement.dataset.theme = mode;
  /** Whether the link's block contains text besides its links. */
  const isInSentence = (link: Element): boolean => {
    let block = link.parentElement!;
    while (getComputedStyle(block).display === 'inline') block = block.parentElement!;
    const links = [...block.querySelectorAll('a')].map(({textContent}) => textContent).join('');
    return block.textContent.replace(/\s/g, '').length > links.replace(/\s/g, '').length;
  };
  // What an element contributes to the style of everything inside it.
  const grounds = new Map<Element | null, {readonly opacities: string; readonly backgrounds: string}>();
  const counts = new Map(known.map((look) => [look, Infinity]));
  for (const element of document.querySelectorAll('*')) {
    const {parentElement} = element;
    const style = getComputedStyle(element);
    const around = grounds.get(parentElement) ?? {opacities: '', backgrounds: ''};
    const background = `${style.backgroundColor} ${style.backgroundImage}`;
    const isOpaque = /^rgb\(\d+, \d+, \d+\) none$/.test(background);
    const isClear = background === 'rgba(0, 0, 0, 0) none';
    const ground = {
      opacities: style.opacity === '1' ? around.opacities : `${around.opacities} ${style.opacity}`,
      backgrounds: isOpaque ? background : isClear ? around.backgrounds : `${background} on ${around.backgrounds}`,
    };
    grounds.set(element, ground);
    element.removeAttribute('data-new-look');
    const hasText = [...element.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.nodeValue?.trim());
    const {width, height} = element.getBoundingClientRect();
    if (!(hasText || element.matches('input, select, textarea')) || !element.checkVisibility() || width * height <= 1) {
      continue;
    }
    const link = element.matches('a[href]')
      ? `${style.textDecorationLine} in ${getComputedStyle(parentElement!).color}${isInSentence(element) ? ' text' : ''}`
      : '';
    const {color, fontSize, fontWeight, textShadow} = style;
    const look = [color, fontSize, fontWeight, textShadow, ground.opacities, ground.backgrounds, link].join('; ');
    const count = (counts.get(look) ?? 0) + 1;
    counts.set(look, count);
    if (count <= 3) {
      element.setAttribute('data-new-look', '');
    }
  }
  return [...counts.keys()].slice(known.length);
}

/**
 * Returns axe's color violations in a color mode, on a page with reduced motion. A page has thousands of words but only
 * a few dozen text styles, most of which other pages share. Checking the contrast of all words takes axe longer than
 * all other rules together, so it checks each style once.
 * @param checked styles without violations; those of the page are added
 */
export async function colorViolations(page: Page, mode: 'light' | 'dark', checked: Set<string>): Promise<string[]> {
  const looks = await page.evaluate(markNewLooks, {known: [...checked], mode});
  if (looks.length === 0) {
    return [];
  }
  const found = await runAxe(page, {runOnly: {type: 'rule', values: colorRules}}, [
    {id: 'color-contrast', selector: '[data-new-look]'},
    {id: 'link-in-text-block', selector: 'a[href][data-new-look]'},
  ]);
  if (found.length === 0) {
    looks.forEach((look) => checked.add(look));
  }
  return found;
}
