// What readers set for themselves: spacing, colors, motion, touch. Zoom is tested in tests/browser/everyPage.spec.ts.
import {hydrate, visit} from '../browser/fixtures/hydrate';
import {address} from '../browser/fixtures/site';
import {expect, test as testAlone, testOfPages as test} from '../browser/fixtures/test';
import {words} from '../browser/fixtures/words';
import {pageTypes} from './pageTypes';

/** WCAG 1.4.12: text spacing that a reader may set without losing anything. */
const textSpacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important; }
  p { margin-block-end: 2em !important; }
`;

// Browsers report the status of the not-found page in the console.
test.use({isConsoleNoisy: true});

for (const {name, path} of pageTypes) {
  test(`on the ${name} page nothing is cut off or overflows with wide text spacing`, async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await visit(page, address(path));
    await page.addStyleTag({content: textSpacing});
    const cut = await page.evaluate(() =>
      [...document.querySelectorAll('h1, h2, h3, p, li, a, button, th, td, dt, dd, summary')]
        .filter((element) => element.checkVisibility({visibilityProperty: true}))
        .filter((element) => {
          const {overflowX, overflowY, position} = getComputedStyle(element);
          const hides = [overflowX, overflowY].includes('hidden') && position !== 'absolute';
          return (
            hides && (element.scrollHeight > element.clientHeight + 1 || element.scrollWidth > element.clientWidth + 1)
          );
        })
        .map((element) => element.outerHTML.slice(0, 120)),
    );
    expect(cut).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
}

test.describe('touch', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true, isMobile: true});

  for (const {name, path} of pageTypes) {
    testAlone(
      `on the ${name} page touch targets are 44 pixels high, except links within a sentence`,
      async ({page}) => {
        await page.goto(address(path));
        const small = await page.evaluate(() => {
          // A heading's anchor link is at the end of its text.
          const isInSentence = (element: Element) =>
            getComputedStyle(element).display === 'inline' &&
            (element.closest('p, td, th, dd, .hash-link') ||
              [...(element.parentElement?.childNodes ?? [])].some(
                (node) => node !== element && node.nodeType === Node.TEXT_NODE && node.textContent?.trim(),
              ));
          /** A link whose target area is the card around it. */
          const isStretched = (element: Element) => getComputedStyle(element, '::after').position === 'absolute';
          return (
            [...document.querySelectorAll('a[href], button, summary, input, select')]
              .filter((element) => element.checkVisibility({visibilityProperty: true}))
              .filter((element) => !isInSentence(element) && !isStretched(element))
              .map((element) => ({element, box: element.getBoundingClientRect()}))
              // Elements that are 1 pixel high are visually hidden until they get the focus.
              .filter(({box}) => box.height > 1 && box.height < 43.5)
              .map(({element, box}) => `${box.height} ${element.outerHTML.slice(0, 120)}`)
          );
        });
        expect(small).toEqual([]);
      },
    );
  }

  for (const path of ['/blog', '/blog/ai-agents-vs-llm-workflows', '/blog/authors']) {
    testAlone(
      `on ${path} the link to an author's GitHub is 44 pixels wide, and its mark isn't cut off`,
      async ({page}) => {
        await page.goto(address(path));
        const link = page.getByRole('main').getByRole('link', {name: 'GitHub', exact: true}).first();
        const [target, mark, frame] = await link.evaluate((element) =>
          [element, element.firstElementChild!, element.parentElement!].map((one) => one.getBoundingClientRect()),
        );
        expect(target!.width).toBeGreaterThanOrEqual(43.5);
        expect(mark!.top).toBeGreaterThanOrEqual(frame!.top);
        expect(mark!.bottom).toBeLessThanOrEqual(frame!.bottom);
      },
    );
  }

  testAlone('entries of the mobile sidebar are 44 pixels high on a touch screen', async ({page}) => {
    await visit(page, address('/docs/guides/cli'));
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    const links = page.getByRole('dialog').locator('a:visible, button:visible');
    await expect(links.first()).toBeInViewport();
    const heights = await links.evaluateAll((elements) =>
      elements
        .filter((element) => !element.closest('[inert]'))
        .map((element) => ({text: element.textContent, height: element.getBoundingClientRect().height})),
    );
    expect(heights.filter(({height}) => height < 43.5)).toEqual([]);
  });
});

test.describe('reduced motion', () => {
  for (const {name, path} of pageTypes) {
    test(`on the ${name} page nothing has a transition or an animation with reduced motion`, async ({page}) => {
      await page.emulateMedia({reducedMotion: 'reduce'});
      await visit(page, address(path));
      const moving = await page.evaluate(() =>
        [...document.querySelectorAll('*')]
          .filter((element) => {
            const {transitionDuration, animationDuration, scrollBehavior} = getComputedStyle(element);
            return scrollBehavior === 'smooth' || /[1-9]/.test(transitionDuration + animationDuration);
          })
          .map((element) => element.outerHTML.slice(0, 120)),
      );
      expect(moving).toEqual([]);
    });
  }

  test('the button back to top does not animate when motion is reduced', async ({page}) => {
    await page.emulateMedia({reducedMotion: 'reduce'});
    await visit(page, address('/docs/guides/cli'));
    await page.evaluate(() => scrollTo(0, 2000));
    await page.mouse.wheel(0, -200);
    const button = page.getByRole('button', {name: words('theme.BackToTopButton.buttonAriaLabel')});
    await expect(button).toBeVisible();
    const position = await button.evaluate((element: HTMLElement) => {
      element.click();
      return scrollY;
    });
    expect(position).toBe(0);
  });
});

test.describe('forced colors', () => {
  test('icons, borders and the current entry of the menu use system colors with forced colors', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit(page, address('/docs/guides/cli'));
    const icon = await page
      .locator('.navbar-icon--github')
      .evaluate((element) => getComputedStyle(element, '::before').backgroundColor);
    const ground = await page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    expect(icon).not.toBe(ground);
    const active = page.locator('.menu__link--active[aria-current]').first();
    await expect(active).toHaveCSS('border-top-style', 'solid');
    await expect(active).toHaveCSS('outline-style', 'none');
    await expect(page.locator('.code-block').first()).toHaveCSS('border-top-style', 'solid');
  });

  test('frames of output differ from those of samples with forced colors', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit(page, address('/docs/guides/cookbook'));
    const [ground, text] = await page.evaluate(() => {
      const {backgroundColor, color} = getComputedStyle(document.body);
      return [backgroundColor, color];
    });
    const output = page.locator('.code-block--output').first();
    await expect(output).toHaveCSS('border-top-style', 'dashed');
    await expect(output).toHaveCSS('border-top-color', text!);
    expect(text).not.toBe(ground);
  });

  test('buttons of a player that do nothing look so with forced colors', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit(page, address('/docs/getting-started/first-agent-tutorial'));
    await page.getByRole('button', {name: 'Play', exact: true}).first().click();
    const color = (name: string) =>
      page
        .getByRole('group', {name: 'Player'})
        .getByRole('button', {name})
        .evaluate((button) => getComputedStyle(button).color);
    expect(await color('Previous')).not.toBe(await color('Next'));
  });

  test('the category whose page is open is marked in the menu with forced colors', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit(page, address('/docs/category/guides'));
    const current = page.locator('.theme-doc-sidebar-container .menu__link[aria-current]');
    await expect(current).toHaveCSS('border-top-style', 'solid');
  });

  for (const {what, path, bar, role} of [
    {what: 'language of samples', path: '/api/rest/sessions', bar: '.sample-tabs__bar', role: 'button'},
    {what: 'chosen tab', path: '/docs/getting-started/quickstart', bar: '.tabs', role: 'tab'},
  ] as const) {
    test(`the ${what} is marked with forced colors, before hydration and after`, async ({page}) => {
      await page.emulateMedia({forcedColors: 'active'});
      await page.goto(address(path));
      const choices = page.locator(bar).last().getByRole(role);
      const expectMark = async (marked: number) => {
        const colors = await choices.evaluateAll((all) => all.map((one) => getComputedStyle(one).borderBlockEndColor));
        expect(colors.filter((color) => color === colors[marked])).toHaveLength(1);
        expect(new Set(colors).size).toBe(2);
      };
      await expectMark(0);
      await hydrate(page);
      await choices.nth(2).click();
      await page.mouse.move(0, 0);
      await expectMark(2);
    });
  }

  test('diagrams and rules are drawn in system colors with forced colors', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit(page, address('/docs/concepts/agents-vs-workflows'));
    const [ground, text] = await page.evaluate(() => {
      const probe = document.body.appendChild(document.createElement('p'));
      return ['Canvas', 'CanvasText'].map((color) => {
        probe.style.color = color;
        return getComputedStyle(probe).color;
      });
    });
    const diagram = page.locator('.diagram').first();
    await expect(diagram.locator('.node rect').first()).toHaveCSS('fill', ground!);
    await expect(diagram.locator('.node text').first()).toHaveCSS('fill', text!);
    await expect(diagram.locator('.edge').first()).toHaveCSS('stroke', text!);
    await expect(diagram.locator('.edge').first()).toHaveCSS('fill', 'none');
    await expect(diagram.locator('marker path').first()).toHaveCSS('fill', text!);
    await visit(page, address('/kitchen-sink'));
    await expect(page.locator('hr').first()).toHaveCSS('border-top', `1px solid ${text}`);
  });

  test('the focus is visible with forced colors', async ({page}) => {
    await page.emulateMedia({forcedColors: 'active'});
    await visit(page, address('/'));
    await page.getByRole('link', {name: 'Start in five minutes'}).focus();
    await page.keyboard.press('Tab');
    await expect(page.locator(':focus-visible')).toHaveCSS('outline-style', 'solid');
  });
});

test('the list of posts has no landmark without content', async ({page}) => {
  await page.goto(address('/blog'));
  const empty = await page
    .getByRole('navigation')
    .evaluateAll((all) => all.filter(({children}) => children.length === 0).map(({outerHTML}) => outerHTML));
  expect(empty).toEqual([]);
});

test('on a phone, the blog has no landmark without content before hydration', async ({page}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(address('/blog'));
  expect(await page.getByRole('complementary').count()).toBe(0);
});

test('drawings beside words are no images without a name', async ({page}) => {
  for (const path of ['/docs/guides/cli', '/kitchen-sink', '/blog/ai-agents-vs-llm-workflows']) {
    await visit(page, address(path));
    expect(
      await page.locator('svg:not([aria-hidden="true"], [aria-label], [aria-labelledby], [display])').count(),
      path,
    ).toBe(0);
  }
});

test('the open post is not marked by color alone in the list of posts', async ({page}) => {
  await page.goto(address('/blog/ai-agents-vs-llm-workflows'));
  const entry = page.getByRole('complementary').locator('[aria-current="page"]');
  await expect(entry).toHaveCSS('font-weight', '600');
});

test('the icon of an admonition says its kind, whatever its title', async ({page}) => {
  await page.goto(address('/kitchen-sink'));
  for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
    const boxes = page.locator(`.theme-admonition-${kind}`);
    await expect(boxes.first().getByRole('img', {name: kind, exact: true})).toBeVisible();
  }
});

test('each panel of tabs has the name of its tab', async ({page}) => {
  await page.goto(address('/docs/getting-started/quickstart'));
  const tabs = await page.getByRole('tab').allTextContents();
  const panels = page.locator('[role="tabpanel"]');
  expect(await panels.evaluateAll((all) => all.map(({ariaLabel}) => ariaLabel))).toEqual(tabs);
});

test('navigation landmarks have different names, and there is one main landmark', async ({page}) => {
  await visit(page, address('/docs/guides/cli'));
  const navigations = await page
    .getByRole('navigation')
    .evaluateAll((elements) =>
      elements.filter((element) => element.checkVisibility()).map((element) => element.getAttribute('aria-label')),
    );
  expect(navigations.length).toBeGreaterThanOrEqual(4);
  expect(navigations).not.toContain(null);
  expect(new Set(navigations).size).toBe(navigations.length);
  await expect(page.getByRole('main')).toHaveCount(1);
});

test('the table of providers fits its column on a small desktop', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await page.goto(address('/docs/guides/configuring-saiki/llm/providers'));
  const frame = page.locator('.table-scroll').first();
  expect(await frame.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
});
