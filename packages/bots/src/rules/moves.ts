// The third step: what to do next, or to end it. Everything worth doing is done, in an order that serves what comes
// after it: new cards first, then blows, then æmber, and what cannot be used is discarded for a fresh card.
import type { CardVerb, KnownCard, Move, Node, Option } from '@vaultsong/engine';
import { definition, upgradeFormOf } from '@vaultsong/engine';
import { isBetterAfterUses } from './afterUses.ts';
import { bestFight } from './fight.ts';
import { gainedBy } from './gained.ts';
import { waitsForOtherHalf, worthOfHeld } from './halves.ts';
import { paysForTide } from './highTide.ts';
import { perspectiveOf } from './outlook.ts';
import { perKept, worthOfPlaying, worthOfReaping } from './playing.ts';
import { printedOn } from './printed.ts';
import { bestActivation } from './prophecy.ts';
import { worthOfScrap } from './scrap.ts';
import { worthOfAbilities, worthOfSteps } from './steps.ts';
import type { Known, Table } from './table.ts';
import { cardAt, isInPlay, isUsedIn, opponentsOf } from './table.ts';
import { wantsHighTide } from './tide.ts';

/** Below this a move is not worth the card that it takes. */
const threshold = 0;
/** The moves of a card of the hand or in play. */
type Verb = Exclude<CardVerb, 'beside'>;

const order: Readonly<Record<Verb, number>> = {
  play: 5,
  omni: 4,
  action: 4,
  unstun: 3,
  fight: 2,
  reap: 1,
  discard: 0,
};

interface Use {
  readonly option: number;
  readonly card: Known;
  readonly verb: Verb;
}

interface Weighed extends Use {
  readonly worth: number;
  readonly rank: number;
}

/**
 * The indices of all moves with cards that are worth making, the best of each card; none where nothing is.
 * @param peaceful without fights, and without cards that are worth playing only for what they take from opponents
 */
export function movesWorthMaking(table: Table, options: readonly Option[], peaceful: boolean): readonly number[] {
  const uses = options.flatMap((option, i) => (option.pick === 'move' ? useOf(table, option.move, i) : []));
  return cardsByRank(
    table,
    uses.filter(({ verb }) => verb !== 'discard' && !(peaceful && verb === 'fight')),
  ).flatMap(({ of }) => {
    const one = bestUse(of.map((use) => weighed(table, use)));
    return one.worth > threshold ? [one.option] : [];
  });
}

/** The index of the best move. */
export function chooseMove(table: Table, options: readonly Option[]): number {
  const uses = options.flatMap((option, i) => (option.pick === 'move' ? useOf(table, option.move, i) : []));
  const forChains = options.findIndex(
    (option) => option.pick === 'move' && option.move.do === 'raise-tide' && option.move.for === 'chains',
  );
  if (forChains >= 0 && isTideWorthChains(table, uses)) return forChains;
  const best = aloneInItsTurn(table, uses) ?? bestOf(table, uses);
  // What ends the step, and what only throws a card away, comes after what lies beside the table.
  if (best !== null && best.rank > order.discard) return best.option;
  const beside = options.findIndex((option) => option.pick === 'move' && isGoodBeside(table, option.move));
  if (beside >= 0) return beside;
  const activation = bestActivation(table, options);
  if (activation !== null) return activation;
  if (best !== null) return best.option;
  const tide = options.findIndex(
    (option) => option.pick === 'move' && option.move.do === 'raise-tide' && option.move.for === undefined,
  );
  if (tide >= 0 && wantsHighTide(table)) return tide;
  const end = options.findIndex(
    (option) => option.pick === 'done' || (option.pick === 'move' && option.move.do === 'end'),
  );
  if (end >= 0 && drawsNothing(table)) {
    const spare = leastWanted(table, uses);
    if (spare !== null) return spare;
  }
  // Where an effect lets a card be used there is no end: then the least harm.
  return end >= 0 ? end : leastHarm(table, uses);
}

const raising: Extract<Node, { kind: 'tide' }> = { kind: 'tide', who: 'you', to: 'high' };

/** Moves of this turn with the tide as it is, and with high tide. */
function isTideWorthChains(table: Table, uses: readonly Use[]): boolean {
  const mine = table.view.players[table.me];
  if (mine === undefined) return false;
  const { house } = table.view;
  const belongsToActive = (card: KnownCard): boolean => house !== null && card.houses.includes(house);
  const offered = new Set(uses.flatMap(({ card, verb }) => (verb === 'play' ? [card.ref.id] : [])));
  // Some cards can be played with high tide only.
  const kept = mine.hand.filter(
    (card): card is KnownCard =>
      card.known && !offered.has(card.ref.id) && belongsToActive(card) && definition(card.name).needs.length > 0,
  );
  const turn = (at: Table): number => {
    const more = at === table ? [] : kept.map((card) => Math.max(0, worthOfPlaying(at, card)));
    const made = cardsByRank(at, uses).map(({ of }) => Math.max(0, bestUse(of.map((use) => weighed(at, use))).worth));
    return [...made, ...more].reduce((sum, worth) => sum + worth, 0);
  };
  return paysForTide(table, turn, worthOfSteps([raising], perspectiveOf(table, table.me, null)));
}

