import ts from 'typescript';
import {validateAgentFile} from '../../../contracts/agent-config/validateAgentFile';

/** A fault of an agent configuration that a program writes as an object. */
export interface ConfigFault {
  readonly offset: number;
  readonly message: string;
}

/** Types whose literals are agent configurations, with the place of the literal in an agent file. */
const configTypes: Readonly<Record<string, readonly string[]>> = {
  AgentConfig: [],
  ValidatedAgentConfig: [],
  LLMConfig: ['llm'],
  StorageConfig: ['storage'],
  ServerConfigs: ['mcpServers'],
  McpServerConfig: ['mcpServers', 'server'],
};

/** What an agent file needs besides the part that a literal shows. */
const minimalFile = {
  systemPrompt: 'You are a helpful assistant.',
  llm: {provider: 'openai', model: 'gpt-4.1-mini', apiKey: '$OPENAI_API_KEY'},
};

/**
 * Checks object literals that the compiler takes for agent configurations by the rules of agent files. What a literal
 * does not say itself (a variable, a call) counts as right.
 */
export function agentConfigFaults(source: ts.SourceFile, checker: ts.TypeChecker): ConfigFault[] {
  const faults: ConfigFault[] = [];
  const visit = (node: ts.Node): void => {
    const place = ts.isObjectLiteralExpression(node) ? placeOf(node, checker) : undefined;
    if (place) faults.push(...faultsOf(node as ts.ObjectLiteralExpression, place, source));
    else ts.forEachChild(node, visit);
  };
  visit(source);
  return faults;
}

function placeOf(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker): readonly string[] | undefined {
  const type = checker.getContextualType(node);
  return configTypes[type?.aliasSymbol?.name ?? type?.symbol?.name ?? ''];
}

function faultsOf(node: ts.ObjectLiteralExpression, place: readonly string[], source: ts.SourceFile): ConfigFault[] {
  const part = place.reduceRight<unknown>((value, key) => ({[key]: value}), valueOf(node)) as object;
  const file = place.length === 0 ? part : {...minimalFile, ...part};
  const prefix = place.join('.');
  // JSON is YAML, so the rules of agent files apply as they are.
  return validateAgentFile(JSON.stringify(file))
    .map(({message, path}) => ({
      message,
      path: path.startsWith(prefix) ? path.slice(prefix.length).replace(/^\./u, '') : path,
    }))
    .filter(({path}) => !isUnder(path, unknownPaths(node)))
    .map(({message, path}) => ({offset: nodeAt(node, path).getStart(source), message}));
}

/** A value that is known when the program runs stands for itself as an environment variable does in an agent file. */
const unknownValue = '$VALUE_AT_RUN_TIME';

function valueOf(node: ts.Expression): unknown {
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (ts.isAsExpression(node) || ts.isSatisfiesExpression(node) || ts.isParenthesizedExpression(node))
    return valueOf(node.expression);
  if (ts.isArrayLiteralExpression(node)) return node.elements.map(valueOf);
  if (!ts.isObjectLiteralExpression(node)) return unknownValue;
  return Object.fromEntries(
    node.properties.flatMap((property) => {
      if (ts.isPropertyAssignment(property)) return [[nameOf(property.name), valueOf(property.initializer)]];
      return ts.isShorthandPropertyAssignment(property) ? [[property.name.text, unknownValue]] : [];
    }),
  );
}

const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteralLike(name) || ts.isNumericLiteral(name) ? name.text : name.getText();

/** Dotted paths whose values, or some of whose keys, are known at run time only. */
function unknownPaths(node: ts.Expression, path = ''): string[] {
  if (ts.isObjectLiteralExpression(node)) {
    const spreads = node.properties.some(ts.isSpreadAssignment) ? [path] : [];
    return [
      ...spreads,
      ...node.properties.flatMap((property) => {
        const name = property.name ? nameOf(property.name) : '';
        const inner = path === '' ? name : `${path}.${name}`;
        if (ts.isPropertyAssignment(property)) return unknownPaths(property.initializer, inner);
        return ts.isShorthandPropertyAssignment(property) ? [inner] : [];
      }),
    ];
  }
  if (ts.isArrayLiteralExpression(node))
    return node.elements.flatMap((element, index) => unknownPaths(element, `${path}[${index}]`));
  return valueOf(node) === unknownValue ? [path] : [];
}

const isUnder = (path: string, roots: readonly string[]): boolean =>
  roots.some((root) => path === root || root === '' || path.startsWith(`${root}.`) || path.startsWith(`${root}[`));

/** The innermost node of the literal at a dotted path. */
function nodeAt(node: ts.Expression, path: string): ts.Node {
  const steps = path.split(/[.[\]]+/u).filter((step) => step !== '');
  let place: ts.Expression = node;
  for (const step of steps) {
    const next: ts.Expression | undefined = ts.isArrayLiteralExpression(place)
      ? place.elements[Number(step)]
      : ts.isObjectLiteralExpression(place)
        ? place.properties.filter(ts.isPropertyAssignment).find(({name}) => nameOf(name) === step)?.initializer
        : undefined;
    if (!next) return place;
    place = next;
  }
  return place;
}
