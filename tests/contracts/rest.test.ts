import {describe, expect, it, test} from 'vitest';
import {openApiContract} from '@docs-kit/reference';
import {problemAt} from './places';
import {gaps, promises} from './rest/promises';
import {prove} from './rest/proof';
import {restDocument, restExchanges, restFile} from './rest/recorded';

const check = prove(restDocument);
const checked = restExchanges.map((exchange) => ({exchange, ...check(exchange)}));
const proven = new Set(checked.flatMap(({proves}) => proves));
const byRule = checked.filter(({proves}) => proves.some((name) => name.startsWith('unmatched requests')));

describe('the REST contract accepts what the toolkit returned', () => {
  const titled = checked.map(({exchange, ...result}, index) => {
    const {method, path} = exchange.request;
    return [`#${index} ${exchange.name}: ${method} ${path}`, {...result, index}] as const;
  });
  const fix = `correct contracts/${restFile}, or record it again`;

  it.each(titled)('%s', (_, {proves, errors, index}) => {
    expect(errors.map((error) => problemAt('recordings/rest.json', `/${index}`, error, fix))).toEqual([]);
    expect(proves).not.toEqual([]);
  });

  const byOperation = restExchanges.length - byRule.length;
  test(`of ${restExchanges.length} exchanges, ${byOperation} match an operation and ${byRule.length} a rule for unmatched requests`, () => {
    expect(checked.filter(({proves}) => proves.length === 0)).toEqual([]);
    expect(byOperation).toBeGreaterThan(0);
  });
});

describe('the REST contract states nothing that no recording shows', () => {
  const all = promises(restDocument);
  const unobserved = all.filter((promise) => promise.unobserved !== undefined).length;

  test(`of ${all.length} promises of ${openApiContract(restDocument, restFile).operations.length} operations, ${all.length - unobserved} are shown and ${unobserved} say why not`, () => {
    expect(gaps(restDocument, proven)).toEqual([]);
  });
});