/** The useful move that ranks highest. Cards that cannot rank as high as the best so far are not weighed at all. */
function bestOf(table: Table, uses: readonly Use[]): Weighed | null {
  let best: Weighed | null = null;
  for (const { of, highest } of cardsByRank(table, uses)) {
    if (best !== null && best.rank > highest) break;
    const one = bestUse(of.map((use) => weighed(table, use)));
    if (one.worth > threshold && (best === null || isBefore(one, best))) best = one;
  }
  return best;
}

/** A card with alpha and omega is all that is done in its turn: it is played if it brings more than everything else together. */
function aloneInItsTurn(table: Table, uses: readonly Use[]): Weighed | null {
  const [alone, ...others] = uses.filter(({ card, verb }) => {
    const { alpha, omega } = definition(card.name).keywords;
    return verb === 'play' && alpha !== undefined && omega !== undefined;
  });
  if (alone === undefined) return null;
  const best = bestUse([alone, ...others].map((use) => weighed(table, use)));
  const rest = cardsByRank(
    table,
    uses.filter(({ card }) => card.ref.id !== best.card.ref.id),
  )
    .map(({ of }) => bestUse(of.map((use) => weighed(table, use))).worth)
    .reduce((sum, worth) => sum + Math.max(0, worth), 0);
  return best.worth > Math.max(threshold, rest) ? best : null;
}

interface UsesOfCard {
  readonly of: Use[];
  highest: number;
}

/** The uses of each card together, first those of which one may rank highest. */
function cardsByRank(table: Table, uses: readonly Use[]): readonly UsesOfCard[] {
  const cards = new Map<number, UsesOfCard>();
  for (const use of uses) {
    const known = cards.get(use.card.ref.id);
    if (known === undefined) {
      cards.set(use.card.ref.id, { of: [use], highest: rankOf(table, use) });
      continue;
    }
    known.of.push(use);
    known.highest = Math.max(known.highest, rankOf(table, use));
  }
  return [...cards.values()].sort((x, y) => y.highest - x.highest);
}

const isBefore = (one: Weighed, other: Weighed): boolean =>
  one.rank > other.rank ||
  (one.rank === other.rank && (one.worth > other.worth || (one.worth === other.worth && one.option < other.option)));

/** R: v1.3 p.11, draw cards: whose hand is full draws none. */
function drawsNothing({ view, me }: Table): boolean {
  const mine = view.players[me];
  return mine !== undefined && mine.hand.length >= mine.refillTo;
}

/** Of cards that nothing is to be done with and that keep others from being drawn, the one that would do most harm; null where there is none. */
function leastWanted(table: Table, uses: readonly Use[]): number | null {
  const ofHand = uses.filter(({ verb, card }) => verb === 'discard' && !isInPlay(card) && card.half === undefined);
  const [least] = ofHand
    .map((use) => ({ option: use.option, worth: worthOfPlaying(table, use.card) }))
    .sort((x, y) => x.worth - y.worth);
  return least?.option ?? null;
}

const leastHarm = (table: Table, uses: readonly Use[]): number =>
  uses.map((use) => weighed(table, use)).sort((x, y) => y.worth - x.worth)[0]?.option ?? 0;

/** To be able to pay for a key at the next chance. */
const perKey = 3;
const perLastKey = 20;

/** Worth of an æmber beyond itself where the creatures that are ready can make up what a key still costs. */
function towardsKey({ view, me, race }: Table): number {
  const mine = view.players[me];
  if (mine === undefined || race !== null) return 0;
  const missing = mine.keyCost - mine.aember - mine.spendable;
  const ready = mine.line.filter((card) => isUsedIn(card, view.house) && !card.exhausted && !card.stunned).length;
  if (missing <= 0 || missing > ready) return 0;
  return (mine.keys === (mine.keysToWin ?? 3) - 1 ? perLastKey : perKey) / missing;
}

function weighed(table: Table, use: Use): Weighed {
  const { option, card, verb } = use;
  const worth = worthOf(table, card, verb);
  const rank = verb === 'discard' && worth <= perFresh ? order.discard : rankOf(table, use);
  return { option, card, verb, worth, rank };
}

