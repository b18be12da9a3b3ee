// Worth of an effect to a seat, read from the same data that the machine runs. A glance, not a search: one look at
// the table as it is, each choice made as its player would.
import type { Ability, Node, Num, Pick, Seat, Verb, Who } from '@vaultsong/engine';
import { definition, editionOf } from '@vaultsong/engine';
import { parted } from './apart.ts';
import { effectOn } from './effect.ts';
import { afterTide, worthOfTide } from './highTide.ts';
import { worthOfHits } from './hits.ts';
import { worthOfIcons } from './icons.ts';
import { worthOfLasting } from './lasting.ts';
import { cardsLike, cardsMeant, estimate, seatsMeant, seemsTrue } from './meaning.ts';
import type { Perspective } from './outlook.ts';
import { afterDoing, withChosen } from './outlook.ts';
import { running } from './running.ts';
import { worthOfScrap } from './scrap.ts';
import { exchanging, shifting, shiftingCounters } from './shift.ts';
import type { Known } from './table.ts';
import { aemberAgainst, isHauntedIn, isInPlay, neighborsOf, sideOf } from './table.ts';
import { targetOf } from './thisWay.ts';
import { aemberOf, keyInHand, keyLostBy, keysLostAgainst, stolenAember } from './value.ts';

const perDraw = 0.7;
const perChain = -0.5;
/** A creature, for a card that would have been drawn later. */
const perToken = 1.5;
/** A card that is looked for in the deck: the one that serves best. */
const perSought = 1.5;
const perKey = 6;
const perGame = 30;
/** Being haunted: most cards that ask for it serve the player who is. */
const perHaunting = 1;
/** Something happens that cannot be judged from here; most cards are written to help those who play them. */
const unknown = 0.5;

/**
 * Worth of the steps to the deciding seat, in æmber, done one after the other.
 * @param later what the steps after them are worth, where that is known
 */
export function worthOfSteps(steps: readonly Node[], outlook: Perspective, later = 0): number {
  const [first, ...rest] = steps;
  if (first === undefined) return later;
  if (first.kind === 'seq') return worthOfSteps([...first.steps, ...rest], outlook, later);
  if (first.kind === 'choose') return choosing(first, rest, outlook, later);
  if (first.kind === 'may' && rest[0]?.kind === 'ifYouDo')
    return Math.max(
      worthOfSteps([first.then, ...rest], outlook, later),
      worthOfSteps(afterDeclining(rest), outlook, later),
    );
  if (first.kind === 'remember') {
    const kept = cardsMeant(first.cards, outlook);
    return worthOfSteps(rest, kept === undefined ? outlook : withChosen(outlook, first.as, kept), later);
  }
  // An exhausted creature that was just readied fights as well as another.
  const [next] = rest;
  if (first.kind === 'ready' && next?.kind === 'run')
    return (
      one(first, outlook) +
      running(next.program, next.card, outlook, true) +
      worthOfSteps(rest.slice(1), outlook, later)
    );
  return one(first, outlook) + (rest.length === 0 ? later : worthOfSteps(rest, outlookAfter(first, outlook), later));
}

/**
 * What the steps after a choice are worth, by the cards that are chosen.
 * @param later what the steps after those are worth
 */
export function worthByChoice(
  as: string,
  steps: readonly Node[],
  outlook: Perspective,
  later = 0,
): (cards: readonly Known[]) => number {
  const { own, apart } = parted(steps, as);
  const after = apart.length === 0 ? later : worthOfSteps(apart, outlook, later);
  return (cards) => worthOfSteps(own, withChosen(outlook, as, cards), after);
}

/** The table as the next step finds it, as far as that matters. */
function outlookAfter(node: Node, outlook: Perspective): Perspective {
  if (node.kind === 'tide') return afterTide(outlook, node);
  return node.kind === 'discard' || node.kind === 'destroy' || node.kind === 'purge' || node.kind === 'exhaust'
    ? afterDoing(outlook, node)
    : outlook;
}

/** What still happens when the first of an effect is not done: not what asks that it is, but what comes otherwise. */
export function afterDeclining(rest: readonly Node[]): readonly Node[] {
  const [next, ...later] = rest;
  if (next?.kind !== 'ifYouDo') return rest;
  return next.else === undefined ? later : [next.else, ...later];
}

