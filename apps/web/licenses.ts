// The licenses of all libraries that stand in the page, as a file of it: MIT and its like want their notice in every copy. Vite's own
// `build.license` knows nothing of what stands in workers, where most of the page's work is done.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';

/** The file, beside `index.html`. */
const fileName = 'licenses.txt';

/** Collects what the page and its workers are made of; the page writes it down when all are built. */
export function licenses(): { readonly ofPage: Plugin; readonly ofWorkers: Plugin } {
  const folders = new Set<string>();
  const collect = (ids: Iterable<string>): void => {
    for (const id of ids) {
      const folder = packageOf(id);
      if (folder !== null) folders.add(folder);
    }
  };
  return {
    ofWorkers: {
      name: 'vaultsong:licenses-of-workers',
      generateBundle(_, bundle) {
        for (const part of Object.values(bundle)) if (part.type === 'chunk') collect(part.moduleIds);
      },
    },
    ofPage: {
      name: 'vaultsong:licenses',
      generateBundle(_, bundle) {
        for (const part of Object.values(bundle)) if (part.type === 'chunk') collect(part.moduleIds);
        this.emitFile({ type: 'asset', fileName, source: textOf(folders) });
      },
    },
  };
}

/** The folder of the package that a module is of; null for our own. */
function packageOf(id: string): string | null {
  const [, folder] = /^\0?(.*\/node_modules\/(?:@[^/]+\/)?[^/]+)\//.exec(id) ?? [];
  return folder === undefined || !existsSync(path.join(folder, 'package.json')) ? null : folder;
}

function textOf(folders: ReadonlySet<string>): string {
  const parts = [...folders].map(noticeOf).sort();
  return ['Libraries that are part of this page, and their licenses.', ...new Set(parts)].join(
    `\n\n${'-'.repeat(80)}\n\n`,
  );
}

/** @throws Error for a library whose license is not to be found: it may not be passed on without one */
function noticeOf(folder: string): string {
  const { name, version, license }: Record<string, unknown> = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  const file = readdirSync(folder).find((one) => /^(?:licen[cs]e|copying)\b/i.test(one));
  const title = `${name} ${version} (${license})`;
  if (file !== undefined) return `${title}\n\n${readFileSync(path.join(folder, file), 'utf8').trim()}`;
  // Whoever gives a work to the public asks for no notice.
  if (license !== 'Unlicense') throw new Error(`${folder} has no file with its license, which the page must have`);
  return title;
}
