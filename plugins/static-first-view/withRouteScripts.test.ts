import {expect, it} from 'vitest';
import {withRouteScripts} from './withRouteScripts';

const script = (attributes: string): string =>
  `<script defer src=/a.js data-base=/${attributes} data-scripts="/main.js"></script>`;

it('names the scripts of the route in the script element', () => {
  expect(withRouteScripts(script(''), ['/b.js', '/$&.js'])).toBe(script(' data-route-scripts="/b.js /$&.js"'));
});

it('leaves prose about that attribute alone', () => {
  const prose = '<meta content="see data-scripts= here"><p><code>a data-scripts=b</code></p>';
  expect(withRouteScripts(prose + script('') + prose, ['/b.js'])).toBe(
    prose + script(' data-route-scripts="/b.js"') + prose,
  );
});
