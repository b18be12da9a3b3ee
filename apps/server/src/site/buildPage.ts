// Builds the page, and puts a compressed copy beside each file. Run in a process of its own, which ends: what building takes, some
// hundreds of megabytes, the server would keep for as long as it runs.
import { execFile } from 'node:child_process';
import { existsSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { PageLocation } from './ensurePage.ts';
import { stampOf } from './ensurePage.ts';
import { filesIn, hashOf, sourcesOf } from './sourceHash.ts';

/** Builds the page of the sources as they are, in the place of the one before. */
export async function buildPage({ root, folder }: PageLocation): Promise<void> {
  const sources = hashOf(root, sourcesOf(root));
  // Other processes may build at the same time, or serve the one before: what takes its place is whole.
  const draft = `${folder}.${process.pid}.draft`;
  const old = `${folder}.${process.pid}.old`;
  const vite = path.join(root, 'node_modules/vite/bin/vite.js');
  const words = [vite, 'build', path.join(root, 'apps/web'), '--logLevel', 'error', '--outDir', draft, '--emptyOutDir'];
  await promisify(execFile)(process.execPath, words, { cwd: root });
  await compressAll(draft);
  writeFileSync(stampOf(draft), sources);
  if (existsSync(folder)) renameSync(folder, old);
  renameSync(draft, folder);
  rmSync(old, { recursive: true, force: true });
}

/** Smaller ones are not worth a second file. */
const least = 1_000;

async function compressAll(folder: string): Promise<void> {
  for (const file of filesIn(folder).filter((name) => /\.(?:js|css|html|svg|json|txt|wasm)$/.test(name))) {
    const plain = await readFile(file);
    if (plain.length < least) continue;
    const params = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    await writeFile(`${file}.br`, await promisify(brotliCompress)(plain, { params }));
    await writeFile(`${file}.gz`, await promisify(gzip)(plain));
  }
}
