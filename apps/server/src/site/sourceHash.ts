// Hash of the sources that a page is built from. Contents are compared and not times, which are lost in archives, images and copies: a page
// that seems old would be built anew where nobody may write.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** The sources of the page, below the root of the project. */
export function sourcesOf(root: string): readonly string[] {
  const [web, packages] = [path.join(root, 'apps/web'), path.join(root, 'packages')];
  return [
    ...['index.html', 'vite.config.ts', 'licenses.ts', 'package.json'].map((name) => path.join(web, name)),
    path.join(root, 'package-lock.json'),
    ...[path.join(web, 'src'), path.join(web, 'public')].flatMap(filesIn),
    ...readdirSync(packages).flatMap((name) => filesIn(path.join(packages, name, 'src'))),
  ];
}

/** One hash over names and contents of files. @param files in any order */
export function hashOf(root: string, files: readonly string[]): string {
  const hash = createHash('sha256');
  for (const [name, file] of files.map((file) => [path.relative(root, file), file] as const).sort()) {
    const contents = readFileSync(file);
    hash.update(`${name} ${contents.length}\n`).update(contents);
  }
  return hash.digest('hex');
}

/** All files in a folder but tests. */
export function filesIn(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) return filesIn(name);
    return /\.test\.tsx?$/.test(name) ? [] : [name];
  });
}
