/**
 * The import law of the project, as data.
 *
 * Imports run one way, engine <- cards <- adventures, decks <- bots <- arena <- apps: what stands in a layer may import
 * only what stands in a layer above it in this list, and nothing in its own.
 */
export const layers: readonly (readonly string[])[] = [
  ['@vaultsong/engine'],
  ['@vaultsong/cards', '@vaultsong/rulebook'],
  ['@vaultsong/adventures', '@vaultsong/decks', '@vaultsong/match'],
  ['@vaultsong/bots'],
  ['@vaultsong/arena'],
  ['@vaultsong/server', '@vaultsong/web', '@vaultsong/cli', '@vaultsong/bench'],
];

/** The engine imports nothing outside itself, not even a module of Node. */
export const closed: readonly string[] = ['@vaultsong/engine'];

/** What each broken rule tells its reader. */
export const rules = {
  direction: 'imports run one way: engine <- cards <- adventures, decks <- bots <- arena <- apps',
  closed: 'the engine imports nothing outside itself',
  name: "another package is imported by its name, through its package.json's exports, never by a path into it",
  declared: 'an import is declared in the package.json of the workspace that uses it',
  cycle: 'files do not import each other in a circle (type-only imports are erased and do not count)',
  layer: 'each workspace has a place in the layers of tools/imports/law.ts',
} as const;

export type Rule = keyof typeof rules;

/** Undefined when the law does not know the workspace. */
export function layerOf(workspace: string): number | undefined {
  const layer = layers.findIndex((names) => names.includes(workspace));
  return layer < 0 ? undefined : layer;
}

/** Tests may also use the test tools that the root package.json declares; nothing else may. */
export function isTest(file: string): boolean {
  return /\.(test|spec)\.[cm]?[jt]sx?$/.test(file) || /(^|\/)(browser|test)\//.test(file);
}
