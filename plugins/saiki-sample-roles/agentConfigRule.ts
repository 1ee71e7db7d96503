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
  const literal: Literal = {nodes: new Map(), unknownPaths: [], openPaths: []};
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
    .filter(({path}) => !literal.openPaths.includes(innermost(path, literal)))
    .map(({message, path}) => ({
      offset: (literal.nodes.get(innermost(path, literal)) ?? node).getStart(source),
      message,
    }));
}

/** Content of a literal, by dotted path. */
interface Literal {
  readonly nodes: Map<string, ts.Node>;
  /** Paths of values that are only known at run time. */
  readonly unknownPaths: string[];
  /** Paths of objects that take other keys from a spread. What they seem to lack may be there. */
  readonly openPaths: string[];
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
  const isMinus = ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken;
  if (isMinus && ts.isNumericLiteral(node.operand)) return -Number(node.operand.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isArrayLiteralExpression(node))
    return node.elements.map((element, index) => read(element, `${path}[${index}]`, literal));
  if (!ts.isObjectLiteralExpression(node)) {
    literal.unknownPaths.push(path);
    return unknownValue;
  }
  const lastSpread = node.properties.findLastIndex(ts.isSpreadAssignment);
  if (lastSpread >= 0) literal.openPaths.push(path);
  const entries = node.properties.flatMap((property, index) => {
    if (!ts.isPropertyAssignment(property) && !ts.isShorthandPropertyAssignment(property)) return [];
    const name = nameOf(property.name);
    const inner = path === '' ? name : `${path}.${name}`;
    // A spread can replace what comes before it.
    if (index < lastSpread) literal.unknownPaths.push(inner);
    return [[name, read(ts.isPropertyAssignment(property) ? property.initializer : property.name, inner, literal)]];
  });
  return Object.fromEntries(entries);
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : name.getText();

const isUnder = (path: string, root: string): boolean =>
  path === root || root === '' || path.startsWith(`${root}.`) || path.startsWith(`${root}[`);

/** Returns the path of the innermost part of the literal along a dotted path. */
const innermost = (path: string, {nodes}: Literal): string =>
  [...nodes.keys()]
    .filter((root) => isUnder(path, root))
    .reduce((one, other) => (other.length > one.length ? other : one), '');
