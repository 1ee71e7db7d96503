import {headersOf, type HttpCall} from './call';

/** The call as a shell command; it fails with the answer's text when the status is an error. */
export function curl(call: HttpCall): string {
  const parts = [
    `curl --fail-with-body --silent --show-error${call.answer === 'stream' ? ' --no-buffer' : ''}${call.method === 'GET' ? '' : ` --request ${call.method}`}`,
    ...headersOf(call).map(({name, value}) => `--header ${quoted(`${name}: ${value}`)}`),
    ...(call.body === undefined ? [] : [`--data ${quoted(json(call.body))}`]),
    quoted(call.url),
  ];
  const [first = '', ...rest] = parts;
  return parts.join(' ').length <= 80 ? parts.join(' ') : [first, ...rest].join(' \\\n  ');
}

/** JSON on one line while it is short. */
function json(value: unknown): string {
  const line = JSON.stringify(value);
  return line.length <= 68 ? line : JSON.stringify(value, null, 2);
}

/** A shell word in single quotes, in which nothing is expanded. */
const quoted = (value: string): string => `'${value.replaceAll("'", `'\\''`)}'`;
