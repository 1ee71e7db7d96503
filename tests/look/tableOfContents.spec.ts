// The column next to a reference is narrow, and the names in it are long.
import {visit} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {expect, testOfPages} from '../browser/fixtures/test';

const references = ['/api/events', '/api/mcp-manager', '/api/saiki-agent', '/api/types', '/api/websocket'];

/** Words that a line break splits, with a bar at the break. Each word is a separate text node. */
function brokenWords(): string[] {
  const names = document.querySelectorAll('.theme-doc-toc-desktop a.table-of-contents__link code');
  return [...names].flatMap((name) => {
    const texts = document.createTreeWalker(name, NodeFilter.SHOW_TEXT);
    const broken: string[] = [];
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const range = document.createRange();
      const tops = [...text.data].map((_, index) => {
        range.setStart(text, index);
        range.setEnd(text, index + 1);
        return Math.round(range.getBoundingClientRect().top);
      });
      const at = tops.findIndex((top, index) => index > 0 && top !== tops[index - 1] && text.data[index - 1] !== ' ');
      if (at > 0) {
        broken.push(`${text.data.slice(0, at)}|${text.data.slice(at)}`);
      }
    }
    return broken;
  });
}

for (const path of references) {
  testOfPages(`names in the table of contents of ${path} break between words, inside their column`, async ({page}) => {
    await visit(page, address(path));
    for (const width of [1000, 1024, 1280, 1440]) {
      await page.setViewportSize({width, height: 900});
      expect(await page.evaluate(brokenWords), `${width} px`).toEqual([]);
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

testOfPages('the table of contents shows the section that the address names', async ({page}) => {
  await visit(page, address('/docs/errors/tools#tool-confirmation-timeout'));
  await expect(page.locator('.theme-doc-toc-desktop a.table-of-contents__link--active')).toBeInViewport();
});

for (const reference of ['/api/events', '/api/saiki-agent']) {
  testOfPages(`the long table of contents of ${reference} follows the reader`, async ({page}) => {
    await visit(page, address(reference));
    const marked = page.locator('.theme-doc-toc-desktop a.table-of-contents__link--active');
    for (const part of [0.7, 0.2]) {
      await page.evaluate(
        (share) => window.scrollTo({top: document.body.scrollHeight * share, behavior: 'instant'}),
        part,
      );
      await expect(marked).toBeInViewport();
    }
  });
}
