import {headersOf, indented, type HttpCall} from './call';
import {literal, type LiteralStyle} from './literal';

const style: LiteralStyle = {
  true: 'true',
  false: 'false',
  null: 'null',
  text: (value) => `'${JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`,
  key: (name) => (/^[A-Za-z_$][\w$]*$/u.test(name) ? name : style.text(name)),
};

/** The call as a TypeScript module with `fetch`. */
export function typescript(call: HttpCall): string {
  return `${request(call)}\n${statusCheck(call)}\n${answer(call)}`;
}

function request(call: HttpCall): string {
  const options = [
    ...(call.method === 'GET' ? [] : [`method: ${style.text(call.method)},`]),
    ...(headersOf(call).length > 0 ? [`headers: ${headers(call)},`] : []),
    ...(call.body === undefined ? [] : [`body: JSON.stringify(${indented(literal(call.body, style, 2), 2)}),`]),
  ];
  const settings = options.length === 0 ? '' : `, {\n  ${options.join('\n  ')}\n}`;
  return `const url = ${style.text(call.url)};\nconst response = await fetch(url${settings});\n`;
}

function headers(call: HttpCall): string {
  return indented(literal(Object.fromEntries(headersOf(call).map(({name, value}) => [name, value])), style, 2), 2);
}

function statusCheck(call: HttpCall): string {
  const condition = call.statuses.map((status) => `response.status !== ${status}`).join(' && ');
  return `if (${condition}) {
  const reason = await response.text();
  throw new Error(\`${call.name}: \${response.status} \${reason}\`);
}
`;
}

function answer(call: HttpCall): string {
  if (call.answer === 'nothing') return 'console.log(response.status);';
  const type = call.answer === 'json' ? 'unknown' : 'string';
  return `const answer: ${type} = await response.${call.answer}();\nconsole.log(answer);`;
}
