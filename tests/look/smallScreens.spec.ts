// Between phone and desktop: everything in the wide layout can be reached, and lines stay readable.
import {isSameDocument, markDocument, visit} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {expect, test, testOfPages} from '../browser/fixtures/test';
import {words} from '../browser/fixtures/words';
import {pageTypes} from './pageTypes';

test.describe('phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  for (const path of ['/docs/guides/cli', '/api/events', '/blog/ai-agents-vs-llm-workflows']) {
    test(`the table of contents of ${path} opens on a touch and leads to a heading in sight`, async ({page}) => {
      await page.goto(address(path));
      const fold = page
        .locator('details')
        .filter({hasText: words('theme.TOCCollapsible.toggleButtonLabel')})
        .first();
      const entry = fold.getByRole('link').nth(2);
      await expect(entry).toBeHidden();
      await fold.locator('summary').tap();
      await expect(entry).toBeVisible();
      const id = ((await entry.getAttribute('href')) ?? '').slice(1);
      await entry.tap();
      await expect(page).toHaveURL(new RegExp(`#${id}$`));
      const heading = page.locator(`[id="${id}"]`);
      await expect(heading).toBeInViewport();
      const top = await heading.evaluate((element) => element.getBoundingClientRect().top);
      expect(top).toBeGreaterThanOrEqual(0);
    });
  }

  test('the table of contents leaves room for the page, has no gaps, and closes when a link is chosen', async ({
    page,
  }) => {
    await visit(page, address('/api/events'));
    const fold = page
      .locator('details')
      .filter({hasText: words('theme.TOCCollapsible.toggleButtonLabel')})
      .first();
    await fold.locator('summary').tap();
    const links = fold.getByRole('link');
    const boxes = await links.evaluateAll((all) => all.slice(0, 4).map((link) => link.getBoundingClientRect()));
    for (const [index, {top}] of boxes.slice(1).entries()) expect(top).toBeCloseTo(boxes[index]?.bottom ?? 0, 0);
    expect((await fold.boundingBox())?.height).toBeLessThan(0.8 * 844);
    const id = ((await links.nth(2).getAttribute('href')) ?? '').slice(1);
    await links.nth(2).tap();
    await expect(fold).not.toHaveAttribute('open');
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  });

  test('the focus ring of the table of contents is around its frame, away from the chevron', async ({page}) => {
    await page.goto(address('/docs/guides/cli'));
    const fold = page.locator('details').filter({hasText: words('theme.TOCCollapsible.toggleButtonLabel')});
    const [frame, button] = [await fold.boundingBox(), await fold.locator('summary').boundingBox()];
    expect(button?.width).toBeCloseTo((frame?.width ?? 0) - 2, 0);
  });

  test('a command of one line wraps between its words', async ({page}) => {
    await page.goto(address('/docs/guides/cli'));
    const lines = await page.locator('.code-block--line code').evaluateAll((blocks) =>
      blocks.flatMap((code) => {
        const texts: string[] = [];
        let last = 0;
        const walker = document.createTreeWalker(code, NodeFilter.SHOW_TEXT);
        for (let node = walker.nextNode(); node; node = walker.nextNode()) {
          [...(node.textContent ?? '')].forEach((character, index) => {
            const range = new Range();
            range.setStart(node, index);
            range.setEnd(node, index + 1);
            const {bottom} = range.getBoundingClientRect();
            if (bottom > last + 5) texts.push('');
            last = bottom;
            texts.push(`${texts.pop() ?? ''}${character}`);
          });
        }
        return texts.slice(0, -1);
      }),
    );
    expect(lines.length).toBeGreaterThan(3);
    expect(lines.filter((line) => !/\s$/.test(line))).toEqual([]);
  });

  test('the way back to the parent of a page begins where its text begins', async ({page}) => {
    await page.goto(address('/docs/guides/cli'));
    const left = await page
      .locator('.breadcrumbs__item:nth-last-child(2)')
      .evaluate(
        (item) => item.getBoundingClientRect().left + parseFloat(getComputedStyle(item, '::before').marginLeft),
      );
    expect(left).toBeCloseTo((await page.getByRole('heading', {level: 1}).boundingBox())?.x ?? 0, 0);
  });

  test('the arrow before the parent of a page has no text for screen readers', async ({page}) => {
    await page.goto(address('/docs/guides/cli'));
    const content = await page
      .locator('.breadcrumbs__item:nth-last-child(2)')
      .evaluate((item) => getComputedStyle(item, '::before').content);
    expect(content).toBe('"‹" / ""');
  });

  test('the table of contents opens with all its headings after a navigation', async ({page}) => {
    const storage = '/docs/guides/configuring-saiki/storage';
    await visit(page, address(storage));
    const next = page.locator('.pagination-nav__link--next');
    const route = (await next.getAttribute('href')) ?? '';
    await markDocument(page);
    await next.tap();
    await expect(page).toHaveURL(new RegExp(`${route}$`));
    await expect(page.locator('.pagination-nav__link--prev')).toHaveAttribute('href', address(storage));
    expect(await isSameDocument(page)).toBe(true);
    const fold = page.locator('details').filter({hasText: words('theme.TOCCollapsible.toggleButtonLabel')});
    await fold.locator('summary').tap();
    const headings = page.getByRole('article').locator('h2[id], h3[id]');
    const targets = await headings.evaluateAll((elements) => elements.map(({id}) => `#${id}`));
    expect(targets.length).toBeGreaterThan(1);
    const links = fold.getByRole('link');
    await expect(links.first()).toBeVisible();
    expect(await links.evaluateAll((elements) => elements.map((link) => link.getAttribute('href')))).toEqual(targets);
  });
});

