// Recorded terminals: text to read and copy, and a player that's loaded when the reader presses Play.
import type {Locator, Page} from '@playwright/test';
import {crashPages} from './fixtures/crash';
import {neverIdle, visit} from './fixtures/hydrate';
import {scriptRequests} from './fixtures/network';
import {address} from './fixtures/site';
import {expect, test, testOfPages} from './fixtures/test';

const tutorial = address('/docs/getting-started/first-agent-tutorial');
const title = 'The request to write a file, and the report';
/** The longest time that a step is shown, in ms. */
const longest = 6000;

const screenOf = (page: Page, name: string): Locator => page.getByRole('figure', {name, exact: true});
const stepsOf = (screen: Locator): Locator => screen.locator('.screen__steps > li');
const button = (screen: Locator, name: string): Locator => screen.getByRole('button', {name, exact: true});

/**
 * Opens the player of a session with two steps. Returns it with the scripts that it has requested. The clock is paused
 * from then on.
 */
async function play(page: Page): Promise<{screen: Locator; scripts: readonly string[]}> {
  // Otherwise Docusaurus prefetches other pages.
  await neverIdle(page);
  await page.clock.install();
  await visit(page, tutorial);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const scripts = scriptRequests(page);
  const screen = screenOf(page, title);
  await expect(screen.getByRole('group', {name: 'Player'})).toHaveCount(0);
  await button(screen, 'Play').click();
  await expect(screen.getByRole('group', {name: 'Player'})).toBeVisible();
  return {screen, scripts};
}

/** Expects that screen readers are told a step. The paused clock moves on until the message is there. */
async function expectAnnounced(page: Page, step: string): Promise<void> {
  const message = page.locator('body > [role="status"]');
  const text = async () => {
    await page.clock.runFor(100);
    return message.textContent();
  };
  await expect.poll(text).toBe(step);
}

testOfPages('[SCREEN-1] a screen is text in the colors of the recording, others in the dark mode', async ({page}) => {
  await page.goto(tutorial);
  const screen = screenOf(page, 'A question, and an agent without tools');
  await expect(screen.locator('pre')).toContainText('Welcome to Saiki CLI!');
  const color = () =>
    screen
      .locator('.ansi-cyan')
      .first()
      .evaluate((word) => getComputedStyle(word).color);
  const light = await color();
  expect(light).not.toBe(await screen.locator('pre').evaluate((pre) => getComputedStyle(pre).color));
  await page.emulateMedia({colorScheme: 'dark'});
  await expect.poll(color).not.toBe(light);
  await expect(screen.locator('pre')).toMatchAriaSnapshot('- text: /AI Response.*I can keep a folder/');
  const hidden = await screen.locator('[aria-hidden]').allTextContents();
  expect(hidden.filter((text) => /[^\u2500-\u257F]/u.test(text))).toEqual([]);
});

