// Builds the page where its sources have changed since, in a process of its own, and puts a compressed copy beside each file.
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const root = path.resolve(import.meta.dirname, '../../../..');
const web = path.join(root, 'apps/web');
const cache = path.join(root, 'node_modules/.cache/vaultsong');
/** Where the page is when it is built. */
export const builtPage = path.join(cache, 'page');
const stamp = path.join(builtPage, '.sources');

/**
 * Makes sure that there is a page of the sources as they are.
 * @param tell says that it takes a while
 */
export async function buildPage(tell: (text: string) => void): Promise<void> {
  const sources = stampOfSources();
  if (stampThere() === sources) return;
  tell('Building the page …');
  // Other processes may build at the same time, or serve the one before: what takes its place is whole.
  const draft = path.join(cache, `page.${process.pid}.draft`);
  const old = path.join(cache, `page.${process.pid}.old`);
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const words = [vite, 'build', web, '--logLevel', 'error', '--outDir', draft, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, words, { cwd: root });
  await compressAll(draft);
  writeFileSync(path.join(draft, path.basename(stamp)), sources);
  if (existsSync(builtPage)) renameSync(builtPage, old);
  renameSync(draft, builtPage);
  rmSync(old, { recursive: true, force: true });
}

function stampThere(): string | null {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return null;
  }
}

/** Names, sizes and times of all that a page is built from. */
function stampOfSources(): string {
  const packages = path.join(root, 'packages');
  const folders = [
    path.join(web, 'src'),
    path.join(web, 'public'),
    ...readdirSync(packages).map((name) => path.join(packages, name, 'src')),
  ];
  const files = [
    ...['index.html', 'vite.config.ts', 'package.json'].map((name) => path.join(web, name)),
    path.join(root, 'package-lock.json'),
    ...folders.flatMap(filesIn),
  ];
  const hash = createHash('sha256');
  for (const file of files) {
    const { mtimeMs, size } = statSync(file);
    hash.update(`${path.relative(root, file)} ${mtimeMs} ${size}\n`);
  }
  return hash.digest('hex');
}

function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(name);
    return /\.test\.tsx?$/.test(name) ? [] : [name];
  });
}

/** Smaller ones are not worth a second file. */
const least = 1_000;

async function compressAll(folder: string): Promise<void> {
  for (const file of filesIn(folder).filter((name) => /\.(?:js|css|html|svg|json|wasm)$/.test(name))) {
    const plain = await readFile(file);
    if (plain.length < least) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(plain));
  }
}
