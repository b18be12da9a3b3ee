// Text of constant abilities about players: permissions, duties and bans, and the cost of keys.
import type { Cards, CardType, Filter, KeyColor, Modifier, Num, PlayerAct, Who } from '@vaultsong/engine';
import { counted, list } from '../grammar/english.ts';
import type { Line } from '../grammar/line.ts';
import type { Voice } from '../grammar/voice.ts';
import { isYou, player, subject, verbOf, whose } from '../grammar/who.ts';
import { cardsNoun } from '../things/cards.ts';
import { condition } from '../things/condition.ts';
import { aCard, bare, eachCard, manyCards } from '../things/filter.ts';
import { houseNoun } from '../things/house.ts';
import { amount, perEach, saidOf, value } from '../things/number.ts';
import { zoneNouns } from '../things/zone.ts';

export type PlayerRule = Extract<
  Modifier,
  {
    mod:
      | 'play-needs'
      | 'play-costs'
      | 'hand-cannot'
      | 'player-cannot'
      | 'play-limit'
      | 'may-play'
      | 'may-play-limited'
      | 'may-use'
      | 'key-cost'
      | 'hand-size'
      | 'keys-to-win'
      | 'skip-step'
      | 'must-choose-house'
      | 'cannot-choose-house'
      | 'cannot-repeat-house'
      | 'spendable'
      | 'kept-out'
      | 'deck-open'
      | 'spendable-pool'
      | 'gets-spent'
      | 'pool-goes-to'
      | 'from-supply'
      | 'haunted'
      | 'next-turn'
      | 'toll'
      | 'icons-again'
      | 'play-again'
      | 'after-play'
      | 'archived-faceup';
  }
>;

const stepTitles = { forge: '“forge a key”', ready: '“ready cards”', draw: '“draw cards”' } as const;

const houseDuty = { 'must-choose-house': 'must', 'cannot-choose-house': 'cannot' } as const;

const plainly = { haunted: ['be', 'haunted'], 'next-turn': ['take', 'another turn after this one'] } as const;

const of = (who: Who, verb: string, object: string, tail: string, v: Voice): Line => ({
  subject: subject(who, v),
  many: verbOf(who, 'do', v) === 'do',
  verb,
  object,
  tail,
});

/** "their", of a player that was named as the subject. */
const own = (who: Who, v: Voice): string => (who === 'you' ? whose(who, v) : 'their');

type AemberRule = Extract<
  PlayerRule,
  { mod: 'spendable' | 'spendable-pool' | 'kept-out' | 'gets-spent' | 'pool-goes-to' | 'from-supply' }
>;

/** Of the æmber that is spent on keys, and that which comes into pools. */
function aemberLine(m: AemberRule, v: Voice): Line {
  const who = (subject: Who, verb: string, object = ''): Line => of(subject, verb, object, '', v);
  switch (m.mod) {
    case 'spendable':
      return m.itself
        ? who(
            m.who,
            'may',
            `spend ${described(m.card, v)} as if it were 1 æmber when forging keys (it is discarded, even if it is warded)`,
          )
        : who(m.who, 'may', `spend æmber on ${described(m.card, v)} when forging keys`);
    case 'spendable-pool':
      return who(m.who, 'may', `spend up to ${aember(m.most, v)} from ${whose(m.from, v)} pool when forging keys`);
    case 'gets-spent':
      return who('you', 'get', `all æmber that ${subject(m.who, v)} ${verbOf(m.who, 'spend', v)} when forging keys`);
    case 'kept-out':
      return {
        subject: `æmber that would be added to ${whose(m.who, v)} pool`,
        many: false,
        verb: 'be',
        object: 'not added',
        tail: '',
      };
    case 'pool-goes-to':
      return {
        subject: `æmber that would be added to ${whose(m.who, v)} pool`,
        many: false,
        verb: 'be',
        object: `${m.captured ? 'captured by' : 'placed on'} ${cardsNoun(m.card, v).text} instead`,
        tail: '',
      };
    case 'from-supply':
      return {
        subject: `æmber that is stolen or captured from ${whose(m.who, v)} pool`,
        many: false,
        verb: 'be',
        object: 'taken from the common supply instead',
        tail: '',
      };
    default:
      return m satisfies never;
  }
}

