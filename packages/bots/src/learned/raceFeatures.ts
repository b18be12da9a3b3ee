// Features of a race against an automaton: how much damage and how much of its way are left, and what the team has to win it with.
import type { InPlayView, KnownCard, PlayerView, View } from '@vaultsong/engine';

/** Of the automaton. */
const ofAutomaton = [
  /** The damage that it can still take, as a share of its power. */
  'left',
  'leftSquared',
  /** The advances that it still needs, as a share of all. */
  'way',
  'waySquared',
  'leftTimesWay',
  'foeAember',
  'foeCreatures',
  'foeArtifacts',
] as const;

/** On average over the team. */
const ofTeam = [
  'firstKey',
  'secondKey',
  'thirdKey',
  /** While a key is left to forge. */
  'aember',
  'pays',
  'creatures',
  'power',
  /** Power past the armor of the adversary, of all creatures at once. */
  'punch',
  /** Power of the house that has most of it, not stunned. */
  'housePower',
  'housePunch',
  'hand',
  'handOfHouse',
  /** Cards that can be used or played of the house that has most of them. */
  'usable',
  'archives',
  'chains',
  'artifacts',
  'stunned',
] as const;

export const raceFeatures = [...ofAutomaton, ...ofTeam] as const;
export type RaceFeature = (typeof raceFeatures)[number];

/**
 * @param view of a seat of the team, at any question
 * @returns by the order of `raceFeatures`
 * @throws RangeError for a game without an automaton
 */
export function raceFeaturesOf(view: View): readonly number[] {
  const { adventure, players } = view;
  const foe = adventure === null ? undefined : players[adventure.automaton];
  if (adventure === null || foe === undefined) throw new RangeError('There is a race only against an automaton');
  const { adversary, mostAdvances, advances } = adventure;
  const team = players.filter(({ seat }) => seat !== foe.seat);
  const left = Math.max(0, adversary.power - adversary.damage) / adversary.power;
  const way = (mostAdvances - advances) / mostAdvances;
  const sums: number[] = ofTeam.map(() => 0);
  for (const player of team)
    for (const [i, count] of countsOf(player, adversary.armor).entries())
      sums[i] = (sums[i] ?? 0) + count / team.length;
  return [
    ...[left, left * left, way, way * way, left * way],
    ...[foe.aember / team.length, foe.line.length / team.length, foe.artifacts.length],
    ...sums,
  ];
}

/** By the order of `ofTeam`. */
function countsOf(player: PlayerView, armor: number): readonly number[] {
  const { keys, aember, spendable, keyCost, line, hand, archives, chains, artifacts } = player;
  const power = line.reduce((sum, card) => sum + left(card), 0);
  const free = line.filter(({ stunned }) => !stunned);
  const known = hand.filter((card): card is KnownCard => card.known);
  const housePower = mostOfHouse(free.flatMap(({ houses, power }) => houses.map((house) => [house, power] as const)));
  return [
    keys >= 1 ? 1 : 0,
    keys >= 2 ? 1 : 0,
    keys >= 3 ? 1 : 0,
    keys >= 3 ? 0 : aember,
    keys < 3 && aember + spendable >= keyCost ? 1 : 0,
    line.length,
    power,
    Math.max(0, power - armor),
    housePower,
    Math.max(0, housePower - armor),
    hand.length,
    mostOfHouse(known.flatMap(each)),
    mostOfHouse([...free, ...known].flatMap(each)),
    archives.length,
    chains,
    artifacts.length,
    line.length - free.length,
  ];
}

const left = ({ power, damage }: InPlayView): number => power - damage;

type Counted = readonly [house: string, count: number];
/** Of each of its houses. */
const each = ({ houses }: KnownCard): readonly Counted[] => houses.map((house) => [house, 1]);

function mostOfHouse(counted: readonly Counted[]): number {
  const byHouse = new Map<string, number>();
  for (const [house, count] of counted) byHouse.set(house, (byHouse.get(house) ?? 0) + count);
  return Math.max(0, ...byHouse.values());
}