/** What an archon power gives is judged like an action. */
function isGoodBeside(table: Table, move: Move): boolean {
  if (move.do !== 'beside') return false;
  const { type, abilities } = definition(move.card.name, table.view.edition);
  return (
    type !== 'prophecy' && worthOfAbilities(abilities, ['move'], perspectiveOf(table, table.me, move.card)) > threshold
  );
}

function useOf(table: Table, move: Move, option: number): readonly Use[] {
  if (!('card' in move) || move.do === 'beside') return [];
  const found = cardAt(table, move.card);
  if (found === undefined) return [];
  const form = move.do === 'play' && move.as === 'upgrade' ? upgradeFormOf(move.card.name) : null;
  const card = form === null || isInPlay(found) ? found : { ...found, name: form };
  return [{ option, card, verb: move.do }];
}

function worthOf(table: Table, card: Known, verb: Verb): number {
  switch (verb) {
    case 'play':
      return worthOfPlaying(table, card);
    case 'reap':
      return worthOfReaping(table, card) + towardsKey(table);
    case 'fight':
      return (isInPlay(card) ? bestFight(table, card) : null) ?? 0;
    case 'action':
    case 'omni': {
      const { abilities } = definition(card.name, table.view.edition);
      const outlook = perspectiveOf(table, table.me, card.ref);
      const gained = isInPlay(card) ? gainedBy(table, card, verb) : [];
      const own = abilities.filter(({ on }) => on === verb);
      // One of them is taken; which, is asked for afterwards.
      const uses = [...(own.length > 0 ? [own] : []), ...gained.map((one) => [one])];
      const worth = uses.length === 0 ? 0 : Math.max(...uses.map((use) => worthOfAbilities(use, [verb], outlook)));
      // One that is used from the hand is discarded for it.
      return isInPlay(card) ? worth : worth - worthOfHeld(table, card);
    }
    case 'unstun':
      return 0.5;
    // A card that could be played but should not be is kept for a better day.
    case 'discard':
      return waitsForOtherHalf(table, card) ? 0 : perFresh + discarding(table, card);
  }
}

/** A card that is discarded for a fresh one. */
const perFresh = 0.01;

/** Like an action that is played from the hand, as far as it is worth that. */
const discarding = (table: Table, card: Known): number =>
  Math.max(0, worthOfScrap(card, perspectiveOf(table, table.me, card.ref), worthOfAbilities) - perKept);

/** A card has one best use; a card that can be played is not discarded, but for what it does then. */
const bestUse = (uses: readonly Weighed[]): Weighed => uses.reduce((best, one) => (beats(one, best) ? one : best));

const beats = (one: Weighed, other: Weighed): boolean => {
  if (isBareDiscard(one)) return false;
  return isBareDiscard(other) || one.worth > other.worth;
};

const isBareDiscard = ({ verb, worth }: Weighed): boolean => verb === 'discard' && worth <= perFresh;

/** Whether one more creature makes its player overwhelmed no longer. */
const endsOverwhelmed = (table: Table): boolean => {
  const { view, me } = table;
  const mine = view.players[me]?.line.length ?? 0;
  return Math.max(...opponentsOf(table, me).map((seat) => view.players[seat]?.line.length ?? 0)) === mine + 1;
};

/** Whether a creature that is still to be used does something else while its player is overwhelmed. */
const isStillAsked = ({ view, me }: Table): boolean =>
  (view.players[me]?.line ?? []).some(
    (card) =>
      !card.exhausted &&
      !card.stunned &&
      isUsedIn(card, view.house) &&
      printedOn(definition(card.name, view.edition)).asksOverwhelmed,
  );

/** Alpha must come first, omega ends the step, what is paid with æmber waits for it, and what looks back comes late. */
function rankOf(table: Table, { card, verb }: Use): number {
  const { view } = table;
  // R: first-turn rule, v1.3 p.5: one card is all that is played, so nothing comes before another.
  if (verb === 'discard') return definition(card.name).timed.scrap !== undefined ? order.action : order.discard;
  if (verb === 'action' || verb === 'omni')
    return printedOn(definition(card.name)).actsFirst ? order.play + 1 : order[verb];
  if (verb !== 'play' || view.turn === 1) return order[verb];
  const { keywords, type } = definition(card.name);
  if (keywords.omega !== undefined) return -1;
  if (keywords.alpha !== undefined) return order.play + 2;
  const { comesFirst, forges, looksBack } = printedOn(definition(card.name));
  if (comesFirst) return order.play + 1;
  // When all æmber is there that the turn brings, and all is done that counts.
  if (forges !== null || looksBack) return -0.5;
  if (type === 'creature' && endsOverwhelmed(table) && isStillAsked(table)) return order.reap - 0.5;
  if (!isInPlay(card) && isBetterAfterUses(table, card)) return order.reap - 0.5;
  return order.play + (type === 'action' ? 0.5 : 0);
}