function barredHouse(who: Who, v: Voice): Line {
  const chosen = `choose the active house that ${who === 'you' ? 'you' : 'they'} chose on ${own(who, v)} previous turn`;
  return { ...of(who, 'cannot', chosen, '', v), ...(who === 'each' ? { subject: 'players', many: true } : {}) };
}

/** @param change an amount with its sign: "+1", "for each key you have forged" */
export function playerLine(m: PlayerRule, change: { readonly head: string; readonly tail: string }, v: Voice): Line {
  const who = (subject: Who, verb: string, object = '', tail = ''): Line => of(subject, verb, object, tail, v);
  switch (m.mod) {
    case 'play-needs':
      return who('you', 'can', `play ${v.self} only if ${condition(m.cond, v)}`);
    case 'play-costs':
      return who('you', 'must', `lose ${aember(m.amount, v)} to play ${v.self}`);
    case 'hand-cannot':
      return m.do === 'play'
        ? who('you', 'cannot', `play ${v.self}`)
        : {
            subject: v.self,
            many: false,
            verb: 'cannot',
            object: 'be discarded from your hand except by abilities of cards',
            tail: '',
          };
    case 'player-cannot':
      return cannotLine(m, v);
    case 'play-limit':
      return who(
        m.who,
        'cannot',
        `play more than ${limit(m.most, m.card, v)} ${v.until === 'turn' ? 'this' : 'each'} turn`,
      );
    case 'may-play':
      return who(m.who, 'may', `play ${permittedCards(m.card, v.uses, v)}${fromPile(m, v)}`);
    case 'may-play-limited':
      return who(m.who, 'may', `play ${permittedCards(m.card, m.perTurn, v)}${fromPile(m, v)} each turn`);
    case 'may-use':
      return mayUse(m, v);
    case 'key-cost':
      return {
        subject: keysOf(m.who, m.color, v),
        many: true,
        verb: 'cost',
        object: `${change.head} æmber`,
        tail: change.tail,
      };
    case 'hand-size':
      return m.beyond ? drawnBeyond(m.who, m.by, v) : handSize(m.who, refill(m.by, v), v);
    case 'keys-to-win':
      return who(
        m.who,
        'must',
        `forge ${saidOf(amount(m.by, 'additional key', 'additional keys', v))} to win the game`,
      );
    case 'skip-step':
      return who(m.who, 'skip', `${own(m.who, v)} ${stepTitles[m.step]} step`);
    case 'must-choose-house':
    case 'cannot-choose-house':
      return who(m.who, houseDuty[m.mod], `choose ${houseNoun(m.house, v)} as ${own(m.who, v)} active house`);
    case 'cannot-repeat-house':
      return barredHouse(m.who, v);
    case 'kept-out':
    case 'spendable':
    case 'spendable-pool':
    case 'gets-spent':
    case 'pool-goes-to':
    case 'from-supply':
      return aemberLine(m, v);
    case 'haunted':
    case 'next-turn':
      return who(m.who, plainly[m.mod][0], plainly[m.mod][1]);
    case 'deck-open':
      return who(m.who, 'play', `with the top card of ${own(m.who, v)} deck revealed`);
    case 'icons-again':
      return who(m.who, 'resolve', `each bonus icon of ${iconed(m, v)} an additional time`);
    case 'play-again':
      return who(m.who, 'resolve', `each “Play:” ability of ${iconed(m, v)} an additional time`);
    case 'archived-faceup':
      return { subject: `if you archive ${v.self}, archive it faceup`, many: true, verb: '', object: '', tail: '' };
    case 'after-play':
      return {
        subject: played(m, v),
        many: false,
        verb: m.to === 'hand' ? 'return' : 'go',
        object: `to ${m.to === 'hand' ? `${own(m.who, v)} hand` : `the bottom of ${own(m.who, v)} deck`} instead of going to ${own(m.who, v)} discard pile`,
        tail: '',
      };
    case 'toll':
      return who(m.who, 'must', `pay you ${aember(m.amount, v)} to ${m.do} ${aCard(m.card, v)}`);
    default:
      return m satisfies never;
  }
}

