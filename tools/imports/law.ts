/**
 * The import law of the project, as data.
 *
 * Imports run one way, engine <- say <- cards <- adventures, decks <- bots, art <- env, tables <- arena, protocol <- server <- apps: what stands in a layer
 * may import only what stands in a layer above it in this list, and nothing in its own.
 */
export const layers: readonly (readonly string[])[] = [
  ['@vaultsong/engine'],
  ['@vaultsong/say'],
  ['@vaultsong/cards', '@vaultsong/rulebook'],
  ['@vaultsong/adventures', '@vaultsong/decks', '@vaultsong/match', '@vaultsong/foresight'],
  ['@vaultsong/bots', '@vaultsong/art', '@vaultsong/registry'],
  ['@vaultsong/env', '@vaultsong/tables'],
  ['@vaultsong/arena', '@vaultsong/protocol'],
  ['@vaultsong/server'],
  ['@vaultsong/web', '@vaultsong/cli', '@vaultsong/bench'],
];

/** The engine imports nothing outside itself, not even a module of Node, but for what `admitted` says. */
export const closed: readonly string[] = ['@vaultsong/engine'];

/** The one thing that a single file of a closed workspace imports from outside, and why it does not make that itself. */
export const admitted: readonly Admitted[] = [
  {
    file: 'packages/engine/src/state/keyStream.ts',
    library: '@noble/hashes',
    why: 'cryptography is not for us to write: this library is kept, audited, without dependencies, and runs in pages too',
  },
];

export interface Admitted {
  readonly file: string;
  readonly library: string;
  readonly why: string;
}

/**
 * The rooms of a workspace, in the order in which its imports run: what stands in a room imports from its own room and
 * from those before it in this list, types too, so that whoever reads a room need know only what came before. A room is a
 * folder in `src`, or a file that stands there alone. Tests are in no room; what they share is in `testing`, which
 * nothing else imports.
 */
export const rooms: Readonly<Record<string, readonly string[]>> = {
  '@vaultsong/engine': [
    'terms.ts',
    'editions',
    'language',
    'programs',
    'seats',
    'state',
    'stack',
    'beside',
    'read',
    'hidden',
    'automaton',
    'apply',
    'verbs',
    'batches',
    'nodes',
    'run',
    'see',
    'host',
    'index.ts',
    'testing',
  ],
  '@vaultsong/say': ['grammar', 'things', 'clauses', 'abilities', 'game', 'index.ts', 'testing'],
  '@vaultsong/art': [
    'color.ts',
    'dice.ts',
    'glyphs.ts',
    'tide.ts',
    'houses',
    'paint',
    'scenes',
    'light',
    'tools',
    'animals',
    'beings',
    'plan',
    'keyraken',
    'picture',
    'archon',
    'text',
    'raster',
    'index.ts',
    'card',
  ],
  '@vaultsong/server': [
    'settings',
    'memory',
    'store',
    'telemetry',
    'errors',
    'pubsub',
    'limits',
    'nameRules.ts',
    'moderation',
    'people',
    'ratings',
    'tables',
    'workers',
    'live',
    'lobby',
    'tournaments',
    'registry',
    'rest',
    'site',
    'onMatchEnd.ts',
    'compose',
    'index.ts',
    'main.ts',
    'testing',
  ],
  '@vaultsong/web': [
    'routing',
    'collection',
    'wire',
    'games',
    'worker',
    'client',
    'online',
    'style',
    'components',
    'settings',
    'actions',
    'sound',
    'rules',
    'layout',
    'list',
    'advice',
    'analysis',
    'table',
    'replay',
    'adventure',
    'guide',
    'multiplayer',
    'onlineUi',
    'pages',
    'app',
    'main.tsx',
  ],
};

/** In a workspace with rooms: lines of a source file, and files of a folder. */
export const most = { lines: 400, files: 15 } as const;

/**
 * What only a few files may import by name, each with its reason; tests and what they share may too. A card of a running
 * game counts as what its face shows, so nothing but the face looks it up among the definitions.
 */
export const reserved: readonly Reserved[] = [
  {
    file: 'packages/engine/src/language/definitions.ts',
    name: 'definition',
    by: {
      'packages/engine/src/read/face.ts': 'is the face',
      'packages/engine/src/beside/zone.ts': 'what lies beside the table never counts as another card',
      'packages/engine/src/stack/endless.ts': 'names cards for an error',
      'packages/engine/src/host/lists.ts': 'looks at lists before there is a game',
      'packages/engine/src/host/adventure.ts': 'looks at lists before there is a game',
      'packages/engine/src/host/position.ts': 'looks at lists before there is a game',
    },
  },
];

export interface Reserved {
  readonly file: string;
  readonly name: string;
  readonly by: Readonly<Record<string, string>>;
}

/** Folders whose files may speak of each other's types in a circle, and why; at run time they may not. */
export const recursive: readonly Recursive[] = [
  {
    folder: 'packages/engine/src/language',
    why: 'it is the grammar of one language, and phrases of each kind stand in phrases of all others',
  },
];

export interface Recursive {
  readonly folder: string;
  readonly why: string;
}

/** What each broken rule tells its reader. */
export const rules = {
  direction:
    'imports run one way: engine <- say <- cards <- adventures, decks <- bots, art <- env, tables <- arena, protocol <- server <- apps',
  closed: 'the engine imports nothing outside itself but what tools/imports/law.ts admits to a single file',
  name: "another package is imported by its name, through its package.json's exports, never by a path into it",
  declared: 'an import is declared in the package.json of the workspace that uses it',
  shipped:
    'what runs in production imports at run time only what is among the dependencies of its workspace: an install without development tools has no more',
  cycle:
    'files do not import each other in a circle, types too, but for types in the folders that tools/imports/law.ts names',
  arrow:
    'the rooms of a package import one way, types too: only from those before them in the list of tools/imports/law.ts',
  room: 'each source file of a package with rooms stands in one of them',
  long: `a source file has at most ${most.lines} lines`,
  crowded: `a folder has at most ${most.files} files`,
  reserved: 'what tools/imports/law.ts reserves is imported only by the files that it names there',
  layer: 'each workspace has a place in the layers of tools/imports/law.ts',
} as const;

export type Rule = keyof typeof rules;

/** Undefined when the law does not know the workspace. */
export function layerOf(workspace: string): number | undefined {
  const layer = layers.findIndex((names) => names.includes(workspace));
  return layer < 0 ? undefined : layer;
}

/** What runs in production: the sources of packages and apps, but for tests and what they share. */
export function isShipped(place: string): boolean {
  return /^(packages|apps)\/[^/]+\/src\//.test(place) && !isTest(place) && !/\/(tests|testing)\//.test(place);
}

/**
 * Tests may also use the test tools that the root package.json declares; nothing else may.
 * @param place of a file, from the root of the project: a folder that the project lies in may be called `test` too
 */
export function isTest(place: string): boolean {
  return /\.(test|spec)\.[cm]?[jt]sx?$/.test(place) || /(^|\/)(browser|test)\//.test(place);
}
