import {expect, test} from 'vitest';
import {lossList, reachesMinima, readResult, scoreTable} from './lighthouseAudit.mts';

type Report = Parameters<typeof readResult>[0];

/** Returns a report with only the given losses. */
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

test('a failed audit is listed with page, mode, category, element and reason, and fails the run', () => {
  const rows = [{page: 'home', mode: 'dark', result: readResult(report(0.92, {'link-text': unclear}))}];
  expect(scoreTable(rows)).toContain('| home | dark | 100 | 100 | 92 | 50 |');
  expect(lossList(rows)).toContain('home, dark, seo: link-text: Links do not have descriptive text');
  expect(lossList(rows)).toContain('<a href="/x">more</a> Name the target.');
  expect(reachesMinima(rows)).toBe(false);
});

test('an audit that does not apply costs nothing, and performance is not checked', () => {
  const inapplicable = {id: 'hreflang', title: 'hreflang', score: null, scoreDisplayMode: 'notApplicable'};
  const rows = [{page: 'home', mode: 'light', result: readResult(report(1, {hreflang: inapplicable}))}];
  expect(lossList(rows)).toBe('');
  expect(reachesMinima(rows)).toBe(true);
});
