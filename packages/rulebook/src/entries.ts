// The whole rulebook, by theme, and how to reach an entry and what it says in an edition.
import { abilities } from './entries/abilities.ts';
import { beside } from './entries/beside.ts';
import { cards } from './entries/cards.ts';
import { chains } from './entries/chains.ts';
import { damage } from './entries/damage.ts';
import { destruction } from './entries/destruction.ts';
import { faces } from './entries/faces.ts';
import { fighting } from './entries/fighting.ts';
import { riseOfTheKeyraken } from './entries/keyraken.ts';
import { aember } from './entries/keys-and-aember.ts';
import { keywords } from './entries/keywords.ts';
import { players } from './entries/players.ts';
import { playing } from './entries/playing.ts';
import { theSetting } from './entries/setting.ts';
import { setup } from './entries/setup.ts';
import { statuses } from './entries/statuses.ts';
import { timing } from './entries/timing.ts';
import { tokens } from './entries/tokens.ts';
import { turn } from './entries/turn.ts';
import { using } from './entries/using.ts';
import { variantsOfPlay } from './entries/variants-of-play.ts';
import { wording } from './entries/wording.ts';
import { zones } from './entries/zones.ts';
import type { Entry, RulebookEdition } from './entry.ts';
import { rulebookEditions } from './entry.ts';
import { proofs } from './proofs.ts';

/** Entries that belong together, in alphabetical order of their ids. */
export interface Theme {
  readonly title: string;
  readonly entries: readonly Entry[];
}

/** The chapters of the rulebook, in the order that one would read them in. */
export const themes: readonly Theme[] = [
  { title: 'The game and its players', entries: players },
  { title: 'Setup', entries: setup },
  { title: 'The turn', entries: turn },
  { title: 'Kinds of cards', entries: cards },
  { title: 'Beside the table', entries: beside },
  { title: 'Facedown in play', entries: tokens },
  { title: 'What a card counts as', entries: faces },
  { title: 'Playing and discarding', entries: playing },
  { title: 'Using cards', entries: using },
  { title: 'Fighting', entries: fighting },
  { title: 'Damage', entries: damage },
  { title: 'Destroyed and leaving play', entries: destruction },
  { title: 'Places of cards', entries: zones },
  { title: 'Æmber and keys', entries: aember },
  { title: 'Chains', entries: chains },
  { title: 'Keywords', entries: keywords },
  { title: 'Counters and states', entries: statuses },
  { title: 'Abilities', entries: abilities },
  { title: 'Words of card texts', entries: wording },
  { title: 'Order of events', entries: timing },
  { title: 'Ways to play', entries: variantsOfPlay },
  { title: 'Rise of the Keyraken', entries: riseOfTheKeyraken },
  { title: 'The setting', entries: theSetting },
];

/** Every entry, theme by theme. */
export const entries: readonly Entry[] = themes.flatMap((theme) => theme.entries);

const byId: ReadonlyMap<string, Entry> = new Map(entries.map((entry) => [entry.id, entry]));

/** The entry with this id, if there is one. */
export const findEntry = (id: string): Entry | undefined => byId.get(id);

/**
 * The entry with this id.
 * @throws {RangeError} naming the nearest ids when there is none
 */
export function entryOf(id: string): Entry {
  const entry = findEntry(id);
  if (entry === undefined)
    throw new RangeError(`no entry "${id}" in the rulebook; expected for example ${nearestIds(id).join(', ')}`);
  return entry;
}

/**
 * How many tests of the project prove the entry. Where there are none, `unproved` says why; the setting has nothing to
 * prove.
 * @param edition counts only those that are played by this edition, where it has a text of its own
 */
export const proofsOf = (entry: Entry, edition?: RulebookEdition): number =>
  (edition === undefined ? undefined : proofs[`${entry.id} @${edition}`]) ?? proofs[entry.id] ?? 0;

/** Whether an edition has the entry. */
export const isIn = (entry: Entry, edition: RulebookEdition): boolean =>
  entry.editions === 'all' || entry.editions.includes(edition);

/**
 * What the entry says in an edition, with links as in `Entry.text`. For an edition that does not have the entry it is the
 * main text: a card that uses a later term is played by it there too.
 */
export const entryText = (entry: Entry, edition: RulebookEdition): string =>
  entry.variants?.find((variant) => variant.editions.includes(edition))?.text ?? entry.text;

/** The edition to read an entry in: the one that is asked for, or else the first that has it. */
export const editionWith = (entry: Entry, edition: RulebookEdition): RulebookEdition =>
  isIn(entry, edition) ? edition : (rulebookEditions.find((other) => isIn(entry, other)) ?? edition);

/** The entries that an edition has, in the order of `entries`. */
export const entriesIn = (edition: RulebookEdition): readonly Entry[] =>
  entries.filter((entry) => isIn(entry, edition));

/** The three ids that have most pairs of letters in common with a misspelt one. */
export function nearestIds(id: string): readonly string[] {
  const wanted = pairs(id.toLowerCase());
  const likeness = (other: string): number => {
    const its = pairs(other);
    return (2 * [...wanted].filter((pair) => its.has(pair)).length) / (wanted.size + its.size);
  };
  return [...byId.keys()].sort((a, b) => likeness(b) - likeness(a)).slice(0, 3);
}

const pairs = (text: string): ReadonlySet<string> =>
  new Set(Array.from({ length: text.length + 1 }, (_, i) => ` ${text} `.slice(i, i + 2)));
