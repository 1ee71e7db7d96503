import {Parser} from 'htmlparser2';

const variableUse = /(?:var\(\s*|(?:^|[\s;{]))(--[\w-]+)(?=\s*[:,)])/g;

/** Custom properties that an HTML page itself sets or reads, in style attributes, drawings and style elements. */
export function pageVariables(html: string): ReadonlySet<string> {
  const variables = new Set<string>();
  let isInStyle = false;
  const addFrom = (text: string) => {
    for (const [, name] of text.matchAll(variableUse)) {
      variables.add(name ?? '');
    }
  };
  const parser = new Parser({
    onopentag(element, attributes) {
      isInStyle = element === 'style';
      Object.values(attributes)
        .filter((value) => value.includes('--'))
        .forEach(addFrom);
    },
    ontext(text) {
      if (isInStyle) {
        addFrom(text);
      }
    },
    onclosetag() {
      isInStyle = false;
    },
  });
  parser.end(html);
  return variables;
}
