import {headersOf, type HttpCall} from './call';

/** The call as a Go program with `net/http`. */
export function go(call: HttpCall): string {
  const hasBody = call.body !== undefined;
  const imports = ['fmt', 'io', 'log', 'net/http', ...(hasBody ? ['strings'] : [])];
  return `package main

import (
${imports.map((name) => `\t"${name}"`).join('\n')}
)

func main() {
\turl := ${text(call.url)}
${hasBody ? `\tbody := strings.NewReader(${text(JSON.stringify(call.body, null, 2))})\n` : ''}\trequest, err := http.NewRequest("${call.method}", url, ${hasBody ? 'body' : 'nil'})
\tif err != nil {
\t\tlog.Fatal(err)
\t}
${headersOf(call)
  .map(({name, value}) => `\trequest.Header.Set(${text(name)}, ${text(value)})\n`)
  .join('')}
\tresponse, err := http.DefaultClient.Do(request)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tdefer response.Body.Close()

\tanswer, err := io.ReadAll(response.Body)
\tif err != nil {
\t\tlog.Fatal(err)
\t}
\tif ${call.statuses.map((status) => `response.StatusCode != ${status}`).join(' && ')} {
\t\tlog.Fatalf("${call.name}: %s: %s", response.Status, answer)
\t}
\tfmt.Println(${call.answer === 'nothing' ? 'response.Status' : 'string(answer)'})
}`;
}

/** A text; several lines or quotes in backquotes, which show it as it is. */
function text(value: string): string {
  return /["\\\n]/u.test(value) && !value.includes('`') ? `\`${value}\`` : JSON.stringify(value);
}
