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
  if (p.event === 'stepBegan') return `at the start of ${owner} ${p.step === undefined ? 'step' : stepNames[p.step]}`;
  return null;
}

/** The clause for an event, exhaustively for every event there is: a card may wait for any of them. */
export function happening(p: Pattern, v: Voice): Happening {
  const who: Who | undefined = p.who;
  const by = (verb: string): Happening =>
    who === undefined || who === 'each'
      ? { subject: 'a player', plain: false, verb }
      : who === 'active'
        ? { subject: 'a player', plain: false, verb: `${verb} during their turn` }
        : { subject: subject(who, v), plain: verbOf(who, 'do', v) === 'do', verb };
  const card = (f: Filter | undefined): string => (f === undefined ? 'a card' : aCard(f, v));
  const it = (verb: string): Happening => ({ subject: card(p.card), plain: false, verb });
  /** "you play a card", or "a card is played" where it does not matter by whom. */
  const done = (verb: string, passive: string): Happening =>
    who === undefined ? it(passive) : by(`${verb} ${card(p.card)}`);
  const other = (word: string): string => (p.other === undefined ? '' : ` ${word} ${aCard(p.other, v)}`);
  const onto = (word: string): string => (p.card === undefined ? '' : ` ${word} ${aCard(p.card, v)}`);
  switch (p.event) {
    case 'mulligan':
      return by('take a mulligan');
    case 'turnBegan':
    case 'turnEnded':
    case 'turnPassed':
    case 'stepBegan':
      return { subject: moment(p, v) ?? '', plain: true, verb: '' };
    case 'houseChosen':
      return by(`choose ${p.house === undefined ? 'an' : `${houseNoun(p.house, v)} as ${own(who, v)}`} active house`);
    case 'named':
      return by('name something');
    case 'gameOver':
      return by('win the game');
    case 'gain':
      return by(`gain æmber${p.cause === 'reap' ? ' by reaping' : p.cause === 'bonus' ? ' from a bonus icon' : ''}`);
    case 'lose':
      return by('lose æmber');
    case 'steal':
      return by('steal æmber');
    case 'pay':
      return by('pay æmber');
    case 'capture':
      return it('capture æmber');
    case 'placeAember':
      if (p.cause === 'exalt') return done('exalt', 'be exalted');
      return { subject: 'æmber', plain: false, verb: `be placed${onto('on')}` };
    case 'takeAember':
      return { subject: 'æmber', plain: false, verb: `be removed${onto('from')}` };
    case 'forge':
      return by('forge a key');
    case 'unforge':
      return by('unforge a key');
    case 'chains':
      return by('gain chains');
    case 'turnOrder':
      return { subject: 'the order of turns', plain: false, verb: 'be chosen' };
    case 'advance':
      return by('advance');
    case 'tide':
      return by(p.tide === undefined ? 'change the tide' : p.tide === 'high' ? 'raise the tide' : 'lower the tide');
    case 'playBegan':
      return done('begin to play', 'begin to be played');
    case 'enter':
      if (p.played) return done('play', 'be played');
      return who !== undefined && p.card?.token === true ? by(`make ${card(p.card)}`) : it('enter play');
    case 'played':
      if (who !== undefined && (p.nth ?? 1) > 1)
        return by(`play ${own(who, v)} ${ordinal(p.nth ?? 1)} ${headOf(p.card ?? {})} of a turn`);
      return done('play', 'be played');
    case 'use':
      return done('use', 'be used');
    case 'used':
      return done('use', 'be used');
    case 'shiftDamage':
    case 'shiftAember':
      return it('be part of a redistribution');
    case 'reaped':
      return done('reap with', 'reap');
    case 'acted':
      return done(p.card?.type === 'artifact' ? 'use' : 'use the action of', 'be used for its action');
    case 'attack':
      return done(`attack${other('')} with`, `attack${other('')}`);
    case 'fought':
      return done(`fight${other('')} with`, `fight${other('')}`);
    case 'withdraw':
      return it('go back unplayed');
    case 'changeType':
      return it('become a creature or an artifact');
    case 'becomeCopy':
      return it('become a copy');
    case 'flip':
      return it('be turned over');
    case 'damage':
      if (p.card === undefined && p.other !== undefined)
        return { subject: aCard(p.other, v), plain: false, verb: 'deal damage' };
      return it(`be dealt damage${p.cause === 'bonus' ? ' by a bonus icon' : other('by')}`);
    case 'armor':
      return {
        subject: p.card === undefined ? 'armor' : `${possessiveOf(aCard(p.card, v))} armor`,
        plain: false,
        verb: 'prevent damage',
      };
    case 'loseArmor':
      return it('lose its armor');
    case 'heal':
      return it('be healed');
    case 'destroy':
      return destroyed(p, v);
    case 'leave':
      return it(p.to === undefined ? 'leave play' : toZone(p.to));
    case 'ready':
      return it('be readied');
    case 'exhaust':
      return it('be exhausted');
    case 'stun':
      return it('be stunned');
    case 'unstun':
      return it('stop being stunned');
    case 'ward':
      return it('be warded');
    case 'unward':
      return it('lose its ward');
    case 'enrage':
      return it('be enraged');
    case 'calm':
      return it('stop being enraged');
    case 'save':
      return it('be saved from destruction');
    case 'counter':
      return it('get counters');
    case 'control':
      return it('change control');
    case 'attached':
    case 'attach':
      return it(`be attached${other('to')}`);
    case 'activeHouse':
      return { subject: 'the active house', plain: false, verb: 'change' };
    case 'stepCut':
      return { subject: 'a step', plain: false, verb: 'be cut short' };
    case 'swap':
      return it(`swap places${other('with')}`);
    case 'reposition':
      return it('move to a flank');
    case 'draw':
      return by('draw cards');
    case 'discard':
      if (p.from === undefined) return done('discard', 'be discarded');
      return who === undefined
        ? it(`be discarded from ${article(zoneNouns[p.from])}`)
        : by(`discard ${card(p.card)} from ${own(who, v)} ${zoneNouns[p.from]}`);
    case 'move':
      return it('move to another zone');
    case 'putUnder':
      return it('be put under a card');
    case 'beside':
      return done('activate', 'be activated');
    case 'fulfill':
      return it('be fulfilled');
    case 'takeArchives':
      return by(`pick up ${own(who, v)} archives`);
    case 'shuffle':
      return by('shuffle a deck');
    case 'swapDeckAndDiscard':
      return by('swap a deck with a discard pile');
    case 'prevent':
      return { subject: 'something', plain: false, verb: `be prevented${onto('for')}` };
    case 'reveal':
      return done('reveal', 'be revealed');
    case 'fightCut':
      return { subject: `a fight${onto('of')}`, plain: false, verb: 'be over before damage is exchanged' };
    case 'lastingBegan':
      return it('begin a lasting effect');
    case 'bonus':
      return who === undefined
        ? { subject: `${anIcon(p)}${onto('of')}`, plain: false, verb: 'be resolved' }
        : by(`resolve ${anIcon(p)}${onto('of')}`);
    default:
      return p.event satisfies never;
  }
}

