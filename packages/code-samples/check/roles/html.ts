import {defaultTreeAdapter, parse as parsePage, type DefaultTreeAdapterTypes} from 'parse5';
import {parse, syntaxProblems} from '../grammars';
import {checkedInside, type Role, type SampleProblem} from '../role';

function scriptsIn(node: DefaultTreeAdapterTypes.Node): DefaultTreeAdapterTypes.TextNode[] {
  if (!('childNodes' in node)) return [];
  if (node.nodeName === 'script') return node.childNodes.filter((child) => defaultTreeAdapter.isTextNode(child));
  return node.childNodes.flatMap(scriptsIn);
}

/** Parses a page as browsers do, and its scripts with the JavaScript grammar. Lines are those of the text, from 1. */
export async function htmlProblems(text: string): Promise<SampleProblem[]> {
  const problems: SampleProblem[] = [];
  const page = parsePage(text, {
    sourceCodeLocationInfo: true,
    onParseError: ({code, startLine}) => problems.push({line: startLine, message: `Parse error of HTML: ${code}.`}),
  });
  for (const script of scriptsIn(page)) {
    const before = (script.sourceCodeLocation?.startLine ?? 1) - 1;
    const inScript = syntaxProblems(await parse('javascript', script.value));
    problems.push(...inScript.map(({line, message}) => ({line: line + before, message})));
  }
  return problems;
}

/** `html`: a web page. */
export const html: Role = {
  kind: 'Web pages',
  languages: ['html'],
  check: async (block) => checkedInside(block, await htmlProblems(block.code), 'parsed'),
};
