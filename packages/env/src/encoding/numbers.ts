// An observation as numbers, for learners: a row of fixed length for the whole, and one for each card that the seat knows. Seats are
// counted from the one who looks (0: oneself, 1: the next), so that the same situation has the same numbers at either side.
import type { AskKind, CardView, InPlayView, KnownCard, PlayerView, Seat, Step, View } from '@vaultsong/engine';
import { cardTypes, houses, keyColors, keywords, writtenCards, zones } from '@vaultsong/engine';

export interface Numbers {
  /** In the order of `encoding().globals`. */
  readonly globals: readonly number[];
  /** One row for each card whose face the seat knows, each in the order of `encoding().cards`. */
  readonly cards: readonly (readonly number[])[];
}

/** What the numbers mean. Lists are counted from 0; where nothing is meant, a number is -1. */
export interface Encoding {
  readonly globals: readonly string[];
  readonly cards: readonly string[];
  /** What `card` counts: all cards that are known to this version, in the order of the alphabet. */
  readonly names: readonly string[];
  readonly types: readonly string[];
  readonly zones: readonly string[];
  readonly houses: readonly string[];
  readonly steps: readonly string[];
  readonly questions: readonly string[];
}

const seats = 4;
const icons = ['aember', 'capture', 'damage', 'draw', 'discard', 'power'] as const;

/** A closed list of a union: the compiler names what it lacks. */
const listed = <T extends string>(all: Readonly<Record<T, true>>): readonly string[] => Object.keys(all);
const steps = listed<Step>({ setup: true, forge: true, house: true, main: true, ready: true, draw: true, over: true });
const questions = listed<AskKind>({
  mulligan: true,
  house: true,
  name: true,
  trait: true,
  archives: true,
  move: true,
  omni: true,
  cards: true,
  flank: true,
  order: true,
  replace: true,
  may: true,
  option: true,
  number: true,
  'turn-order': true,
  pile: true,
  contribute: true,
  key: true,
  how: true,
});

type Column<Subject> = readonly [name: string, read: (subject: Subject, view: View) => number];

const yes = (flag: boolean | undefined): number => (flag ? 1 : 0);

const whole: readonly Column<View>[] = [
  ['turn', ({ turn }) => turn],
  ['active', ({ active }, view) => relative(active, view)],
  ['first', ({ first }, view) => relative(first, view)],
  ['step', ({ step }) => steps.indexOf(step)],
  ['house', ({ house }) => (house === null ? -1 : houses.indexOf(house))],
  ['question', ({ ask }) => (ask === null ? -1 : questions.indexOf(ask.kind))],
  ['question-of', ({ ask }, view) => (ask === null ? -1 : relative(ask.player, view))],
  ['question-source', ({ ask }) => ask?.source?.id ?? -1],
  ['question-picked', ({ ask }) => ask?.picked.length ?? 0],
  ['question-min', ({ ask }) => ask?.min ?? 0],
  ['question-max', ({ ask }) => ask?.max ?? 0],
  ['attacker', ({ fight }) => fight?.attacker.id ?? -1],
  ['defender', ({ fight }) => fight?.defender.id ?? -1],
  ['tide', ({ tide }, view) => tideOf(tide, view)],
  ['advances', ({ adventure }) => adventure?.advances ?? 0],
];

const ofPlayer: readonly Column<PlayerView>[] = [
  ['aember', ({ aember }) => aember],
  ['keys', ({ keys }) => keys],
  ...keyColors.map((color): Column<PlayerView> => [`${color}-key`, (player) => yes(player.keyColors.includes(color))]),
  ['key-cost', ({ keyCost }) => keyCost],
  ['spendable', ({ spendable }) => spendable],
  ['chains', ({ chains }) => chains],
  ['refill-to', ({ refillTo }) => refillTo],
  ['deck', ({ deck }) => deck],
  ['hand', ({ hand }) => hand.length],
  ['archives', ({ archives }) => archives.length],
  ['discard', ({ discard }) => discard.length],
  ['purged', ({ purged }) => purged.length],
  ['haunted', ({ haunted }) => yes(haunted)],
];

/** A card where it lies. */
interface Placed {
  readonly card: KnownCard;
  readonly inPlay: InPlayView | null;
  /** Its place in the list that it lies in: a battleline, a pile from the top. */
  readonly place: number;
  /** The card that it is an upgrade of, or lies beneath. */
  readonly host: number;
}

const inPlayNumber =
  (read: (card: InPlayView, view: View) => number) =>
  ({ inPlay }: Placed, view: View): number =>
    inPlay === null ? 0 : read(inPlay, view);

/** That of its house icon. */
function secondHouse({ houses: its }: KnownCard): number {
  const [, second] = its;
  return second === undefined ? -1 : houses.indexOf(second);
}

