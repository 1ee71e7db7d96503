import {describe, expect, it, test} from 'vitest';
import {operations} from './rest/openapi';
import {gaps, promises} from './rest/promises';
import {prove} from './rest/proof';
import {restContract, restExchanges} from './rest/recorded';

const judge = prove(restContract);
const judged = restExchanges.map((exchange) => ({exchange, ...judge(exchange)}));
const proven = new Set(judged.flatMap(({proves}) => proves));
const byRule = judged.filter(({proves}) => proves.some((name) => name.startsWith('unmatched requests')));

describe('the REST contract accepts what the toolkit answered', () => {
  const titled = judged.map(({exchange, ...verdict}, index) => {
    const {method, path} = exchange.request;
    return [`#${index} ${exchange.name}: ${method} ${path}`, verdict] as const;
  });

  it.each(titled)('%s', (_, {proves, complaints}) => {
    expect(complaints).toEqual([]);
    expect(proves).not.toEqual([]);
  });

  const byOperation = restExchanges.length - byRule.length;
  test(`of ${restExchanges.length} exchanges, ${byOperation} match an operation and ${byRule.length} a rule for unmatched requests`, () => {
    expect(judged.filter(({proves}) => proves.length > 0)).toHaveLength(337);
  });
});

describe('the REST contract states nothing that no recording shows', () => {
  const all = promises(restContract);
  const unobserved = all.filter((promise) => promise.unobserved !== undefined).length;

  test(`of ${all.length} promises of ${operations(restContract).length} operations, ${all.length - unobserved} are shown and ${unobserved} say why not`, () => {
    expect(gaps(restContract, proven)).toEqual([]);
  });
});
