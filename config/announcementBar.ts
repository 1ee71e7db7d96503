import {links} from './site';

/** Bar above the navbar. Dismissal is remembered until `id` changes. */
export const announcementBar = {
  id: 'support_us',
  content: `Like Saiki? <a href="${links.repository}">Star it on GitHub</a> and <a href="${links.discord}">join the chat on Discord</a>.`,
  isCloseable: true,
};
