import {address} from '../fixtures/site';

/**
 * The page of tests that are about no page in particular. It's a small one: opening, hydrating and styling a page takes
 * as long as it has elements, and the CLI guide has three times as many.
 */
export const usualPage = {
  path: address('/docs/guides/discord-bot'),
  h1: 'Run a Discord bot',
  source: 'content/docs/guides/discord-bot.md',
};

/** The page after {@link usualPage}. Its link is in the sidebar and at the end; both have its `h1` as their label. */
export const nextPage = {
  path: address('/docs/guides/telegram-bot'),
  h1: 'Run a Telegram bot',
  source: 'content/docs/guides/telegram-bot.md',
};
