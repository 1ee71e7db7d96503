import {expect, it} from 'vitest';
import {builtFiles, readBuilt} from './support/builtSite';

it('both initial scripts begin with the hint that has Chromium compile their functions while they load', () => {
  const scripts = builtFiles.filter((file) => /^assets\/js\/(?:framework|main)\.[^/]+\.js$/u.test(file));
  expect(scripts).toHaveLength(2);
  expect(scripts.filter((file) => !readBuilt(file).startsWith('//# allFunctionsCalledOnLoad'))).toEqual([]);
});
