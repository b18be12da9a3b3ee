// Text of the event that an ability waits for: "you play another card", "a creature would be destroyed".
import type { Filter, Pattern, Step, Who } from '@vaultsong/engine';
import { article, possessiveOf, thirdPerson, tidy } from '../grammar/english.ts';
import type { Voice } from '../grammar/voice.ts';
import { isYou, subject, verbOf, whose } from '../grammar/who.ts';
import { cardsNoun } from '../things/cards.ts';
import { headOf } from '../things/describe.ts';
import { aCard } from '../things/filter.ts';
import { houseNoun } from '../things/house.ts';
import { iconNoun } from '../things/icon.ts';
import { zoneNouns } from '../things/zone.ts';

/** Subject and verb of a clause; the verb is in its base form. */
export interface Happening {
  readonly subject: string;
  /** "you": the verb stays as it is. */
  readonly plain: boolean;
  readonly verb: string;
}

/** The name for the card of the event in later clauses: "that creature". */
export function itOf(p: Pattern, v: Voice): string {
  if (p.card === undefined) return 'that card';
  return p.card.is === undefined ? `that ${headOf(p.card)}` : cardsNoun(p.card.is, v).text;
}

/** The event that does not happen when it is prevented: "that attack". */
export const awaitedBy = (p: Pattern): string =>
  p.event === 'attack'
    ? 'that attack'
    : p.event === 'damage'
      ? 'that damage'
      : p.event === 'forge'
        ? 'that forging'
        : 'that';

const stepNames: Readonly<Record<Step, string>> = {
  setup: 'setup',
  forge: '“forge a key” step',
  house: '“choose a house” step',
  main: 'main step',
  ready: '“ready cards” step',
  draw: '“draw cards” step',
  over: 'game',
};

/** The moment of a pattern that has one ("at the end of your turn"), or null for something that happens. */
export function moment(p: Pattern, v: Voice): string | null {
  const owner = p.who === undefined || p.who === 'each' ? 'each player’s' : whose(p.who, v);
  if (p.event === 'turnBegan') return `at the start of ${owner} turn`;
  if (p.event === 'turnPassed') return `after ${owner} turn`;
  if (p.event === 'turnEnded') return `at the end of ${owner} turn`;
  if (p.event === 'stepBegan' && p.step === 'draw' && p.at === 'before')
    return `at the end of ${owner} ${stepNames.ready}`;
  if (p.ends !== undefined) return `at the end of ${owner} ${stepNames[p.ends]}`;
  if (p.event === 'stepBegan') return `at the start of ${owner} ${p.step === undefined ? 'step' : stepNames[p.step]}`;
  return null;
}

/** Events that a player is the subject of. */
const playersDo = {
  mulligan: 'take a mulligan',
  readying: 'ready creatures in the “ready cards” step',
  named: 'name something',
  gameOver: 'win the game',
  lose: 'lose æmber',
  steal: 'steal æmber',
  pay: 'pay æmber',
  forge: 'forge a key',
  unforge: 'unforge a key',
  chains: 'gain chains',
  advance: 'advance',
  draw: 'draw a card',
  shuffle: 'shuffle a deck',
  swapDeckAndDiscard: 'swap a deck with a discard pile',
} as const satisfies Partial<Record<Pattern['event'], string>>;

/** Events that a card is the subject of. */
const happensToCard = {
  capture: 'capture æmber',
  shiftDamage: 'be part of a redistribution',
  shiftAember: 'be part of a redistribution',
  withdraw: 'go back unplayed',
  entering: 'be about to enter play',
  changeType: 'become a creature or an artifact',
  becomeCopy: 'become a copy',
  flip: 'be turned over',
  loseArmor: 'lose its armor',
  heal: 'be healed',
  exhaust: 'be exhausted',
  stun: 'be stunned',
  unstun: 'stop being stunned',
  ward: 'be warded',
  unward: 'lose its ward',
  enrage: 'be enraged',
  calm: 'stop being enraged',
  save: 'be saved from destruction',
  counter: 'get counters',
  control: 'change control',
  reposition: 'move to a flank',
  move: 'move to another zone',
  putUnder: 'be put under a card',
  fulfill: 'be fulfilled',
  lastingBegan: 'begin a lasting effect',
} as const satisfies Partial<Record<Pattern['event'], string>>;

/** What a player does to a card, and what is done to it where it does not matter by whom. */
const doneToCard = {
  playBegan: ['begin to play', 'begin to be played'],
  use: ['use', 'be used'],
  used: ['use', 'be used'],
  reaped: ['reap with', 'reap'],
  beside: ['activate', 'be activated'],
  ready: ['ready', 'be readied'],
  playAbility: ['resolve the “Play:” ability of', 'have its “Play:” ability resolved'],
  reveal: ['reveal', 'be revealed'],
} as const satisfies Partial<Record<Pattern['event'], readonly [string, string]>>;