function one(node: Exclude<Node, { kind: 'seq' | 'choose' | 'remember' }>, outlook: Perspective): number {
  switch (node.kind) {
    case 'may':
      return Math.max(0, worthOfSteps([node.then], outlook));
    case 'option':
      return Math.max(...node.of.map(({ then }) => worthOfSteps([then], outlook)));
    case 'if':
      return branching(node, outlook);
    case 'ifYouDo':
    case 'repeat':
      return worthOfSteps([node.then], outlook);
    case 'eachPlayer':
      return seatsMeant(node.who, outlook).reduce(
        (sum, you) => sum + worthOfSteps([node.then], { ...outlook, you }),
        0,
      );
    case 'times':
      return estimate(node.count, outlook) * worthOfSteps([node.then], outlook);
    case 'each':
      // Nobody knows yet which: then as if it were one.
      return (cardsMeant(node.of, outlook) ?? [undefined])
        .map((card) => worthOfSteps([node.then], card === undefined ? outlook : withChosen(outlook, node.as, [card])))
        .reduce((sum, value) => sum + value, 0);
    case 'lasting':
      return worthOfLasting(node, outlook, (effect) => worthOfSteps([effect], outlook));
    case 'run':
      return running(node.program, node.card, outlook);
    case 'trigger':
      return unknown;
    case 'again':
    case 'number':
    case 'house':
    case 'name':
    case 'trait':
    case 'mulligan':
    case 'setup':
    case 'turnOrder':
    case 'turn':
    case 'contribute':
    case 'useAutomaton':
    case 'readying':
    case 'moves':
    case 'flank':
    case 'otherHalf':
    case 'permit':
    case 'useHow':
    case 'useOn':
    case 'half':
      return 0;
    case 'bonus':
      return resolvingIcons(node, outlook);
    case 'tide':
      return worthOfTide(node, outlook, (effect, from) => worthOfSteps([effect], from));
    case 'forge':
      return forging(node, outlook);
    case 'unforge':
      return seatsMeant(node.who, outlook).reduce(
        (sum, seat) => sum - sideOf(outlook.table, seat) * keyInHand(outlook.table, seat),
        0,
      );
    default:
      return doing(node, outlook);
  }
}

/** Both ways count half where it cannot be seen which is taken. */
function branching(node: Extract<Node, { kind: 'if' }>, outlook: Perspective): number {
  const holds = seemsTrue(node.cond, outlook);
  const yes = holds === false ? 0 : worthOfSteps([node.then], outlook);
  const no = holds === true || node.else === undefined ? 0 : worthOfSteps([node.else], outlook);
  return holds === undefined ? 0.5 * (yes + no) : yes + no;
}

/** The best of the candidates, or the worst where an opponent chooses. */
function choosing(
  node: Extract<Node, { kind: 'choose' }>,
  rest: readonly Node[],
  outlook: Perspective,
  later: number,
): number {
  const withCards = worthByChoice(node.as, rest, outlook, later);
  // What happens anyhow, and what each candidate adds to it.
  const anyhow = withCards([]);
  const candidates = cardsLike(node.pick, outlook);
  if (candidates.length === 0)
    return isUntold(node.pick, outlook) ? worthOfSteps(rest, outlook, later) : anyhow + hidden(node.pick, rest);
  if (node.again) return worthOfHits(candidates, estimate(node.max, outlook), withCards);
  const values = candidates.map((card) => withCards([card]) - anyhow).sort((x, y) => y - x);
  const most = Math.max(1, Math.min(candidates.length, estimate(node.max, outlook)));
  const least = Math.min(most, estimate(node.min, outlook));
  if (node.how === 'random') return anyhow + (most * total(values)) / values.length;
  const chooser = node.by === undefined ? outlook.you : seatsMeant(node.by, outlook)[0];
  if (chooser !== undefined && sideOf(outlook.table, chooser) < 0) values.reverse();
  return anyhow + total(values.slice(0, most).map((value, i) => (i >= least ? Math.max(0, value) : value)));
}

const total = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** Where only the machine knows among which cards is chosen. */
const isUntold = ({ is }: Pick['pick'], outlook: Perspective): boolean =>
  is !== undefined && 'thisWay' in is && cardsMeant(is, outlook) === undefined;

/** Cards that nobody sees cannot be counted, but are there all the same. */
function hidden({ zone, of }: Pick['pick'], rest: readonly Node[]): number {
  const zones = [zone].flat();
  if (!zones.some((one) => one === 'deck' || one === 'hand' || one === 'archives')) return 0;
  return of === 'you' && zones.includes('deck') && rest.some(({ kind }) => kind === 'toHand') ? perSought : unknown;
}

const forging = (node: Extract<Node, { kind: 'forge' }>, outlook: Perspective): number =>
  seatsMeant(node.who, outlook)
    .filter((seat) => canForge(seat, node, outlook))
    .reduce((sum, seat) => sum + perKey * sideOf(outlook.table, seat), 0);