const ordinal = (n: number): string => `${n}${n === 2 ? 'nd' : n === 3 ? 'rd' : 'th'}`;

/** "the first time a creature reaps each turn"; null where which time it is is no matter, or is said of the card. */
export function timeInTurn({ event, who, nth }: Pattern, what: string): string | null {
  if (nth === undefined || (nth > 1 && event === 'played' && who !== undefined)) return null;
  return `the ${nth === 1 ? 'first' : ordinal(nth)} time ${what} each turn`;
}

const anIcon = ({ icon }: Pattern): string => article(icon === undefined ? iconNoun() : iconNoun(icon));

const own = (who: Who | undefined, v: Voice): string =>
  who === undefined ? 'their' : isYou(who, v) ? whose(who, v) : 'their';

/** "an enemy creature is destroyed fighting this creature". */
function destroyed(p: Pattern, v: Voice): Happening {
  const { fighting, ...card } = p.card ?? {};
  const subject = p.card === undefined ? 'a card' : aCard(card, v);
  const how =
    fighting !== undefined ? ` fighting ${cardsNoun(fighting, v).text}` : p.cause === 'fight' ? ' in a fight' : '';
  const whom = p.other === undefined ? '' : aCard(p.other, v);
  const by =
    p.cause === 'assault'
      ? ` by ${whom === '' ? '' : possessiveOf(whom)} assault damage`
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
