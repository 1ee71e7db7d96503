import {headersOf, indented, type HttpCall} from './call';
import {literal, type LiteralStyle} from './literal';

const style: LiteralStyle = {
  true: 'True',
  false: 'False',
  null: 'None',
  // JSON and Python write texts alike; only surrogate pairs differ, and JSON leaves those as they are.
  text: (value) => JSON.stringify(value),
  key: (name) => JSON.stringify(name),
};

/** The call as a Python program that needs nothing but the standard library. */
export function python(call: HttpCall): string {
  const needsJson = call.body !== undefined || call.answer === 'json';
  return [
    ...(needsJson ? ['import json'] : []),
    'import urllib.error',
    'import urllib.request',
    '',
    `url = ${style.text(call.url)}`,
    ...(call.body === undefined ? [] : [`body = ${literal(call.body, style, 4)}`]),
    ...request(call),
    '',
    'try:',
    '    with urllib.request.urlopen(request) as response:',
    '        status = response.status',
    '        text = response.read().decode("utf-8")',
    'except urllib.error.HTTPError as error:',
    '    # Statuses from 400 on arrive as exceptions.',
    '    status = error.code',
    '    text = error.read().decode("utf-8")',
    '',
    `if status ${call.statuses.length === 1 ? '!=' : 'not in'} ${expected(call)}:`,
    `    raise SystemExit(f"${call.name}: {status}: {text}")`,
    ...answer(call),
  ].join('\n');
}

function request(call: HttpCall): string[] {
  const headers = literal(Object.fromEntries(headersOf(call).map(({name, value}) => [name, value])), style, 4);
  const options = [
    ...(call.method === 'GET' ? [] : [`    method=${style.text(call.method)},`]),
    ...(headersOf(call).length > 0 ? [`    headers=${indented(headers, 4)},`] : []),
    ...(call.body === undefined ? [] : ['    data=json.dumps(body).encode("utf-8"),']),
  ];
  if (options.length === 0) return ['request = urllib.request.Request(url)'];
  return ['request = urllib.request.Request(', '    url,', ...options, ')'];
}

const expected = ({statuses}: HttpCall): string =>
  statuses.length === 1 ? `${statuses[0]}` : `(${statuses.join(', ')})`;

function answer(call: HttpCall): string[] {
  if (call.answer === 'nothing') return ['print(status)'];
  return [call.answer === 'json' ? 'print(json.dumps(json.loads(text), indent=2))' : 'print(text)'];
}
