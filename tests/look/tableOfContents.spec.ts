// The column beside a reference is narrow, and names in it are long.
import {visit} from '../browser/fixtures/awake';
import {address} from '../browser/fixtures/site';
import {expect, testOfPages} from '../browser/fixtures/test';

const references = ['/api/events', '/api/mcp-manager', '/api/saiki-agent', '/api/types', '/api/websocket'];

for (const path of references) {
  testOfPages(`${path}: names in the table of contents stay in their column`, async ({page}) => {
    await visit(page, address(path));
    for (const width of [1000, 1280, 1440]) {
      await page.setViewportSize({width, height: 900});
      const outside = await page.evaluate(() =>
        [...document.querySelectorAll('a.table-of-contents__link')].flatMap((link) => {
          const edge = link.getBoundingClientRect().right + 0.5;
          const texts = [...link.querySelectorAll('code, code *')];
          return texts.filter((text) => text.getBoundingClientRect().right > edge).map((text) => text.textContent);
        }),
      );
      expect(outside, `${width} px`).toEqual([]);
    }
  });
}
