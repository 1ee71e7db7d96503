import {nodesOf} from '@docs-kit/pages';
import {nearestName, placeOf, type Problem} from '@docs-kit/report';
import type {} from 'remark-mdx';
import {eachPage, repeated} from '../site';

/** What every MDX page has: https://docusaurus.io/docs/markdown-features/react#mdx-component-scope */
const given: readonly string[] = [
  ...['Head', 'Details'],
  ...['props', 'frontMatter', 'contentTitle', 'toc', 'assets', 'metadata'],
];

/**
 * MDX pages import or define the components and the `{names}` in their text: otherwise, no page can be rendered. Larger
 * expressions aren't checked, because that would need their scopes.
 */
export const undefinedNames = eachPage(({file, tree}) => {
  // Any word of the page's own code may be a definition.
  const words = nodesOf(tree, 'mdxjsEsm').flatMap(({value}) => value.match(/[\w$]+/gu) ?? []);
  const isDefined = (name: string) => given.includes(name) || words.includes(name) || name in globalThis;
  const writeOr = (name: string) => {
    const nearest = nearestName(name, words);
    return nearest ? `write "${nearest}", or ` : '';
  };
  const components = nodesOf(tree, 'mdxJsxFlowElement', 'mdxJsxTextElement').flatMap((node): Problem[] => {
    const name = /^\p{Lu}[\w$]*/u.exec(node.name ?? '')?.[0];
    if (name === undefined || isDefined(name)) return [];
    const fix = `${writeOr(name)}import it above, or write \\< for the character itself`;
    return [{file, ...placeOf(node), message: `the component <${name}> isn't imported`, fix}];
  });
  const variables = nodesOf(tree, 'mdxFlowExpression', 'mdxTextExpression').flatMap((node): Problem[] => {
    const name = /^\s*(?<name>[a-z_$][\w$]*)\s*$/iu.exec(node.value)?.groups?.name;
    if (name === undefined || isDefined(name)) return [];
    const fix = `${writeOr(name)}define it above with "export const ${name} = …", or write \\{ for the character itself`;
    return [{file, ...placeOf(node), message: `"${name}" isn't defined`, fix}];
  });
  return [...components, ...variables];
});

/** Each tab of a `Tabs` element has a value of its own: Docusaurus renders no page where one is missing or repeated. */
export const tabValues = eachPage(({file, tree}) =>
  nodesOf(tree, 'mdxJsxFlowElement')
    .filter(({name}) => name === 'Tabs')
    .flatMap(({children}): Problem[] => {
      const items = children.flatMap((tab) => {
        if (tab.type !== 'mdxJsxFlowElement' || tab.name !== 'TabItem') return [];
        const attribute = tab.attributes.find((one) => one.type !== 'mdxJsxAttribute' || one.name === 'value');
        return [{tab, attribute}];
      });
      const without = items.filter(({attribute}) => attribute === undefined);
      const tabs = items.flatMap(({tab, attribute}) =>
        typeof attribute?.value === 'string' ? [{tab, value: attribute.value}] : [],
      );
      const missing = without.map(({tab}) => {
        return {file, ...placeOf(tab), message: 'the tab has no value', fix: 'write <TabItem value="…" label="…">'};
      });
      const repetitions = repeated(tabs, ({value}) => value).map(([{tab, value}, first]) => ({
        file,
        ...placeOf(tab),
        message: `the tab on line ${placeOf(first.tab).line} already has the value "${value}"`,
        fix: 'give each TabItem its own "value"',
      }));
      return [...missing, ...repetitions];
    }),
);