/** Events of other subjects. */
const others = {
  turnOrder: ['the order of turns', 'be chosen'],
  activeHouse: ['the active house', 'change'],
  keptOut: ['any æmber', 'be kept out of that pool this way'],
  stepCut: ['a step', 'be cut short'],
} as const satisfies Partial<Record<Pattern['event'], readonly [string, string]>>;

const isIn = <K extends string>(table: Readonly<Record<K, unknown>>, event: string): event is K =>
  Object.hasOwn(table, event);

/** A player is the subject: "you", "a player". */
function byPlayer(who: Who | undefined, verb: string, v: Voice): Happening {
  if (who === undefined || who === 'each') return { subject: 'a player', plain: false, verb };
  if (who === 'active') return { subject: 'a player', plain: false, verb: `${verb} during their turn` };
  return { subject: subject(who, v), plain: verbOf(who, 'do', v) === 'do', verb };
}

/** The clause for an event, exhaustively for every event there is: a card may wait for any of them. */
export function happening(p: Pattern, v: Voice): Happening {
  const who: Who | undefined = p.who;
  const by = (verb: string): Happening => byPlayer(who, verb, v);
  const card = (f: Filter | undefined): string => (f === undefined ? 'a card' : aCard(f, v));
  const it = (verb: string): Happening => ({ subject: card(p.card), plain: false, verb });
  /** "you play a card", or "a card is played" where it does not matter by whom. */
  const done = (verb: string, passive: string): Happening =>
    who === undefined ? it(passive) : by(`${verb} ${card(p.card)}`);
  if (isIn(playersDo, p.event)) return by(p.event === 'shuffle' ? shuffled(p, v) : playersDo[p.event] + outside(p, v));
  if (isIn(happensToCard, p.event)) return it(happensToCard[p.event]);
  if (isIn(doneToCard, p.event)) {
    const [verb, passive] = doneToCard[p.event];
    return done(verb, passive);
  }
  if (isIn(others, p.event)) {
    const [other, verb] = others[p.event];
    return { subject: other, plain: false, verb };
  }
  const other = (word: string): string => (p.other === undefined ? '' : ` ${word} ${aCard(p.other, v)}`);
  const onto = (word: string): string => (p.card === undefined ? '' : ` ${word} ${aCard(p.card, v)}`);
  switch (p.event) {
    case 'turnBegan':
    case 'turnEnded':
    case 'turnPassed':
    case 'stepBegan':
      return { subject: moment(p, v) ?? '', plain: true, verb: '' };
    case 'houseChosen':
      return by(`choose ${p.house === undefined ? 'an' : `${houseNoun(p.house, v)} as ${own(who, v)}`} active house`);
    case 'gain':
      return by(`gain æmber${origin(p)}`);
    case 'placeAember':
      if (p.cause === 'exalt') return done('exalt', 'be exalted');
      return { subject: 'æmber', plain: false, verb: `be placed${onto('on')}` };
    case 'takeAember':
      return { subject: 'æmber', plain: false, verb: `be removed${onto('from')}` };
    case 'tide':
      return by(p.tide === undefined ? 'change the tide' : p.tide === 'high' ? 'raise the tide' : 'lower the tide');
    case 'enter':
      if (p.played) return done('play', 'be played');
      return who !== undefined && p.card?.token === true ? by(`make ${card(p.card)}`) : it('enter play');
    case 'played':
      return playedBy(p, v) ?? done('play', 'be played');
    case 'acted':
      return done(p.card?.type === 'artifact' ? 'use' : 'use the action of', 'be used for its action');
    case 'attack':
      return done(`attack${other('')} with`, `attack${other('')}`);
    case 'fought':
      return done(`fight${other('')} with`, `fight${other('')}`);
    case 'damage':
      return damaged(p, v);
    case 'armor':
      return { subject: armorOf(p, v), plain: false, verb: 'prevent damage' };
    case 'destroy':
      return destroyed(p, v);
    case 'leave':
      return it(p.to === undefined ? 'leave play' : toZone(p.to));
    case 'attached':
    case 'attach':
      return it(`be attached${other('to')}`);
    case 'swapCarried':
      return it(`swap what is on it${other('with')}`);
    case 'swap':
      return it(`swap places${other('with')}`);
    case 'discard':
      if (p.from === undefined) return done('discard', 'be discarded');
      return who === undefined
        ? it(`be discarded from ${article(zoneNouns[p.from])}`)
        : by(`discard ${card(p.card)} from ${own(who, v)} ${zoneNouns[p.from]}`);
    case 'takeArchives':
      return by(`pick up ${own(who, v)} archives`);
    case 'prevent':
      return { subject: 'something', plain: false, verb: `be prevented${onto('for')}` };
    case 'exchangeBegan':
      return { subject: `a fight${onto('of')}`, plain: false, verb: 'come to blows' };
    case 'fightCut':
      return { subject: `a fight${onto('of')}`, plain: false, verb: 'be over before damage is exchanged' };
    case 'bonus':
      return who === undefined
        ? { subject: `${anIcon(p)}${onto('of')}`, plain: false, verb: 'be resolved' }
        : by(`resolve ${anIcon(p)}${onto('of')}`);
    default:
      return p.event satisfies never;
  }
}

