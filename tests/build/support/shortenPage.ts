const isMarker = (line: string): boolean => line === '<!-- truncate -->' || line === '{/* truncate */}';

/** The front matter of a page, a `#` heading where Docusaurus shows none, its truncate marker, and one line of text. */
export function shortenPage(source: string, {hasHeading}: {hasHeading: boolean}): string {
  const lines = source.split('\n');
  const end = lines.indexOf('---', 1);
  const heading = hasHeading ? ['# Page'] : [];
  const body = [...heading, 'Text of this page.', ...lines.filter(isMarker).slice(0, 1)];
  return `${lines.slice(0, end + 1).join('\n')}\n\n${body.join('\n\n')}\n`;
}
