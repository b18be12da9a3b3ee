/** `npm run licenses`: the licenses of all that ships; fails where one is not allowed (./licenses.ts). */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { licensesOf } from './licenses.ts';
import { lockFile, shippedBy } from './shipped.ts';

const { values } = parseArgs({ options: { json: { type: 'boolean' }, help: { type: 'boolean', short: 'h' } } });
if (values.help === true) {
  console.log(
    'npm run licenses -- [options]\n\nLists name, version and license of each package that ships.\n\n  --json  as JSON\n\nEnds with code 1 where a license is not allowed.',
  );
  process.exit();
}

const lock = readFileSync(path.resolve(import.meta.dirname, '../../package-lock.json'), 'utf8');
const all = licensesOf(shippedBy(lockFile.parse(JSON.parse(lock))));
const refused = all.filter(({ isAllowed }) => !isAllowed);

if (values.json === true) console.log(JSON.stringify(all, null, 2));
else for (const { name, version, license } of all) console.log(`${name} ${version}  ${license ?? 'no license'}`);
for (const { name, version, license } of refused)
  console.error(
    `${name} ${version}: ${license ?? 'it names no license'}; expected one of those that tools/licenses/licenses.ts allows`,
  );
process.exitCode = refused.length > 0 ? 1 : 0;
