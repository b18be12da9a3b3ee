// Verb -> what it does, one case for each verb of the language; a verb without a case does not compile.
import type { AemberVerb, Cards, Verb } from '@vaultsong/engine';
import type { Effect, EffectKind, Group } from './effect.ts';
import { toCards, toPlayer } from './effectOf.ts';
import type { Frame, Memory } from './frame.ts';
import { flip } from './frame.ts';
import type { Reader } from './group.ts';
import { cardsOf, readerOf } from './group.ts';

/** Verbs that do one thing to cards, under their own or a plainer name. */
const toCardsAs = {
  loseArmor: 'lose-armor',
  save: 'save',
  destroy: 'destroy',
  sacrifice: 'sacrifice',
  ready: 'ready',
  exhaust: 'exhaust',
  stun: 'stun',
  unstun: 'unstun',
  ward: 'ward',
  enrage: 'enrage',
  discard: 'discard',
  purge: 'purge',
  archive: 'archive',
  toHand: 'return',
  shuffleIntoDeck: 'shuffle-in',
} as const satisfies Partial<Record<Verb['kind'], EffectKind>>;

/** What a verb does. The cards that it is done to become those of "this way". */
export const verbEffects = (verb: Verb, frame: Frame, memory: Memory): readonly Effect[] =>
  effectsOfVerb(verb, readerOf(frame, memory), (cards) => {
    const group = cardsOf(cards, frame, memory);
    memory.last = group;
    return group;
  });

function damageEffects(
  { to, amount, splash, and = [] }: Extract<Verb, { kind: 'damage' }>,
  { howMuch, frame }: Reader,
  mentioned: (cards: Cards) => Group,
): readonly Effect[] {
  const group = mentioned(to);
  const dealt = [{ to: group, amount }, ...and.map((share) => ({ to: mentioned(share.to), amount: share.amount }))];
  const effects = dealt.map((share) => toCards('damage', share.to, frame, { amount: howMuch(share.amount) }));
  if (splash === undefined) return effects;
  const neighbors: Group = { ...group, count: 2, which: 'other' };
  return [...effects, toCards('damage', neighbors, frame, { amount: howMuch(splash), detail: 'neighbors' })];
}