/** R: manual 4.1: the first player forges no key in the first turn of the game; the rulebooks are silent. */
function canForge(seat: Seat, { extra = 0, cost }: Extract<Node, { kind: 'forge' }>, outlook: Perspective): boolean {
  const { view } = outlook.table;
  const player = view.players[seat];
  if (player === undefined) return false;
  const isFirstTurn = view.turn === 1 && seat === view.first;
  if (isFirstTurn && editionOf(view.edition).firstTurnForging === 'barred') return false;
  const price = cost === undefined ? player.keyCost + estimate(extra, outlook) : estimate(cost, outlook);
  return player.aember + player.spendable >= price;
}

/** Those of one card; nobody knows how many a card has that is not seen. */
const resolvingIcons = (node: Extract<Node, { kind: 'bonus' }>, outlook: Perspective): number =>
  cardsMeant(node.card, outlook)?.reduce(
    (sum, card) => sum + worthOfIcons(card, outlook, (effect) => worthOfSteps([effect], outlook)),
    0,
  ) ?? unknown * sideOf(outlook.table, outlook.you);

/** A verb: what it does to players by itself, to cards card by card. */
function doing(verb: Exclude<Verb, { kind: 'tide' }>, outlook: Perspective): number {
  switch (verb.kind) {
    case 'gain':
      return forPlayers(verb.who, (seat) => aemberOf(outlook.table, seat), verb.amount, outlook);
    case 'lose':
      return losingAember(verb.who, verb.amount, outlook);
    case 'steal':
      // What one player loses by it, the other gains.
      return forThieves(verb.who ?? 'you', verb.amount, outlook);
    case 'pay':
      return fromPools(verb.from, () => -stolenAember(outlook.table), verb.amount, outlook);
    case 'draw':
      return forPlayers(verb.who, () => perDraw, verb.amount, outlook) + losing(verb.who, verb.amount, outlook);
    case 'chains':
      return forPlayers(verb.who, () => perChain, verb.amount, outlook);
    case 'shuffle':
      return verb.zone === 'discard-into-deck' ? -perHaunting * hauntedAmong(verb.who, outlook) : 0;
    case 'shiftCounters':
      return shiftingCounters(verb, outlook);
    case 'reveal':
    case 'advance':
    case 'rule':
      return 0;
    case 'special':
      return unknown * sideOf(outlook.table, outlook.you);
    case 'prevent':
      return unknown;
    case 'swapDeckAndDiscard':
    case 'turnOver':
      return 0;
    case 'refill':
      return seatsMeant(verb.who, outlook).reduce(
        (sum, seat) => sum + sideOf(outlook.table, seat) * refilling(seat, outlook),
        0,
      );
    case 'makeToken':
      return perToken * sideOf(outlook.table, outlook.you);
    case 'swap':
      return verb.swapped === 'control' ? exchanging(verb, outlook) : 0.1;
    case 'flip':
    case 'toPlace':
      return 0.1;
    case 'shiftAember':
      return shifting(verb, outlook);
    case 'becomeCopy':
      return 0.1 + (cardsMeant(verb.of, outlook) ?? []).reduce((sum, card) => sum + copying(card, outlook), 0);
    default:
      return toCards(verb, outlook);
  }
}

/** Of the players, those on one's own side less those on the other. */
const hauntedAmong = (who: Who, outlook: Perspective): number =>
  seatsMeant(who, outlook)
    .filter((seat) => isHauntedIn(outlook.table, seat))
    .reduce((sum, seat) => sum + sideOf(outlook.table, seat), 0);

/** What the copy of an action does when it is played; other cards are worth about the same as what copies them. */
function copying(card: Known, outlook: Perspective): number {
  if (card.type !== 'action') return 0;
  const icons = worthOfIcons(card, outlook, (effect) => worthOfSteps([effect], outlook));
  return icons + worthOfAbilities(definition(card.name).abilities, ['play'], outlook);
}

/** So much for each of the players. */
const forPlayers = (who: Who, each: (seat: Seat) => number, amount: Num, outlook: Perspective): number =>
  seatsMeant(who, outlook).reduce(
    (sum, seat) => sum + sideOf(outlook.table, seat) * each(seat) * estimate(amount, outlook),
    0,
  );

/** A hand that is full gains nothing by it; the one who plays it keeps the cards that come. */
function refilling(seat: Seat, { table, source }: Perspective): number {
  const player = table.view.players[seat];
  if (player === undefined) return 0;
  const left = player.hand.filter((card) => !(card.known && card.ref.id === source?.id)).length;
  return perDraw * Math.max(0, player.refillTo - left);
}

