import {stringify} from 'yaml';
import type {Part} from './convert';
import type {ConvertedPage, CopySite} from './copies';
import {partPath} from './links';

/** Front matter, and a line that leads an agent who came here by chance to the index. */
export function head(
  page: ConvertedPage,
  part: Pick<Part, 'path' | 'title'>,
  {url, baseUrl, frontMatter}: CopySite,
): string {
  const data = {
    title: part.title === undefined ? page.title : `${page.title}: ${part.title}`,
    ...(page.description !== undefined && {description: page.description}),
    canonical: page.canonical + (part.path.length === 0 ? '' : `#${part.path.at(-1)}`),
    ...frontMatter,
    ...(page.date !== undefined && {date: page.date}),
  };
  const home = url + baseUrl;
  const whole = url + partPath(page, [], baseUrl);
  const place = part.path.length === 0 ? '' : ` This is one section of [${page.title}](${whole}).`;
  const directive = `> All pages are listed in [llms.txt](${home}llms.txt).${place}`;
  return `---\n${stringify(data, {lineWidth: 0})}---\n\n${directive}\n`;
}
