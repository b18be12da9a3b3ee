// By which rules a program plays: a hash of the sources that a game depends on. Two that differ in one card might play another game.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { fileURLToPath } from 'node:url';
import { engineVersion } from '@vaultsong/engine';

/** What decides how a game goes. */
const parts = ['engine', 'cards', 'bots', 'match', 'arena'];

/** Plays no part in a game. */
const isAside = (file: string): boolean =>
  /\.test\.|\.snap$/.test(file) || /(?:^|[/\\])(?:tests?|testing)[/\\]/.test(file);

/** Names the code that runs, such as `1-9f2c…`. It takes a moment: ask once. */
export function codeName(): string {
  const hash = createHash('sha256');
  const root = rootAbove(dirname(fileURLToPath(import.meta.url)));
  if (root === null) return engineVersion;
  for (const part of parts) {
    const folder = join(root, 'packages', part, 'src');
    for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
      if (isAside(file) || !/\.\w+$/.test(file)) continue;
      // The same on every system, however lines end there.
      hash
        .update(`${part}/${file.split(sep).join('/')}\n`)
        .update(readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n'));
    }
  }
  return `${engineVersion}-${hash.digest('hex').slice(0, 12)}`;
}

/** The folder of the project; what runs may have been built into some folder below it. */
function rootAbove(folder: string): string | null {
  if (existsSync(join(folder, 'packages/engine/src'))) return folder;
  const above = dirname(folder);
  return above === folder ? null : rootAbove(above);
}