test.describe('copy button', () => {
  test.use({permissions: ['clipboard-read', 'clipboard-write']});

  for (const when of ['before', 'after'] as const) {
    test(`[SCREEN-2] the button copies the command in one line ${when} hydration`, async ({page}) => {
      await (when === 'after' ? visit(page, tutorial) : page.goto(tutorial));
      const screen = screenOf(page, 'A question, and an agent without tools');
      await button(screen, 'Copy command').click();
      await expect(button(screen, 'Copy command')).toHaveText('Copied');
      expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
        'saiki --agent notes-agent.yml "What can you do for me, and which tools do you have?"',
      );
    });
  }

  testOfPages('[SCREEN-2] a screen without a command has no such button', async ({page}) => {
    await page.goto(tutorial);
    await expect(button(screenOf(page, title), 'Copy command')).toHaveCount(0);
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('[SCREEN-3] without JavaScript all steps are shown', async ({page}) => {
    await page.goto(tutorial);
    const steps = stepsOf(screenOf(page, title));
    await expect(steps).toHaveCount(2);
    for (const step of await steps.all()) await expect(step).toBeVisible();
  });
});

test('[SCREEN-4] the player is loaded when Play is pressed, and goes from step to step', async ({page}) => {
  const {screen, scripts} = await play(page);
  expect(scripts).toHaveLength(1);
  await page.clock.runFor(1500);
  await expect(stepsOf(screen).nth(1)).toBeHidden();
  await page.clock.runFor(longest - 1500);
  await expect(stepsOf(screen).nth(1)).toBeVisible();
  await expect(stepsOf(screen).nth(0)).toBeHidden();
});

test('[SCREEN-5] the player is paused, moved and restarted by keyboard, and announces each step', async ({page}) => {
  const {screen} = await play(page);
  const first = '1 of 2: A request to write a file is on the screen';
  await expectAnnounced(page, first);
  // Its name says the state, so `aria-expanded` would say it twice.
  await expect(button(screen, 'Show all')).not.toHaveAttribute('aria-expanded');
  await button(screen, 'Pause').press('Enter');
  await button(screen, 'Restart').press('Enter');
  await button(screen, 'Pause').press('Enter');
  await page.clock.runFor(longest);
  await expect(screen).toContainText('1 of 2');
  await button(screen, 'Next').press('Enter');
  await expectAnnounced(page, '2 of 2: Approved; the report is there and the prompt is back');
  await expect(button(screen, 'Next')).toBeDisabled();
  // It keeps the focus and does nothing more.
  await expect(button(screen, 'Next')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(screen).toContainText('2 of 2');
  await button(screen, 'Previous').press('Enter');
  await expectAnnounced(page, first);
  await button(screen, 'Show all').press('Enter');
  await expect(screen.getByRole('group', {name: 'Player'})).toHaveCount(0);
  for (const step of await stepsOf(screen).all()) await expect(step).toBeVisible();
  await expect(button(screen, 'Play')).toBeFocused();
});

test('[SCREEN-5] the heading of a step has the number that the player announces', async ({page}) => {
  const {screen} = await play(page);
  await button(screen, 'Next').press('Enter');
  await expect(screen).toContainText('2 of 2');
  // A CSS counter numbers it, so no element has it as text.
  const session = await page.context().newCDPSession(page);
  const {nodes} = await session.send('Accessibility.getFullAXTree');
  const texts = nodes.filter(({role}) => role?.value === 'StaticText').map(({name}) => String(name?.value));
  const heading = texts.indexOf('Approved; the report is there and the prompt is back');
  expect(texts.slice(heading - 2, heading)).toEqual(['2', '. ']);
});

for (const width of [390, 1280]) {
  test(`[SCREEN-5] in a window of ${width} px no step moves what is below it, nor the buttons`, async ({page}) => {
    await page.setViewportSize({width, height: 800});
    const {screen} = await play(page);
    await button(screen, 'Pause').click();
    const places = () =>
      screen.evaluate((figure) => {
        const start = figure.getBoundingClientRect().top;
        return [figure, ...figure.querySelectorAll('.screen__player button')].map((element) => {
          const {left, right, top, bottom} = element.getBoundingClientRect();
          return [left, right, top - start, bottom - start].map(Math.round);
        });
      });
    const before = await places();
    await button(screen, 'Next').click();
    await expect(stepsOf(screen).nth(1)).toBeVisible();
    expect(await places()).toEqual(before);
    await button(screen, 'Restart').click();
    await expect(button(screen, 'Pause')).toBeVisible();
    expect(await places()).toEqual(before);
  });
}

test('[SCREEN-6] with reduced motion the player waits for the reader', async ({page}) => {
  await page.emulateMedia({reducedMotion: 'reduce'});
  const {screen} = await play(page);
  await expect(button(screen, 'Continue')).toBeVisible();
  await expect(button(screen, 'Pause')).toHaveCount(0);
  await page.clock.runFor(longest);
  await expect(screen).toContainText('1 of 2');
  await button(screen, 'Next').click();
  await expect(screen).toContainText('2 of 2');
});

test.describe('a broken player', () => {
  test.use({isConsoleNoisy: true});

  for (const [problem, breakScripts] of [
    ['could not be loaded', (page: Page) => page.route('**/*.js', (route) => route.abort())],
    ['crashed', crashPages],
  ] as const) {
    test(`[SCREEN-7] when the player ${problem}, a message says so and all steps stay`, async ({page}) => {
      await visit(page, tutorial);
      await page.waitForLoadState('networkidle');
      await breakScripts(page);
      const screen = screenOf(page, title);
      await button(screen, 'Play').click();
      await expect(screen.getByRole('alert')).toHaveText(`The player ${problem}. All steps are below.`);
      for (const step of await stepsOf(screen).all()) await expect(step).toBeVisible();
    });
  }
});

testOfPages('[SCREEN-8] a page says once that a script answered, and where that is explained', async ({page}) => {
  await page.goto(tutorial);
  const note = page.getByText("with a script in the model's place");
  await expect(note).toHaveCount(1);
  await note.getByRole('link').click();
  await expect(page.getByRole('heading', {name: 'Recorded screens'})).toBeInViewport();
});

testOfPages('[SCREEN-9] on narrow screens a terminal scrolls by itself, also by keyboard', async ({page}) => {
  await page.setViewportSize({width: 320, height: 640});
  await page.goto(tutorial);
  const text = screenOf(page, 'A question, and an agent without tools').locator('pre');
  expect(await text.evaluate((element) => element.scrollWidth > element.clientWidth)).toBe(true);
  await text.press('ArrowRight');
  await expect.poll(() => text.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
});