function effectsOfVerb(verb: Verb, read: Reader, mentioned: (cards: Cards) => Group): readonly Effect[] {
  const { whose, howMuch, those, frame } = read;
  switch (verb.kind) {
    case 'draw':
      return [toPlayer('draw', whose(verb.who), frame, { amount: howMuch(verb.amount) })];
    case 'damage':
      return damageEffects(verb, read, mentioned);
    case 'refill':
      return [toPlayer('draw', whose(verb.who), frame, { amount: 'varies' })];
    case 'redistribute':
      return [toCards('move', mentioned(verb.of), frame, { detail: verb.carried })];
    case 'shiftDamage':
      return [toCards('move', mentioned(verb.from), frame, { detail: 'damage' })];
    case 'heal': {
      const fully = verb.amount === 'all' ? { detail: 'fully' } : {};
      return [toCards('heal', mentioned(verb.what), frame, { amount: howMuch(verb.amount), ...fully })];
    }
    case 'counter':
      return [toCards('counter', mentioned(verb.what), frame, { amount: howMuch(verb.amount), detail: verb.counter })];
    case 'shiftCounters':
      return [toCards('counter', mentioned(verb.to), frame, { amount: howMuch(verb.amount), detail: verb.counter })];
    case 'control': {
      const held = verb.until === undefined ? frame : { ...frame, lasts: verb.until };
      return [toCards(whose(verb.who) === 'opponent' ? 'give-control' : 'take-control', mentioned(verb.what), held)];
    }
    case 'attach':
    case 'toPlace':
    case 'stand':
    case 'arrange':
      return [toCards('move', mentioned(verb.what), frame)];
    case 'clear':
      return [toCards('counter', mentioned(verb.what), frame, { detail: 'none' })];
    case 'unward':
      return [toCards('lose-keyword', mentioned(verb.what), frame, { detail: 'ward' })];
    case 'swap':
      return [toCards(verb.swapped === 'control' ? 'take-control' : 'move', those({ both: [verb.a, verb.b] }), frame)];
    case 'toDeck':
      return [toCards('to-deck', mentioned(verb.what), frame, { detail: verb.place })];
    case 'putUnder':
      return [toCards('put-under', mentioned(verb.what), frame)];
    case 'swapDeckAndDiscard':
      return [toPlayer('swap-deck', frame.you, frame)];
    case 'prevent':
      return [toCards('prevent', frame.it, frame, { detail: frame.awaits ?? 'nothing' })];
    case 'shuffle':
      return [toPlayer(verb.zone === 'deck' ? 'shuffle' : 'recycle', whose(verb.who), frame)];
    case 'reveal':
      return [toCards('reveal', mentioned(verb.what), frame)];
    case 'makeToken':
      return [toCards('make-token', mentioned(verb.what), frame)];
    case 'flip':
    case 'turnOver':
      return [toCards('flip', mentioned(verb.what), frame)];
    case 'becomeCopy':
      return [toCards('copy', mentioned(verb.of), frame)];
    case 'activeHouse':
      return [toPlayer('house-choice', frame.you, frame, { detail: 'change' })];
    case 'endStep':
    case 'advance': // of an automaton, whose cards are in no deck
    case 'rule': // the rules' own steps, which no card says
      return [];
    case 'special':
      return [toPlayer('special', 'either', frame, { detail: verb.says })];
    case 'loseArmor':
    case 'save':
    case 'destroy':
    case 'sacrifice':
    case 'ready':
    case 'exhaust':
    case 'stun':
    case 'unstun':
    case 'ward':
    case 'enrage':
    case 'discard':
    case 'purge':
    case 'archive':
    case 'toHand':
    case 'shuffleIntoDeck':
      return [toCards(toCardsAs[verb.kind], mentioned(verb.what), frame)];
    default:
      return aemberEffects(verb, read, mentioned);
  }
}

function aemberEffects(verb: AemberVerb, read: Reader, mentioned: (cards: Cards) => Group): readonly Effect[] {
  const { whose, howMuch, frame } = read;
  switch (verb.kind) {
    case 'gain': {
      const gained = toPlayer('gain', whose(verb.who), frame, { amount: howMuch(verb.amount) });
      const from = { amount: howMuch(verb.amount), detail: 'pool', side: whose(verb.who) } as const;
      return verb.from === undefined ? [gained] : [toCards('take-aember', mentioned(verb.from), frame, from)];
    }
    case 'lose':
    case 'chains':
      return [toPlayer(verb.kind, whose(verb.who), frame, { amount: howMuch(verb.amount) })];
    case 'steal':
      return [toPlayer('steal', flip[whose(verb.who ?? 'you')], frame, { amount: howMuch(verb.amount) })];
    case 'pay':
      return [toPlayer('pay', whose(verb.from), frame, { amount: howMuch(verb.amount) })];
    case 'capture': {
      const captor = mentioned(verb.card);
      const side = verb.from === 'own-side' ? captor.side : flip[captor.side];
      const amount = howMuch(verb.fromOpponent ?? verb.amount);
      return [toCards('capture', captor, frame, { amount, side })];
    }
    case 'placeAember': {
      const detail = verb.from === 'supply' ? 'supply' : 'pool';
      return [toCards('place-aember', mentioned(verb.card), frame, { amount: howMuch(verb.amount), detail })];
    }
    case 'takeAember': {
      const amount = howMuch(verb.amount);
      const from = mentioned(verb.card);
      return verb.to === 'supply'
        ? [toCards('take-aember', from, frame, { amount, detail: 'supply' })]
        : [toCards('take-aember', from, frame, { amount, detail: 'pool', side: whose(verb.to) })];
    }
    case 'shiftAember':
      return [toCards('take-aember', mentioned(verb.from), frame, { amount: howMuch(verb.amount), detail: 'card' })];
    case 'tide':
      return [toPlayer('tide', whose(verb.who), frame, { detail: verb.to })];
  }
}