/** "You may play or use one Mars card". */
export const mayPlayOrUse = ({ who, card }: Extract<PlayerRule, { mod: 'may-play' }>, v: Voice): Line =>
  of(who, 'may', `play or use ${permittedCards(card, v.uses, v)}`, '', v);

/** "cards you play", "the next creature you play". */
function iconed({ who, card }: Extract<PlayerRule, { mod: 'icons-again' | 'play-again' }>, v: Voice): string {
  const cards = v.uses === null ? manyCards(card, v) : v.uses === 1 ? `the next ${bare(card, v)}` : described(card, v);
  return `${cards} ${isYou(who, v) ? 'you' : 'they'} play`;
}

/** "each action card you play", "the next action card you play this turn". */
const played = ({ who, card }: Extract<PlayerRule, { mod: 'after-play' }>, v: Voice): string =>
  `${v.uses === 1 ? `the next ${bare(card, v)}` : eachCard(card, v)} ${isYou(who, v) ? 'you' : 'they'} play${v.uses !== null && v.until === 'turn' ? ' this turn' : ''}`;

/** " from your discard pile". */
const fromPile = (
  { from, who: whom }: Extract<PlayerRule, { mod: 'may-play' | 'may-play-limited' }>,
  v: Voice,
): string => (from === undefined ? '' : ` from ${own(whom, v)} ${zoneNouns[from]}`);

const aember = (n: Num, v: Voice): string => saidOf(amount(n, 'æmber', 'æmber', v));

/** "friendly creatures", or the card itself. */
const described = (card: Filter, v: Voice): string =>
  card.is === undefined ? manyCards(card, v) : cardsNoun(card.is, v).text;

const keysOf = (who: Who, color: KeyColor | undefined, v: Voice): string => {
  const keys = color === undefined ? 'keys' : `${color} keys`;
  if (who === 'each') return keys;
  return typeof who === 'object' ? `${keys} of ${player(who, v)}` : `${whose(who, v)} ${keys}`;
};

function mayUse(m: Extract<PlayerRule, { mod: 'may-use' }>, v: Voice): Line {
  const { is } = m.card;
  const how = m.only === undefined ? 'use' : `${m.only} with`;
  if (is === undefined) return of(m.who, 'may', `${how} ${permittedCards(m.card, v.uses, v)}`, '', v);
  const although = 'even if its house is not active';
  const noun = cardsNoun(is, v).text;
  // The controller of the card it is about goes without saying.
  if (typeof m.who === 'object' && 'controllerOf' in m.who && isSame(m.who.controllerOf, is))
    return { subject: noun, many: true, verb: 'may', object: `be used ${although}`, tail: '' };
  return of(m.who, 'may', `${how} ${noun}`, although, v);
}

const isSame = (one: Cards, other: Cards): boolean => JSON.stringify(one) === JSON.stringify(other);

/** "You draw 2 additional cards during your “draw cards” step". */
function drawnBeyond(who: Who, by: Num, v: Voice): Line {
  const cards = saidOf(amount(by, 'additional card', 'additional cards', v));
  return of(who, 'draw', `${cards} during ${isYou(who, v) ? 'your' : 'their'} “draw cards” step`, '', v);
}

function handSize(who: Who, to: string, v: Voice): Line {
  if (!isYou(who, v)) return of(who, 'refill', `their hand to ${to} during their “draw cards” step`, '', v);
  return {
    subject: 'during your “draw cards” step,',
    many: true,
    verb: 'refill',
    object: `your hand to ${to}`,
    tail: '',
  };
}

