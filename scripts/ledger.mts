// `npm run ledger`: adds the addresses and anchors of the built site to config/addresses.txt. It never removes any:
// what was once published must work forever, which tests/output/addresses.test.ts checks.
import {existsSync, writeFileSync} from 'node:fs';
import {ledgerFile, publishedAddresses, readLedger} from './addresses.mts';
import {stop} from './stop.mts';

if (!existsSync('build/index.html')) stop('build/ holds no built site. Run "npm run build" first.');
if (!existsSync(ledgerFile)) stop(`${ledgerFile} is missing. Restore it with "git checkout ${ledgerFile}".`);
const ledger = readLedger();
const all = [...new Set([...ledger, ...publishedAddresses('build')])].sort();
writeFileSync(ledgerFile, `${all.join('\n')}\n`);
console.log(`${ledgerFile} has ${all.length} addresses, ${all.length - ledger.length} of them new.`);