/** R: manual 4.5: a player who must draw from an empty deck loses; elsewhere the discard pile is shuffled. */
const losing = (who: Who, amount: Num, outlook: Perspective): number => {
  const { view } = outlook.table;
  if (editionOf(view.edition).emptyDeck !== 'player-loses') return 0;
  return seatsMeant(who, outlook)
    .filter((seat) => (view.players[seat]?.deck ?? 0) < estimate(amount, outlook))
    .reduce((sum, seat) => sum - perGame * sideOf(outlook.table, seat), 0);
};

/** So much for each æmber, of which no pool has more than it has. */
const fromPools = (who: Who, each: (seat: Seat) => number, amount: Num, outlook: Perspective): number =>
  seatsMeant(who, outlook).reduce((sum, seat) => {
    const pool = outlook.table.view.players[seat]?.aember ?? 0;
    return sum + sideOf(outlook.table, seat) * each(seat) * Math.min(pool, estimate(amount, outlook));
  }, 0);

const forThieves = (who: Who, amount: Num, outlook: Perspective): number =>
  seatsMeant(who, outlook).reduce((sum, seat) => {
    const stolen = Math.min(aemberAgainst(outlook.table, seat), estimate(amount, outlook));
    const worth = stolenAember(outlook.table) * stolen + keysLostAgainst(outlook.table, seat, stolen);
    return sum + sideOf(outlook.table, seat) * worth;
  }, 0);

const losingAember = (who: Who, amount: Num, outlook: Perspective): number =>
  seatsMeant(who, outlook).reduce((sum, seat) => {
    const { table } = outlook;
    const lost = Math.min(table.view.players[seat]?.aember ?? 0, estimate(amount, outlook));
    return sum - sideOf(table, seat) * (0.9 * aemberOf(table, seat) * lost + keyLostBy(table, seat, lost));
  }, 0);

function toCards(verb: Verb, outlook: Perspective): number {
  if (verb.kind === 'damage' && verb.and !== undefined) {
    const { and, ...first } = verb;
    const parts: readonly Verb[] = [first, ...and.map((share): Verb => ({ kind: 'damage', ...share }))];
    return parts.reduce((sum, part) => sum + toCards(part, outlook), 0);
  }
  const target = targetOf(verb);
  if (target === null) return 0;
  const cards = cardsMeant(target, outlook);
  // Cards off a deck or "this way": nobody knows yet which they are.
  if (cards === undefined) return unknown * sideOf(outlook.table, outlook.you);
  let direct = 0;
  cards.forEach((card, at) => {
    if (cards.indexOf(card) === at && !isOnItsWay(card, verb, outlook))
      direct +=
        effectOn(repeated(verb, timesMeant(card, cards), outlook), card, outlook) +
        (verb.kind === 'discard' ? worthOfScrap(card, outlook, worthOfAbilities) : 0);
  });
  return verb.kind === 'damage' && verb.splash !== undefined
    ? direct + splash(verb, estimate(verb.splash, outlook), cards, outlook)
    : direct;
}

/** What is being played is not in the hand any more, and an action that purges itself would be on the discard pile otherwise. */
const isOnItsWay = (card: Known, verb: Verb, { source }: Perspective): boolean =>
  !isInPlay(card) &&
  card.ref.id === source?.id &&
  (verb.kind === 'discard' ||
    (verb.kind === 'purge' && (card.type === 'action' || !('what' in verb && 'ref' in verb.what))));

/** How often a card is among those that are meant: so often it may be hit by one effect. */
const timesMeant = (card: Known, cards: readonly Known[]): number =>
  cards.reduce((n, other) => (other === card ? n + 1 : n), 0);

/** Damage that is dealt to one card several times at once adds up. */
const repeated = (verb: Verb, n: number, outlook: Perspective): Verb =>
  verb.kind === 'damage' && n > 1 ? { ...verb, amount: n * estimate(verb.amount, outlook) } : verb;

const splash = (
  verb: Verb & { readonly kind: 'damage' },
  amount: number,
  cards: readonly Known[],
  outlook: Perspective,
): number =>
  cards
    .filter(isInPlay)
    .flatMap((card) => neighborsOf(outlook.table, card))
    .reduce((sum, card) => sum + effectOn({ ...verb, amount }, card, outlook), 0);

/** Worth of the abilities of a card with one of these bold words to the deciding seat. */
export const worthOfAbilities = (
  abilities: readonly Ability[],
  on: readonly Ability['on'][],
  outlook: Perspective,
): number =>
  abilities
    .map((ability) => ('do' in ability && on.includes(ability.on) ? worthOfSteps([ability.do], outlook) : 0))
    .reduce((sum, value) => sum + value, 0);
