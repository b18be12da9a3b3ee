// The verbs.
import type { Verb } from '../../language/language.ts';
import type { Effects, Words } from './word.ts';

const ofAdventures = 'of adventures';

export const verbs: Words<Verb['kind'], Effects> = {
  gain: {
    test: 'gain: from the supply into the pool',
    onPlayers: [(p, who) => ({ kind: 'gain', who, amount: p.number() })],
    inPlay: [(p, from) => ({ kind: 'gain', who: 'you', amount: p.number(), cause: 'reap', from })],
  },
  lose: {
    test: 'lose: at most what is there, and "if you do" needs all of it',
    onPlayers: [(p, who) => ({ kind: 'lose', who, amount: p.number() })],
  },
  steal: {
    test: "moves æmber from the opponent's pool to yours",
    onPlayers: [(p) => ({ kind: 'steal', amount: p.number() })],
  },
  pay: {
    test: "pay: to the other player's pool",
    onPlayers: [(p) => ({ kind: 'pay', from: 'you', to: 'opponent', amount: p.number() })],
  },
  capture: {
    test: 'puts æmber of the opponent on the creature',
    inPlay: [
      (p, card) => ({ kind: 'capture', card, amount: p.number() }),
      (p, card) => ({ kind: 'capture', card, amount: p.number(), fromOpponent: p.number() }),
    ],
  },
  placeAember: {
    test: 'exalt: from the supply',
    inPlay: [
      (p, card) => ({ kind: 'placeAember', card, amount: 1, from: p.one(['supply', 'you'] as const) }),
      (_p, card) => ({ kind: 'placeAember', card, amount: 1, from: 'supply', exalt: true }),
    ],
  },
  takeAember: {
    test: 'taken from a card to a pool or the supply',
    inPlay: [
      (p, card) => ({ kind: 'takeAember', card, amount: 2, to: p.one(['supply', 'you', 'opponent'] as const) }),
      (p, card) => ({ kind: 'takeAember', card, amount: 'all', to: p.one(['supply', 'you', 'opponent'] as const) }),
      (p, card) => ({ kind: 'takeAember', card, amount: p.amountForEach(), to: 'supply' }),
    ],
  },
  chains: { test: 'are gained by effects', onPlayers: [(_p, who) => ({ kind: 'chains', who, amount: 1 })] },
  turnOver: {
    test: 'a prophecy is turned over, and the card beneath it stays there',
    unsampled: 'of prophecies',
  },
  advance: {
    test: 'Verb advance: for all of its cost or not at all, and what changes key costs changes it',
    unsampled: ofAdventures,
  },
  tide: {
    test: 'Verb tide: high or low for all in an adventure, high for one player elsewhere',
    onPlayers: [(p, who) => ({ kind: 'tide', who, to: p.one(['high', 'low', 'neutral'] as const) })],
  },
  damage: {
    test: 'stays on the creature, and adds up to its destruction',
    inPlay: [
      (p, to) => ({ kind: 'damage', to, amount: p.number(), ...(p.chance(30) ? { splash: 1 } : {}) }),
      (_p, to) => ({ kind: 'damage', to, amount: 2 }),
      (p, to) => ({ kind: 'damage', to, amount: 2, and: [{ amount: p.number(), to: { all: p.filter() } }] }),
      (p, to) => ({ kind: 'damage', to, amount: p.amountForEach() }),
      (p, to) => ({ kind: 'damage', to, amount: p.number(), ignoringArmor: true }),
    ],
  },
  loseArmor: {
    test: 'Verb loseArmor: all of it, used or not, for the rest of the turn',
    inPlay: [(_p, what) => ({ kind: 'loseArmor', what })],
  },
  heal: {
    test: 'removes that much damage, at most what is there',
    inPlay: [(_p, what) => ({ kind: 'heal', what, amount: 'all' })],
  },
  shiftAember: {
    test: 'Verb shiftAember: from card to card, by no pool',
    inPlay: [(_p, from) => ({ kind: 'shiftAember', from, to: { ref: 'self' }, amount: 1 })],
  },
  shiftCounters: {
    test: 'Verb shiftCounters: as many as there are, from card to card',
    inPlay: [(p, from) => ({ kind: 'shiftCounters', from, to: { ref: 'self' }, counter: 'doom', amount: p.number() })],
  },
  shiftDamage: {
    test: 'Verb shiftDamage: from creature to creature, neither healed nor dealt',
    inPlay: [(_p, from) => ({ kind: 'shiftDamage', from, to: { ref: 'self' }, amount: 1 })],
  },
  redistribute: {
    test: 'Verb redistribute: every point lies where it was put, and nothing is healed, dealt or captured',
    unsampled: 'it asks for each point',
  },
  save: {
    test: 'a card saved by its Destroyed: ability stays in play',
    inPlay: [(_p, what) => ({ kind: 'save', what })],
  },
  destroy: {
    test: "a destroyed card goes on top of its owner's discard pile",
    inPlay: [(_p, what) => ({ kind: 'destroy', what }), (_p, what) => ({ kind: 'destroy', what })],
  },
  sacrifice: {
    test: 'a sacrificed card counts as destroyed, and its Destroyed: ability resolves',
    inPlay: [(_p, what) => ({ kind: 'sacrifice', what })],
  },
  ready: {
    test: 'Verb ready: an exhausted card, also an artifact',
    inPlay: [(_p, what) => ({ kind: 'ready', what })],
  },
  exhaust: { test: 'Verb exhaust: a ready card', inPlay: [(_p, what) => ({ kind: 'exhaust', what })] },
  stun: {
    test: 'a stunned creature is not stunned again, and "if you do" fails',
    inPlay: [(_p, what) => ({ kind: 'stun', what })],
  },
  unstun: {
    test: 'an effect can remove it without using the creature',
    inPlay: [(_p, what) => ({ kind: 'unstun', what })],
  },
  ward: { test: 'a creature has one at most', inPlay: [(_p, what) => ({ kind: 'ward', what })] },
  enrage: { test: 'a creature is enraged by an effect, once', inPlay: [(_p, what) => ({ kind: 'enrage', what })] },
  counter: {
    test: 'have no rules of their own, and cannot fall below 0',
    inPlay: [(p, what) => ({ kind: 'counter', what, counter: p.one(['power', 'doom']), amount: p.one([1, 2, -1]) })],
  },
  attach: {
    test: 'Verb attach: an upgrade goes to another creature, and has not left play',
    unsampled: 'of an upgrade',
  },
  stand: {
    test: 'Verb stand: an upgrade becomes the creature that it is elsewhere, on that flank',
    unsampled: 'of an upgrade',
  },
  arrange: {
    test: 'Verb arrange: in the order that was chosen, whoever owns them',
    inPlay: [(_p, what) => ({ kind: 'arrange', what })],
  },
  unward: { test: 'Verb unward: a ward is taken off', inPlay: [(_p, what) => ({ kind: 'unward', what })] },
  clear: {
    test: 'Verb clear: counters of all names, stun, ward and enrage, but no æmber and no damage',
    inPlay: [(_p, what) => ({ kind: 'clear', what })],
  },
  activeHouse: {
    test: 'Verb activeHouse: nobody chooses it',
    onPlayers: [(p) => ({ kind: 'activeHouse', house: p.house() })],
  },
  endStep: { test: 'Verb endStep: the turn goes on with its next step', onPlayers: [() => ({ kind: 'endStep' })] },
  control: {
    test: "a creature goes to a flank of the new controller's line that the active player chooses",
    unsampled: 'in the samples of the node flank, which says where',
  },
  swap: {
    test: 'two creatures of one line exchange positions',
    inPlay: [
      (_p, a) => ({ kind: 'swap', a, b: { ref: 'self' } }),
      (p, a) => ({ kind: 'swap', a, b: { ref: 'self' }, swapped: p.one(['control', 'carried'] as const) }),
    ],
  },
  toPlace: {
    test: 'Verb toPlace: anywhere in its battleline, also where it stands',
    unsampled: 'in the samples of the node flank, which says where',
  },
  refill: {
    test: 'Verb refill: as at the end of a turn, with chains',
    onPlayers: [(_p, who) => ({ kind: 'refill', who })],
  },
  draw: {
    test: 'so it is outside of step 5',
    onPlayers: [(p, who) => ({ kind: 'draw', who, amount: 1 + p.roll(2) })],
  },
  discard: {
    test: 'Verb discard: from play it is no destruction',
    inPlay: [(_p, what) => ({ kind: 'discard', what })],
    elsewhere: [(_p, what) => ({ kind: 'discard', what })],
    onPlayers: [(p) => ({ kind: 'discard', what: { top: 1, of: p.player() } })],
  },
  purge: {
    test: 'purged cards are out of the game, by owner',
    inPlay: [(_p, what) => ({ kind: 'purge', what })],
    elsewhere: [(_p, what) => ({ kind: 'purge', what })],
  },
  archive: {
    test: '"archive a card" takes it from the zone that is named to its owner\'s archives',
    inPlay: [(_p, what) => ({ kind: 'archive', what })],
    elsewhere: [(_p, what) => ({ kind: 'archive', what }), (_p, what) => ({ kind: 'archive', what, whose: 'yours' })],
  },
  toHand: {
    test: 'Verb toHand: from the discard pile',
    inPlay: [(_p, what) => ({ kind: 'toHand', what })],
    elsewhere: [(_p, what) => ({ kind: 'toHand', what })],
  },
  shuffleIntoDeck: {
    test: "shuffled into the owner's deck",
    inPlay: [(_p, what) => ({ kind: 'shuffleIntoDeck', what })],
    elsewhere: [(_p, what) => ({ kind: 'shuffleIntoDeck', what })],
  },
  toDeck: {
    test: 'onto the deck, top or bottom',
    inPlay: [(_p, what) => ({ kind: 'toDeck', what, place: 'bottom' })],
    elsewhere: [(_p, what) => ({ kind: 'toDeck', what, place: 'top' })],
  },
  putUnder: {
    test: 'Verb putUnder: from the deck, facedown',
    inPlay: [(_p, what) => ({ kind: 'putUnder', what, card: { ref: 'self' } })],
    elsewhere: [(_p, what) => ({ kind: 'putUnder', what, card: { ref: 'self' } })],
  },
  swapDeckAndDiscard: {
    test: 'Verb swapDeckAndDiscard: both are turned over as a whole, and only yours',
    onPlayers: [() => ({ kind: 'swapDeckAndDiscard' })],
  },
  prevent: {
    test: 'Verb prevent: a fight before it begins, for which the attacker is exhausted all the same',
    unsampled: 'random cards say it where they wait for the moment before an event',
  },
  shuffle: {
    test: 'Verb shuffle: the deck, whose cards get new identities',
    onPlayers: [(p, who) => ({ kind: 'shuffle', who, zone: p.one(['deck', 'discard-into-deck'] as const) })],
  },
  reveal: {
    test: 'Verb reveal: to all or to you',
    elsewhere: [(p, what) => ({ kind: 'reveal', what, to: p.one(['all', 'you'] as const) })],
  },
  becomeCopy: {
    test: 'Verb becomeCopy: an action becomes a copy of another as it is played',
    inPlay: [
      (p, of) => ({
        kind: 'becomeCopy',
        what: { all: { type: 'creature', side: p.one(['friendly', 'enemy']) } },
        of,
        until: 'turn',
      }),
    ],
  },
  makeToken: {
    test: 'a token creature is made: the top card of the deck, facedown and exhausted, on the flank that is chosen',
    unsampled: 'decks of random cards have no token creature',
  },
  flip: {
    test: 'a creature that is turned facedown is a token creature and keeps all that it carries',
    inPlay: [(_p, what) => ({ kind: 'flip', what })],
  },
  rule: { test: 'forge, house, main, ready, draw, in this order', unsampled: 'for programs of the rules only' },
  special: {
    test: 'Verb special: the valve, a pure function from a reading to events',
    unsampled: 'the valve of a single card',
  },
};