function cannotLine(m: Extract<PlayerRule, { mod: 'player-cannot' }>, v: Voice): Line {
  if (m.do === 'be-stolen-from')
    return { subject: `${whose(m.who, v)} æmber`, many: false, verb: 'cannot', object: 'be stolen', tail: '' };
  const act = playerCannot(m.who, m.do, m.card, v);
  const where = m.flank === undefined ? '' : `on ${own(m.who, v)} ${m.flank} flank`;
  if (m.who === 'each') return { subject: 'players', many: true, verb: 'cannot', object: act, tail: where };
  return of(m.who, 'cannot', act, where, v);
}

function playerCannot(who: Who, act: Exclude<PlayerAct, 'be-stolen-from'>, card: Filter | undefined, v: Voice): string {
  const their = isYou(who, v) ? 'your' : 'their';
  switch (act) {
    case 'play':
    case 'use':
    case 'discard':
    case 'draw':
      return `${act} ${card === undefined ? 'cards' : described(card, v)}`;
    case 'forge':
      return 'forge keys';
    case 'gain':
      return 'gain æmber';
    case 'resolve-icons':
      return `resolve bonus icons${card === undefined ? '' : ` of ${described(card, v)}`}`;
    case 'raise-tide':
      return 'raise the tide';
    case 'take-archives':
      return `take ${their} archives into ${their} hand during ${their} “choose a house” step`;
    case 'mulligan':
      return 'take a mulligan';
  }
}

type PlayLimit = Extract<PlayerRule, { mod: 'play-limit' }>;

/** Limits in a row that let the same player play as many cards of one type and of another. */
export function limitsAlike(give: readonly Modifier[]): readonly PlayLimit[] {
  const alike: PlayLimit[] = [];
  for (const m of give) {
    if (m.mod !== 'play-limit' || Object.keys(m.card).join() !== 'type') break;
    const [first = m] = alike;
    if (JSON.stringify([first.who, first.most]) !== JSON.stringify([m.who, m.most])) break;
    alike.push(m);
  }
  return alike;
}

/** "more than 1 card of each type", "more than 1 action card or 1 artifact": each type has its own limit. */
export function limitsLine(limits: readonly PlayLimit[], v: Voice): Line {
  const [first] = limits;
  const types = new Set(limits.map(({ card }) => card.type));
  const ofEach = deckTypes.every((type) => types.has(type)) && typeof first?.most === 'number';
  const each = ofEach
    ? `${counted(Number(first.most), 'card')} of each type`
    : list(
        limits.map((m) => limit(m.most, m.card, v)),
        'or',
      );
  return of(first?.who ?? 'you', 'cannot', `play more than ${each} each turn`, '', v);
}

/** The types of the cards of a deck. */
const deckTypes: readonly CardType[] = ['action', 'artifact', 'creature', 'upgrade'];

const limit = (most: Num, card: Filter, v: Voice): string =>
  typeof most === 'number'
    ? counted(most, bare(card, v), manyCards(card, v))
    : `${value(most, v)} ${manyCards(card, v)}`;

/** A permission is against the rule of the active house; a description with a house says so by itself. */
function permittedCards(card: Filter, n: number | null, v: Voice): string {
  const cards = n === null ? manyCards(card, v) : n === 1 ? `one ${bare(card, v)}` : `up to ${n} ${manyCards(card, v)}`;
  return card.house !== undefined || card.notHouse !== undefined || card.sharesHouseWith !== undefined
    ? cards
    : `${cards} of any house`;
}

function refill(by: Num, v: Voice): string {
  if (typeof by !== 'number') {
    const each = perEach(by, v);
    return each === null ? `${value(by, v)} more cards` : `1 more card for each ${each}`;
  }
  const n = Math.abs(by);
  const word = by < 0 ? 'fewer' : 'more';
  return `${n} ${word} ${n === 1 ? 'card' : 'cards'}`;
}