const ofCard: readonly Column<Placed>[] = [
  ['id', ({ card }) => card.ref.id],
  ['card', ({ card }) => numberOf(card.as ?? card.name)],
  ['owner', ({ card }, view) => relative(card.owner, view)],
  ['controller', ({ card, inPlay }, view) => relative(inPlay?.controller ?? card.owner, view)],
  ['zone', ({ card }) => zones.indexOf(card.zone)],
  ['place', ({ place }) => place],
  ['host', ({ host }) => host],
  ['type', ({ card }) => cardTypes.indexOf(card.type)],
  ['house', ({ card }) => houses.indexOf(card.house)],
  ['second-house', ({ card }) => secondHouse(card)],
  ...icons.map(
    (icon): Column<Placed> => [`icon-${icon}`, ({ card }) => card.bonus.filter((one) => one === icon).length],
  ),
  ['power', inPlayNumber(({ power }) => power)],
  ['armor-left', inPlayNumber(({ armorLeft }) => armorLeft)],
  ['damage', inPlayNumber(({ damage }) => damage)],
  ['aember', inPlayNumber(({ aember }) => aember)],
  ['exhausted', inPlayNumber(({ exhausted }) => yes(exhausted))],
  ['stunned', inPlayNumber(({ stunned }) => yes(stunned))],
  ['warded', inPlayNumber(({ warded }) => yes(warded))],
  ['enraged', inPlayNumber(({ enraged }) => yes(enraged))],
  ['power-counters', inPlayNumber(({ powerCounters }) => powerCounters)],
  ['flank', inPlayNumber(({ flank }) => yes(flank))],
  ['tagged', inPlayNumber(({ tagged }) => yes(tagged))],
  ...keywords.map((keyword): Column<Placed> => [keyword, inPlayNumber((card) => card.keywords[keyword] ?? 0)]),
];

/** Which number stands where. */
export const encoding = (): Encoding => ({
  globals: [
    ...whole.map(([name]) => name),
    ...Array.from({ length: seats }, (_, seat) => ofPlayer.map(([name]) => `${seat}-${name}`)).flat(),
  ],
  cards: ofCard.map(([name]) => name),
  names: cardNames(),
  types: cardTypes,
  zones,
  houses,
  steps,
  questions,
});

/** A view as numbers. */
export function numbersOf(view: View): Numbers {
  cardNames();
  const { viewer, players } = view;
  const from = viewer === 'table' ? 0 : viewer;
  const inOrder = players.map((_, i) => players[(from + i) % players.length]!);
  return {
    globals: [
      ...whole.map(([, read]) => read(view, view)),
      ...Array.from({ length: seats }, (_, i) => playerNumbers(inOrder[i], view)).flat(),
    ],
    cards: placedIn(view).map((placed) => ofCard.map(([, read]) => read(placed, view))),
  };
}

const playerNumbers = (player: PlayerView | undefined, view: View): readonly number[] =>
  ofPlayer.map(([, read]) => (player === undefined ? 0 : read(player, view)));

/** All cards that the viewer knows. */
function placedIn({ players, played, adventure }: View): readonly Placed[] {
  const found: Placed[] = [];
  const lay = (cards: readonly CardView[], host = -1): void => {
    for (const [place, card] of cards.entries()) if (card.known) found.push({ card, inPlay: null, place, host });
  };
  const play = (cards: readonly InPlayView[], host = -1): void => {
    for (const [place, card] of cards.entries()) {
      found.push({ card, inPlay: card, place, host });
      play(card.upgrades, card.ref.id);
      lay(card.under, card.ref.id);
    }
  };
  for (const { hand, archives, discard, purged, line, artifacts } of players) {
    lay(hand);
    play(line);
    play(artifacts);
    lay(discard);
    lay(archives);
    lay(purged);
  }
  lay(played);
  if (adventure !== null) play([adventure.adversary]);
  return found;
}

/** `table` looks from seat 0. */
const relative = (seat: Seat, { viewer, players }: View): number =>
  (seat - (viewer === 'table' ? 0 : viewer) + players.length) % players.length;

/** 0 neutral or low, 1 high for the one who looks or the team, -1 for another. */
function tideOf(tide: View['tide'], view: View): number {
  if (tide === null || tide === 'low') return 0;
  if (tide === 'high') return 1;
  return relative(tide.highFor, view) === 0 ? 1 : -1;
}

let names: readonly string[] = [];
let numbers: ReadonlyMap<string, number> = new Map();

/** More cards may have been made known since. */
function cardNames(): readonly string[] {
  const defined = writtenCards();
  if (defined.length !== names.length) {
    names = defined.map(({ id }) => id).sort();
    numbers = new Map(names.map((name, i) => [name, i]));
  }
  return names;
}

const numberOf = (name: string): number => numbers.get(name) ?? -1;