test.describe('320 pixels wide', () => {
  test.use({viewport: {width: 320, height: 720}});

  for (const path of ['/docs/guides/configuring-saiki/llm/configuration', '/api/rest/sessions', '/api/types']) {
    testOfPages(`rows of wide tables on ${path} are blocks that nobody has to scroll`, async ({page}) => {
      await page.goto(address(path));
      const tables = page.locator('.table-scroll:has(.stacked)');
      expect(await tables.count()).toBeGreaterThan(0);
      const hidden = await tables.evaluateAll((frames) =>
        frames.filter((frame) => frame.scrollWidth > frame.clientWidth).map((frame) => frame.textContent),
      );
      expect(hidden).toEqual([]);
      const names = tables.locator('td[data-label]').first();
      // Not read aloud: screen readers announce the column heading.
      expect(await names.evaluate((cell) => getComputedStyle(cell, '::before').content)).toMatch(/: " \/ ""$/);
    });
  }

  for (const path of ['/api/types', '/api/saiki-agent', '/api/websocket', '/api/rest/search', '/docs/guides/editors']) {
    testOfPages(`no table on ${path} scrolls sideways`, async ({page}) => {
      await page.goto(address(path));
      const wide = await page
        .locator('.table-scroll')
        .evaluateAll((frames) =>
          frames.filter((frame) => frame.scrollWidth > frame.clientWidth + 2).map((frame) => frame.textContent),
        );
      expect(wide).toEqual([]);
    });
  }

  testOfPages('the name of the site is not cut off', async ({page}) => {
    await page.goto(address('/docs/guides/cli'));
    const name = page.locator('.navbar__title').first();
    expect(await name.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  });

  testOfPages('a path in the title of a sample breaks after its slashes', async ({page}) => {
    await page.goto(address('/docs/guides/production-checklist'));
    const title = page.locator('.code-block__title', {hasText: '/etc/systemd/system/agent.service'});
    const lines = await title.evaluate(({childNodes}) =>
      [...childNodes]
        .filter(({nodeType}) => nodeType === Node.TEXT_NODE)
        .map((part) => {
          const range = document.createRange();
          range.selectNode(part);
          return {text: part.textContent, count: range.getClientRects().length, top: range.getBoundingClientRect().top};
        }),
    );
    expect(lines.filter(({count}) => count !== 1)).toEqual([]);
    expect(lines.at(-1)?.top).toBeGreaterThan(lines[0]?.top ?? Infinity);
  });

  for (const path of ['/docs/tutorials/backend-server', '/api/rest/llm']) {
    testOfPages(`the bars of samples on ${path} have one row`, async ({page}) => {
      await visit(page, address(path));
      await page.addStyleTag({content: '.code-block {content-visibility: visible !important}'});
      const second = await page.locator('.code-block__bar:visible, .sample-tabs__bar:visible').evaluateAll((bars) =>
        bars
          .filter(({children}) => {
            const [first, ...others] = [...children].filter((child) => child.checkVisibility());
            const end = first?.getBoundingClientRect().bottom ?? 0;
            return others.some((one) => one.getBoundingClientRect().top >= end);
          })
          .map((bar) => bar.textContent),
      );
      expect(second).toEqual([]);
    });

    testOfPages(`titles of samples on ${path} are wide enough for words at 320 pixels`, async ({page}) => {
      await page.goto(address(path));
      // Off-screen content isn't laid out and has no width.
      await page.addStyleTag({content: '.code-block {content-visibility: visible !important}'});
      const titles = await page.locator('.code-block__title:visible').evaluateAll((found) =>
        found.map((title) => {
          const {width} = title.getBoundingClientRect();
          (title as HTMLElement).style.flex = 'none';
          return {text: title.textContent, width, needs: Math.min(90, title.getBoundingClientRect().width)};
        }),
      );
      expect(titles.length).toBeGreaterThan(1);
      expect(titles.filter(({width, needs}) => width < needs)).toEqual([]);
    });
  }
});

test.describe('text of twice the size on a phone', () => {
  // Text this large leaves as much room as half of 390 px: media queries in rem and em apply there, too.
  test.use({viewport: {width: 195, height: 422}});

  for (const {name, path} of pageTypes) {
    test.describe(name, () => {
      // Browsers report the status of the not-found page in the console.
      test.use({isConsoleNoisy: path === '/no-such-page'});

      testOfPages(`the ${name} page has nothing outside the screen`, async ({page}) => {
        await page.goto(address(path));
        const outside = await page.evaluate(() => {
          const {scrollWidth, clientWidth} = document.documentElement;
          return scrollWidth - clientWidth;
        });
        expect(outside).toBe(0);
      });
    });
  }
});

testOfPages.describe('small desktops', () => {
  for (const width of [1024, 1280]) {
    testOfPages(`words of diagrams are 9 pixels high or more at ${width} pixels`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await visit(page, address('/docs/architecture/overview'));
      const sizes = await page
        .locator('.diagram svg')
        .evaluateAll((drawings) =>
          drawings.map((svg) => (11 * svg.getBoundingClientRect().width) / Number(svg.getAttribute('width'))),
        );
      expect(sizes.length).toBeGreaterThan(3);
      expect(Math.min(...sizes)).toBeGreaterThan(9);
    });
  }

  testOfPages('the agent file of the home page fits from 1200 pixels on', async ({page}) => {
    await page.setViewportSize({width: 1200, height: 800});
    await visit(page, address('/'));
    const code = page.locator('header .code-block__pre').last();
    expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBe(0);
  });

  testOfPages('what a recorded session is about stays beside it', async ({page}) => {
    await page.setViewportSize({width: 1280, height: 800});
    await visit(page, address('/'));
    await page.locator('section[aria-labelledby="session"] .screen').evaluate((screen) => screen.scrollIntoView(false));
    await expect(page.locator('#session')).toBeInViewport();
  });
});

testOfPages.describe('768, 880 and 995 pixels wide', () => {
  // Browsers report the status of the not-found page in the console.
  testOfPages.use({viewport: {width: 995, height: 900}, isConsoleNoisy: true});

  for (const {name, path} of pageTypes) {
    testOfPages(
      `the ${name} page has one column that fills the width, and no overflow, from 768 to 995 pixels`,
      async ({page}) => {
        await visit(page, address(path));
        const menu = page.getByRole('button', {name: words('theme.docs.sidebar.toggleSidebarButtonAriaLabel')});
        for (const width of [995, 880, 768]) {
          await page.setViewportSize({width, height: 900});
          await expect.soft(menu, `${width}`).toBeVisible();
          const layout = await page.evaluate(() => {
            const heading = document.querySelector('h1')?.getBoundingClientRect();
            const paragraphs = [...document.querySelectorAll('main .markdown > p')].filter((one) =>
              one.checkVisibility(),
            );
            return {
              pageWidth: document.documentElement.scrollWidth,
              headingLeft: heading?.left ?? 0,
              // In units of the font size, so that it counts letters.
              longestLine: Math.max(
                0,
                ...paragraphs.map((one) => one.clientWidth / parseFloat(getComputedStyle(one).fontSize)),
              ),
            };
          });
          expect.soft(layout.pageWidth, `${width}`).toBeLessThanOrEqual(width);
          expect.soft(layout.headingLeft, `${width}`).toBeGreaterThanOrEqual(0);
          expect.soft(layout.headingLeft, `${width}`).toBeLessThan(width / 4);
          expect.soft(layout.longestLine, `${width}`).toBeLessThan(42);
        }
      },
    );
  }
});
