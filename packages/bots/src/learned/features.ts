// Features of the end of a search, for the learned bot. Cards that were drawn in it are only counted: which ones they are is luck of
// the imagined state, and planning by it would be planning to be lucky.
import type { CardView, InPlayView, KnownCard, PlayerView, Seat, View } from '@vaultsong/engine';
import type { Table } from '../rules/table.ts';
import { tableOf } from '../rules/table.ts';
import { stakeIn } from '../rules/value.ts';
import { worthInHand } from '../rules/worth.ts';

/** Of each seat. */
const ofSeat = [
  'firstKey',
  'secondKey',
  'aember',
  /** The first æmber counts for more than the tenth. */
  'aemberRoot',
  /** Can pay for a key. */
  'pays',
  'paysForLast',
  'excess',
  'missing',
  /** Cards in hand that were known when the search began, and others. */
  'kept',
  'drawn',
  'keptWorth',
  /** As many of the kept cards are of one house. */
  'keptOfHouse',
  'archives',
  'chains',
  'creatures',
  'power',
  'stakes',
  'stunned',
  'warded',
  'captured',
  'artifacts',
  'artifactStakes',
  /** Cards in play and kept in hand of the house that has most of them, and of the next. */
  'bestHouse',
  'secondHouse',
  'discard',
] as const;

type OfSeat = (typeof ofSeat)[number];
export type LearnedFeature = `${'my' | 'their'}.${OfSeat}`;

/** The own ones first. */
export const learnedFeatures: readonly LearnedFeature[] = [
  ...ofSeat.map((name) => `my.${name}` as const),
  ...ofSeat.map((name) => `their.${name}` as const),
];

/** The ids of the cards that a seat knew at a question. */
export const knownAt = (question: View, me: Seat): ReadonlySet<number> =>
  new Set(tableOf(question, me).seen.cards.map(({ ref }) => ref.id));

/**
 * @param end of a search, as the seat sees it, in a game of two players
 * @param known what it knew when the search began
 * @returns by the order of `learnedFeatures`
 */
export function learnedFeaturesOf(end: View, me: Seat, known: ReadonlySet<number>): readonly number[] {
  const table = tableOf(end, me);
  const [my, their] = [end.players[me], end.players.find(({ seat }) => seat !== me)];
  if (my === undefined || their === undefined || end.players.length !== 2)
    throw new RangeError(`The learned bot judges games of two players, not of ${end.players.length}`);
  return [...countsOf(table, my, known), ...countsOf(table, their, known)];
}

/** By the order of `ofSeat`. */
function countsOf(table: Table, player: PlayerView, known: ReadonlySet<number>): readonly number[] {
  const { keys, aember, spendable, keyCost, hand, archives, chains, line, artifacts, discard } = player;
  const excess = aember + spendable - keyCost;
  const pays = excess >= 0 ? 1 : 0;
  const kept = hand.filter((card): card is KnownCard => isKept(card, known));
  const held = mostOfHouse(kept.map(({ house }) => [house, 1]));
  const usable = mostOfHouse([
    ...line.map(({ house, stunned }): Counted => [house, stunned ? perStunned : 1]),
    ...artifacts.map(({ house }): Counted => [house, perArtifact]),
    ...kept.map(({ house }): Counted => [house, 1]),
  ]);
  return [
    keys >= 1 ? 1 : 0,
    keys >= 2 ? 1 : 0,
    aember,
    Math.sqrt(aember),
    pays,
    keys === 2 ? pays : 0,
    Math.max(0, excess),
    Math.max(0, -excess),
    kept.length,
    hand.length - kept.length,
    sumOf(kept, worthInHand),
    held[0] ?? 0,
    archives.length,
    chains,
    line.length,
    sumOf(line, ({ power, damage }) => power - damage),
    sumOf(line, (card) => stakeIn(table, card)),
    sumOf(line, ({ stunned }) => (stunned ? 1 : 0)),
    sumOf(line, ({ warded }) => (warded ? 1 : 0)),
    sumOf(line, (card) => card.aember),
    artifacts.length,
    sumOf(artifacts, (card: InPlayView) => stakeIn(table, card)),
    usable[0] ?? 0,
    usable[1] ?? 0,
    discard.length,
  ];
}

const isKept = (card: CardView, known: ReadonlySet<number>): boolean => card.known && known.has(card.ref.id);

const sumOf = <T>(some: readonly T[], of: (one: T) => number): number => some.reduce((sum, one) => sum + of(one), 0);

/** A turn of its house is spent on getting rid of the stun. */
const perStunned = 0.5;
const perArtifact = 0.5;

type Counted = readonly [house: string, count: number];

/** How many there are of each house, the most first. */
function mostOfHouse(counted: readonly Counted[]): readonly number[] {
  const byHouse = new Map<string, number>();
  for (const [house, count] of counted) byHouse.set(house, (byHouse.get(house) ?? 0) + count);
  return [...byHouse.values()].sort((x, y) => y - x);
}
