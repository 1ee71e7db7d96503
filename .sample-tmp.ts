import {createServer} from 'node:http';
import {execFile} from 'node:child_process';
import {mkdtempSync, writeFileSync} from 'node:fs';
import {promisify} from 'node:util';
import path from 'node:path';
import {openContracts} from './plugins/contract-reference/contracts';
import {openRest} from './plugins/contract-reference/rest/restContract';
import {operationCall} from './plugins/contract-reference/rest/operationCall';
import {curl} from './plugins/contract-reference/samples/curl';
import {python} from './plugins/contract-reference/samples/python';
import {typescript} from './plugins/contract-reference/samples/typescript';
import {rust} from './plugins/contract-reference/samples/rust';
import {go} from './plugins/contract-reference/samples/go';
const run = promisify(execFile);
const rest = openRest(openContracts('/work/main/contracts'));
const dir = mkdtempSync('/tmp/samples-');
let current: any; let seen: any[] = []; let fail = false;
const server = createServer((req, res) => {
  let b = ''; req.on('data', (c) => b += c).on('end', () => {
    seen.push({m: req.method, u: req.url, b: b && JSON.stringify(JSON.parse(b)), ct: req.headers['content-type'], accept: req.headers.accept});
    res.statusCode = fail ? 500 : current.statuses[0]; res.end(current.answer === 'json' ? '{"a":1}' : current.answer === 'nothing' ? '' : 'OK');
  });
}).listen(0, async () => {
  const port = (server.address() as any).port;
  const long: string[] = [];
  for (const entry of rest.operations) {
    const call = current = operationCall(entry, rest);
    const t = (s: string) => s.replaceAll('localhost:3001', `127.0.0.1:${port}`);
    const src = {curl: curl(call), python: python(call), ts: typescript(call), rust: rust(call), go: go(call)};
    for (const [l, s] of Object.entries(src)) { writeFileSync(path.join(dir, `${call.name}.${l}`), s); for (const line of s.split('\n')) if (line.length > 80) long.push(`${call.name} ${l} ${line}`); }
    writeFileSync(path.join(dir, 't.ts'), t(src.ts) + '\nexport {};'); writeFileSync(path.join(dir, 't.py'), t(src.python)); writeFileSync(path.join(dir, 't.sh'), t(src.curl)); writeFileSync(path.join(dir, `${call.name}_check.ts`), src.ts + '\nexport {};');
    seen = [];
    for (const f of [false, true]) { fail = f;
      for (const [c, a] of [['bash', 't.sh'], ['python3', 't.py'], ['node_modules/.bin/tsx', path.join(dir, 't.ts')]] as const) {
        try { await run(c, [a.startsWith('/') ? a : path.join(dir, a)], {cwd: '/work/main'}); if (f) console.log('DID NOT FAIL', call.name, c); } catch (e: any) { if (!f) console.log('FAILED', call.name, c, e.stderr); }
      }
    }
    const ok = new Set(seen.map((x) => JSON.stringify({...x, accept: undefined}))); if (ok.size !== 1 || seen.length !== 6) console.log('DIFFERS', call.name, seen);
  }
  console.log('long lines', long.length); console.log(long.slice(0, 30).join('\n'));
  console.log(dir); server.close();
});
