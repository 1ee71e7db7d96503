import {expect, test} from 'vitest';
import {verdictOf} from './audit.mjs';
import {isSound, lossList, scoreTable} from './report.mjs';

type Report = Parameters<typeof verdictOf>[0];

/** A report in which everything is well but what is given. */
function report(seo: number, audits: object): Report {
  const category = (score: number, ids: string[] = []) => ({score, auditRefs: ids.map((id) => ({id, weight: 1}))});
  return {
    categories: {
      accessibility: category(1),
      'best-practices': category(1),
      seo: category(seo, Object.keys(audits)),
      performance: category(0.5),
    },
    audits,
  } as unknown as Report;
}

const unclear = {
  id: 'link-text',
  title: 'Links do not have descriptive text',
  score: 0,
  details: {items: [{node: {snippet: '<a href="/x">more</a>', explanation: 'Name the target.'}}]},
};

test('a lost audit is named with page, mode, category, element and reason, and ends the run with an error', () => {
  const rows = [{page: 'home', mode: 'dark', verdict: verdictOf(report(0.92, {'link-text': unclear}))}];
  expect(scoreTable(rows)).toContain('| home | dark | 100 | 100 | 92 | 50 |');
  expect(lossList(rows)).toContain('home, dark, seo: link-text: Links do not have descriptive text');
  expect(lossList(rows)).toContain('<a href="/x">more</a> Name the target.');
  expect(isSound(rows)).toBe(false);
});

test('what cannot be judged or does not apply costs nothing; performance is not judged', () => {
  const inapplicable = {id: 'hreflang', title: 'hreflang', score: null, scoreDisplayMode: 'notApplicable'};
  const rows = [{page: 'home', mode: 'light', verdict: verdictOf(report(1, {hreflang: inapplicable}))}];
  expect(lossList(rows)).toBe('');
  expect(isSound(rows)).toBe(true);
});
