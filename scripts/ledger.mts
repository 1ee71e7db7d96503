// `npm run ledger`: adds the addresses and anchors of the built site to config/addresses.txt. It removes none: what was
// published once must lead somewhere for ever, which tests/output/addresses.test.ts proves.
import {existsSync, writeFileSync} from 'node:fs';
import {addressesOf, ledgerFile, readLedger} from './addresses.mts';

if (!existsSync('build/index.html')) {
  console.error('build/ holds no built site. Run "npm run build" first.');
  process.exit(1);
}
const ledger = readLedger();
const all = [...new Set([...ledger, ...addressesOf('build')])].sort();
writeFileSync(ledgerFile, `${all.join('\n')}\n`);
console.log(`${ledgerFile} has ${all.length} addresses, ${all.length - ledger.length} of them new.`);
