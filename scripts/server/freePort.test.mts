import {expect, it} from 'vitest';
import {freePort} from './freePort.mts';

it('a free port has no 404 in it', async () => {
  const offered = [40489, 34041, 50404, 40044, 40045];
  expect(await freePort(() => Promise.resolve(offered.shift() ?? 0))).toBe(40044);
});
