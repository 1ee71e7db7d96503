import {describe, expect, it} from 'vitest';
import {builtFiles, readBuilt} from './support/builtSite';

const notices = builtFiles.includes('licenses.txt') ? readBuilt('licenses.txt') : '';

describe('licenses', () => {
  it.each(['react', 'react-dom', 'scheduler', 'react-router', 'history', 'clsx', '@mdx-js/react', 'infima'])(
    '[SITE-9] the notices name %s, which every page ships, with its version and license',
    (name) => {
      expect(notices).toMatch(new RegExp(`^${name} \\d\\S* \\(MIT\\)$`, 'mu'));
    },
  );

  it('[SITE-9] the notices hold whole licenses, of packages alone', () => {
    expect(notices.split('Permission is hereby granted').length).toBeGreaterThan(5);
    expect(notices).toContain('Meta Platforms, Inc.');
    expect(notices).not.toContain('@docs-kit');
  });

  it('[SITE-9] the entry script says where they are', () => {
    const [main = ''] = builtFiles.filter((file) => /^assets\/js\/main\..*\.js$/u.test(file));
    expect(readBuilt(main)).toMatch(/\/\*! Licenses: \/saiki\/licenses\.txt \*\/\s*$/u);
  });
});