/** "you play your 6th card of a turn", "you play an artifact from your discard pile". */
function playedBy({ who, nth = 1, card = {}, from }: Pattern, v: Voice): Happening | null {
  if (who === undefined) return null;
  if (nth > 1) return byPlayer(who, `play ${own(who, v)} ${ordinal(nth)} ${headOf(card)} of a turn`, v);
  return from === undefined ? null : byPlayer(who, `play ${aCard(card, v)} from ${own(who, v)} ${zoneNouns[from]}`, v);
}

/** "shuffle your deck", "shuffle your discard pile into your deck" */
function shuffled({ who, from }: Pattern, v: Voice): string {
  if (from !== undefined) return `shuffle ${own(who, v)} discard pile into ${own(who, v)} deck`;
  return who === undefined ? playersDo.shuffle : `shuffle ${own(who, v)} deck`;
}

/** " from the supply by reaping" */
const origin = ({ supply, cause }: Pattern): string =>
  `${supply ? ' from the supply' : ''}${cause === 'reap' ? ' by reaping' : cause === 'bonus' ? ' from a bonus icon' : ''}`;

/** " outside of your “draw cards” step" */
const outside = ({ who, outside: step }: Pattern, v: Voice): string =>
  step === undefined ? '' : ` outside of ${own(who, v)} ${stepNames[step]}`;

const ordinal = (n: number): string => `${n}${n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;

/** "the first time a creature reaps each turn"; null where which time it is is no matter, or is said of the card. */
export function timeInTurn({ event, who, nth }: Pattern, what: string): string | null {
  if (nth === undefined || (nth > 1 && event === 'played' && who !== undefined)) return null;
  return `the ${nth === 1 ? 'first' : ordinal(nth)} time ${what} each turn`;
}

const anIcon = ({ icon }: Pattern): string => article(icon === undefined ? iconNoun() : iconNoun(icon));

const own = (who: Who | undefined, v: Voice): string =>
  who === undefined ? 'their' : isYou(who, v) ? whose(who, v) : 'their';

const armorOf = ({ card }: Pattern, v: Voice): string =>
  card === undefined ? 'armor' : `${possessiveOf(aCard(card, v))} armor`;

function damaged({ card, other, cause }: Pattern, v: Voice): Happening {
  if (card === undefined && other !== undefined) return { subject: aCard(other, v), plain: false, verb: 'deal damage' };
  const by = cause === 'bonus' ? ' by a bonus icon' : other === undefined ? '' : ` by ${aCard(other, v)}`;
  return { subject: card === undefined ? 'a card' : aCard(card, v), plain: false, verb: `be dealt damage${by}` };
}

/** "an enemy creature is destroyed fighting this creature". */
function destroyed(p: Pattern, v: Voice): Happening {
  if (p.cause === 'attack' && p.other !== undefined) {
    const whom = p.card === undefined ? 'a card' : aCard(p.card, v);
    return { subject: aCard(p.other, v), plain: false, verb: `attack and destroys ${whom}` };
  }
  const { fighting, ...card } = p.card ?? {};
  const subject = p.card === undefined ? 'a card' : aCard(card, v);
  const how =
    fighting !== undefined ? ` fighting ${cardsNoun(fighting, v).text}` : p.cause === 'fight' ? ' in a fight' : '';
  const whom = p.other === undefined ? '' : aCard(p.other, v);
  const by =
    p.cause === 'assault' || p.cause === 'splash-attack'
      ? ` by ${whom === '' ? '' : possessiveOf(whom)} ${p.cause} damage`
      : whom === ''
        ? ''
        : ` by ${whom}`;
  return { subject, plain: false, verb: `be destroyed${how}${by}` };
}

function toZone(zone: NonNullable<Pattern['to']>): string {
  switch (zone) {
    case 'discard':
      return 'go from play to a discard pile';
    case 'hand':
      return 'return from play to a hand';
    case 'deck':
      return 'go from play to a deck';
    case 'archives':
      return 'go from play to archives';
    case 'purged':
      return 'be purged from play';
    case 'under':
      return 'be put from play under a card';
    case 'beside':
    case 'play':
    case 'played':
      return 'leave play';
  }
}

/** "an enemy creature is destroyed". */
export const happens = (h: Happening): string => tidy(`${h.subject} ${h.plain ? h.verb : thirdPerson(h.verb)}`);

/** "a creature would be destroyed". */
export const wouldHappen = (h: Happening): string => tidy(`${h.subject} would ${h.verb}`);
