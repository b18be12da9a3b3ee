/**
 * Packages that ship: all that are reached from the `dependencies` of the workspaces.
 *
 * The flags of npm do not say that. `npm sbom --omit dev` leaves out PGlite and Drizzle, which a package of the root's
 * `devDependencies` needs as well, and the lock has all of Vitest as optional, a peer that better-auth can do without.
 */
import { z } from 'zod';

const names = z.record(z.string(), z.string()).default({});

/** As much of package-lock.json as is read here: packages by their folder; a link stands for a workspace. */
export const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      version: z.string().default('?'),
      license: z.string().nullable().default(null),
      link: z.boolean().default(false),
      dependencies: names,
      optionalDependencies: names,
      peerDependencies: names,
      peerDependenciesMeta: z.record(z.string(), z.object({ optional: z.boolean().default(false) })).default({}),
    }),
  ),
});
export type LockFile = z.infer<typeof lockFile>;

/** A package that ships. */
export interface Shipped {
  readonly name: string;
  readonly version: string;
  /** SPDX, such as `MIT` or `(MIT OR Apache-2.0)`; null where the package names none. */
  readonly license: string | null;
}

const modules = 'node_modules/';

/** All packages that ship, by name; those for other platforms too. @throws where the lock lacks one that is needed */
export function shippedBy({ packages }: LockFile): readonly Shipped[] {
  const reached = new Set<string>();
  const waiting = Object.keys(packages).filter((folder) => !folder.includes(modules));
  for (let folder = waiting.pop(); folder !== undefined; folder = waiting.pop()) {
    const own = packages[folder];
    if (own === undefined || reached.has(folder)) continue;
    reached.add(folder);
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta } = own;
    const canLack = (name: string) => name in optionalDependencies || peerDependenciesMeta[name]?.optional === true;
    const peers = Object.keys(peerDependencies).filter((name) => !canLack(name));
    for (const name of [...Object.keys({ ...dependencies, ...optionalDependencies }), ...peers]) {
      const found = folderOf(name, folder, packages);
      if (found !== null) waiting.push(found);
      else if (!canLack(name))
        throw new Error(
          `package-lock.json: ${folder || 'the root'} needs ${name}, which is not there. Run npm install.`,
        );
    }
  }
  return [...reached]
    .flatMap((folder) => {
      const own = packages[folder];
      if (own === undefined || own.link || !folder.includes(modules)) return [];
      const name = folder.slice(folder.lastIndexOf(modules) + modules.length);
      return [{ name, version: own.version, license: own.license }];
    })
    .toSorted((a, b) => a.name.localeCompare(b.name, 'en') || a.version.localeCompare(b.version, 'en'));
}

/** Folder in which Node finds a package that is imported in a folder: below it, or below one of those above. */
function folderOf(name: string, from: string, packages: LockFile['packages']): string | null {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/')))) {
    const folder = `${above === '' ? '' : `${above}/`}${modules}${name}`;
    if (folder in packages) return folder;
    if (above === '') return null;
  }
}
