// biome-ignore-all format: one set a line
// The sets that cards were printed in, oldest first; at the end those of which only the names are known here.
import type { House } from '@vaultsong/engine';

export const cardSets = [
  { id: 'cota', name: 'Call of the Archons', registry: 341, houses: ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'] },
  { id: 'aoa', name: 'Age of Ascension', registry: 435, houses: ['brobnar', 'dis', 'logos', 'mars', 'sanctum', 'shadows', 'untamed'] },
  { id: 'wc', name: 'Worlds Collide', registry: 452, houses: ['brobnar', 'dis', 'logos', 'saurian', 'shadows', 'star-alliance', 'untamed'] },
  { id: 'mm', name: 'Mass Mutation', registry: 479, houses: ['dis', 'logos', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'untamed'] },
  { id: 'dt', name: 'Dark Tidings', registry: 496, houses: ['logos', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'unfathomable', 'untamed'] },
  { id: 'woe', name: 'Winds of Exchange', registry: 600, houses: ['brobnar', 'ekwidon', 'mars', 'sanctum', 'saurian', 'star-alliance', 'unfathomable'] },
  { id: 'gr', name: 'Grim Reminders', registry: 700, houses: ['brobnar', 'ekwidon', 'geistoid', 'logos', 'mars', 'sanctum', 'saurian', 'star-alliance', 'unfathomable', 'untamed'] },
  { id: 'mg24', name: 'Menagerie 2024', registry: 722, houses: ['brobnar', 'dis', 'ekwidon', 'geistoid', 'keyraken', 'logos', 'mars', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'unfathomable', 'untamed'] },
  { id: 'as', name: 'Æmber Skies', registry: 800, houses: ['brobnar', 'dis', 'ekwidon', 'geistoid', 'logos', 'mars', 'skyborn'] },
  { id: 'toc', name: 'Tokens of Change', registry: 855, houses: ['dis', 'geistoid', 'logos', 'redemption', 'shadows', 'skyborn', 'untamed'] },
  { id: 'momu', name: 'More Mutation', registry: 874, houses: ['dis', 'logos', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'untamed'] },
  { id: 'vm25', name: 'Vault Masters 2025', registry: 939, houses: ['ekwidon', 'geistoid', 'logos', 'mars', 'saurian', 'shadows', 'unfathomable'] },
  { id: 'pv', name: 'Prophetic Visions', registry: 886, houses: ['dis', 'logos', 'redemption', 'sanctum', 'saurian', 'shadows', 'star-alliance', 'untamed'] },
  { id: 'cc', name: 'Crucible Clash', registry: 918, houses: ['brobnar', 'dis', 'mars', 'sanctum', 'saurian', 'skyborn', 'untamed'] },
  { id: 'dm', name: 'Draconian Measures', registry: 928, houses: ['ekwidon', 'geistoid', 'mars', 'ouboros', 'shadows', 'skyborn', 'unfathomable'] },
  { id: 'vm23', name: 'Vault Masters 2023', registry: 609, houses: null },
  { id: 'vm24', name: 'Vault Masters 2024', registry: 737, houses: null },
  { id: 'mcw', name: 'Martian Civil War', registry: 892, houses: null },
  { id: 'disc', name: 'Discovery', registry: 907, houses: null },
] as const satisfies readonly CardSet[];

interface CardSet {
  /** How the set is called in files and addresses. */
  readonly id: string;
  readonly name: string;
  /** The number that the registry of decks gives it. */
  readonly registry: number;
  /** Whose cards it has; null: its cards are not known here. */
  readonly houses: readonly House[] | null;
}

export type SetId = (typeof cardSets)[number]['id'];

/** The set with this id; undefined where there is none. */
export const findSet = (id: string): (typeof cardSets)[number] | undefined => cardSets.find((set) => set.id === id);
