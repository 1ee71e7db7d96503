import ts from 'typescript';
import type {ProgramRule} from '@docs-kit/code-samples/check';
import {validateAgentFile} from '../../contracts/agent-config/validateAgentFile';
import {minimalFile} from './agentFiles';

/** Types whose literals are agent configurations, with the path of the literal in an agent file. */
const configTypes: Readonly<Record<string, readonly string[]>> = {
  AgentConfig: [],
  ValidatedAgentConfig: [],
  LLMConfig: ['llm'],
  StorageConfig: ['storage'],
  ServerConfigs: ['mcpServers'],
  McpServerConfig: ['mcpServers', 'server'],
};

/**
 * Checks object literals whose type is an agent configuration with the rules for agent files. Values that a literal
 * doesn't contain itself (a variable, a call) are assumed to be valid.
 */
export const agentConfigRule: ProgramRule = (source, checker) => {
  const problems: {offset: number; message: string}[] = [];
  const visit = (node: ts.Node): void => {
    const place = ts.isObjectLiteralExpression(node) ? placeOf(node, checker) : undefined;
    if (place) problems.push(...problemsOf(node as ts.ObjectLiteralExpression, place, source));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return problems;
};

function placeOf(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker): readonly string[] | undefined {
  const type = checker.getContextualType(node);
  return configTypes[type?.aliasSymbol?.name ?? type?.symbol?.name ?? ''];
}

function problemsOf(node: ts.ObjectLiteralExpression, place: readonly string[], source: ts.SourceFile) {
  const literal: Literal = {nodes: new Map(), unknownPaths: []};
  const part = place.reduceRight<unknown>((value, key) => ({[key]: value}), read(node, '', literal)) as object;
  const file = place.length === 0 ? part : {...minimalFile, ...part};
  const prefix = place.join('.');
  // JSON is YAML, so the rules for agent files apply unchanged.
  return validateAgentFile(JSON.stringify(file))
    .map(({message, path}) => ({
      message,
      path: path.startsWith(prefix) ? path.slice(prefix.length).replace(/^\./u, '') : path,
    }))
    .filter(({path}) => !literal.unknownPaths.some((root) => isUnder(path, root)))
    .map(({message, path}) => ({offset: nodeAt(path, literal, node).getStart(source), message}));
}

/** Content of a literal, by dotted path. */
interface Literal {
  readonly nodes: Map<string, ts.Node>;
  /** Paths of values that are, entirely or in some keys, only known at run time. */
  readonly unknownPaths: string[];
}

/** Placeholder for a value that is only known at run time: an environment variable, as in agent files. */
const unknownValue = '$VALUE_AT_RUN_TIME';

/** Returns the value of an expression, and adds its parts to the literal. */
function read(node: ts.Expression, path: string, literal: Literal): unknown {
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return read(node.expression, path, literal);
  literal.nodes.set(path, node);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node))
    return node.elements.map((element, index) => read(element, `${path}[${index}]`, literal));
  if (!ts.isObjectLiteralExpression(node)) {
    literal.unknownPaths.push(path);
    return unknownValue;
  }
  const entries = node.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) literal.unknownPaths.push(path);
    if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property)) return [];
    const name = nameOf(property.name);
    const value = ts.isPropertyAssignment(property) ? property.initializer : property.name;
    return [[name, read(value, path === '' ? name : `${path}.${name}`, literal)]];
  });
  return Object.fromEntries(entries);
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : name.getText();

const isUnder = (path: string, root: string): boolean =>
  path === root || root === '' || path.startsWith(`${root}.`) || path.startsWith(`${root}[`);

/** Returns the innermost node of the literal along a dotted path. */
function nodeAt(path: string, {nodes}: Literal, whole: ts.Node): ts.Node {
  const way = [...nodes].filter(([root]) => isUnder(path, root)).sort(([one], [other]) => other.length - one.length);
  return way[0]?.[1] ?? whole;
}
