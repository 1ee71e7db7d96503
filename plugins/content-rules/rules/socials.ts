import {nearestName} from '../../contract-reference/nearestName';
import {readFrontMatter, type FrontMatterEntry} from '../frontMatter';
import type {Rule} from '../page';
import type {Problem} from '../problem';

/** Networks whose addresses the generator writes from a name alone. */
const networks = [
  'bluesky',
  'email',
  'github',
  'instagram',
  'linkedin',
  'mastodon',
  'stackoverflow',
  'threads',
  'twitch',
  'twitter',
  'x',
  'youtube',
];

/** The `socials` of each author lead somewhere: the generator makes a link to nothing of a network that it does not know. */
export const socials: Rule = ({pages, files}) => {
  const lists = [...new Set(pages.map(({folder}) => `${folder.path}/authors.yml`))];
  return lists
    .filter((file) => files.paths.has(file))
    .flatMap((file): Problem[] => {
      const content = readFrontMatter(files.read(file));
      return [...content.entries.values()]
        .flatMap((author) => content.below(author).get('socials') ?? [])
        .flatMap((entry) => [...content.below(entry).values()].flatMap(faultOf))
        .map((fault) => ({file, ...fault}));
    });
};

function faultOf({key, value, keyPlace, valuePlace}: FrontMatterEntry): Omit<Problem, 'file'>[] {
  const name = String(value ?? '');
  if (/^(?:https?:\/\/|mailto:)/u.test(name)) return [];
  const network = key.toLowerCase();
  if (!networks.includes(network)) {
    const message = `the generator does not know how addresses of "${key}" are made`;
    const nearest = nearestName(network, networks);
    const whole = 'write the whole address, "https://…"';
    return [{...keyPlace, message, fix: nearest ? `write "${nearest}", or ${whole}` : whole}];
  }
  const isName = typeof value === 'string' || (typeof value === 'number' && network === 'stackoverflow');
  if (isName && name !== '' && !name.includes('/')) return [];
  const fix = 'write the name that the author has there, as text, or the whole address, "https://…"';
  return [{...valuePlace, message: `"${name}" is no name on "${key}"`, fix}];
}
