/** `npm run docs`: names the faults of documents, and of the openings of source files; with `--write` breaks long lines and makes drawings and tables anew. */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { withClaims } from '../claims/fill.ts';
import { shownOf } from '../claims/shown.ts';
import { faultsOf } from './check.ts';
import { drawn } from './drawing.ts';
import { riddles } from './openings.ts';
import { isGenerated, readPages, readPlaces } from './pages.ts';
import { protocolTables, withTables } from './reference.ts';
import { wrapped } from './wrap.ts';

const root = path.resolve(import.meta.dirname, '../..');
const tables = protocolTables(root);
const shown = shownOf();
const renewed = (text: string): string => withClaims(withTables(drawn(root, text), tables), () => shown);

if (process.argv.includes('--write')) {
  for (const page of readPages(root).filter((one) => !isGenerated(one))) {
    const text = wrapped({ ...page, text: renewed(page.text) });
    if (text !== page.text) writeFileSync(path.join(root, page.file), text);
  }
}

const pages = readPages(root);
const stale = pages
  .filter(({ text }) => renewed(text) !== text)
  .map(({ file }) => ({
    file,
    line: 1,
    what: 'a drawing or a table is not of these sources: npm run docs -- --write',
  }));
const faults = [...faultsOf(pages, readPlaces(root)), ...stale, ...riddles(root)];
for (const { file, line, what } of faults) console.error(`${file}:${line}  ${what}`);
console.log(`${pages.length} documents, ${faults.length} faults`);
process.exitCode = faults.length > 0 ? 1 : 0;
