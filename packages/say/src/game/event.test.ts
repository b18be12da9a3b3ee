// The log: a line for every event that tells something.

import type { EventOf, EventType, GameEvent, Ref, Was, Zone } from '@vaultsong/engine';
import { actionCard, creatureCard, define } from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { READER, sayEvent } from '../index.ts';

define([
  creatureCard({ id: 'log-troll', name: 'Troll', house: 'brobnar', power: 8 }),
  actionCard({ id: 'log-punch', name: 'Punch', house: 'brobnar' }),
  actionCard({ id: 'log-project', name: 'Project Z.Y.X.', house: 'logos' }),
]);

const seats = (seat: number): string => ['Anna', 'Bo'][seat] ?? 'nobody';
const card: Ref = { id: 1, life: 0, name: 'log-troll' };
const other: Ref = { id: 2, life: 0, name: 'log-punch' };
const hidden: Ref = { id: -1, life: 0, name: '' };
const was: Was = {
  ref: card,
  name: 'log-troll',
  type: 'creature',
  owner: 0,
  controller: 0,
  house: 'brobnar',
  power: 8,
  armor: 0,
  damage: 0,
  aember: 0,
  traits: [],
  flank: true,
  neighbors: [],
  host: null,
  destroyed: true,
};

const events: { readonly [T in EventType]: readonly [EventOf<T>, string | null] } = {
  mulligan: [{ type: 'mulligan', player: 0, cards: 6 }, 'Anna takes a mulligan for 6 cards.'],
  turnBegan: [{ type: 'turnBegan', player: 0, turn: 3 }, 'Turn 3: Anna begins.'],
  stepBegan: [{ type: 'stepBegan', player: 0, step: 'forge' }, null],
  houseChosen: [{ type: 'houseChosen', player: 0, house: 'star-alliance' }, 'Anna chooses Star Alliance.'],
  named: [{ type: 'named', player: 0, what: { title: 'Bad Penny' } }, 'Anna names Bad Penny.'],
  turnEnded: [{ type: 'turnEnded', player: 0, check: true }, 'Anna ends the turn with enough æmber for a key: check.'],
  turnPassed: [{ type: 'turnPassed', player: 0 }, null],
  gameOver: [{ type: 'gameOver', winner: 1, reason: 'keys' }, 'Bo wins the game.'],
  gain: [{ type: 'gain', player: 0, amount: 1, cause: 'reap', card }, 'Anna gains 1 æmber by reaping.'],
  lose: [{ type: 'lose', player: 0, amount: 2 }, 'Anna loses 2 æmber.'],
  steal: [{ type: 'steal', player: 0, from: 1, amount: 1 }, 'Anna steals 1 æmber from Bo.'],
  pay: [{ type: 'pay', player: 0, to: 1, amount: 1 }, 'Anna pays 1 æmber to Bo.'],
  capture: [{ type: 'capture', card, from: 1, amount: 3 }, 'Troll captures 3 æmber from Bo.'],
  placeAember: [{ type: 'placeAember', card, from: 0, amount: 1 }, '1 æmber is put on Troll from Anna’s pool.'],
  takeAember: [{ type: 'takeAember', card, to: 1, amount: 2 }, 'Bo gets 2 æmber from Troll.'],
  forge: [
    { type: 'forge', player: 0, color: 'red', cost: 6, spent: [{ card, amount: 2 }] },
    'Anna forges a key for 6 æmber, 2 of it from Troll.',
  ],
  unforge: [{ type: 'unforge', player: 0, color: 'red' }, 'One of Anna’s keys is unforged.'],
  chains: [{ type: 'chains', player: 0, amount: 1 }, 'Anna gains 1 chain.'],
  keptOut: [{ type: 'keptOut', player: 0, amount: 1 }, null],
  turnOrder: [{ type: 'turnOrder', order: [1, 0] }, 'The order of turns is Bo and Anna.'],
  advance: [{ type: 'advance', player: 1, cost: 6, advances: 2 }, 'Bo advances for 6 æmber: 2 times by now.'],
  tide: [{ type: 'tide', player: 0, tide: 'high' }, 'Anna raises the tide.'],
  beside: [{ type: 'beside', card, player: 0 }, 'Anna uses Troll.'],
  fulfill: [{ type: 'fulfill', card, other, player: 0 }, 'Troll is fulfilled: Punch lay beneath it.'],
  playBegan: [
    { type: 'playBegan', card: other, player: 0, from: 'hand', byEffect: false, permit: null },
    'Anna plays Punch.',
  ],
  entering: [{ type: 'entering', card, player: 0 }, null],
  enter: [{ type: 'enter', card, player: 0, place: { to: 'artifacts' }, played: false }, 'Troll enters play.'],
  flip: [{ type: 'flip', card, facedown: false, name: 'log-punch' }, 'Troll is turned faceup: it is Punch.'],
  played: [{ type: 'played', card, player: 0 }, null],
  use: [{ type: 'use', card, player: 0, how: 'reap', permit: null }, 'Anna reaps with Troll.'],
  reaped: [{ type: 'reaped', card, player: 0 }, null],
  acted: [{ type: 'acted', card, player: 0, how: 'action' }, null],
  attack: [{ type: 'attack', card, other, player: 0 }, 'Troll fights Punch.'],
  exchangeBegan: [{ type: 'exchangeBegan', card }, null],
  fightCut: [{ type: 'fightCut', card }, 'The fight of Troll ends before damage is exchanged.'],
  fought: [{ type: 'fought', card, other, player: 0 }, null],
  withdraw: [{ type: 'withdraw', card, player: 0, to: 'hand' }, 'Troll cannot be played and goes back.'],
  changeType: [{ type: 'changeType', card, to: 'creature' }, 'Troll becomes a creature.'],
  becomeCopy: [{ type: 'becomeCopy', card, name: 'log-punch' }, 'Troll becomes a copy of Punch.'],
  damage: [{ type: 'damage', card, amount: 3, by: null, kind: 'effect', poison: false }, 'Troll is dealt 3 damage.'],
  armor: [{ type: 'armor', card, amount: 1 }, 'The armor of Troll stops 1 damage.'],
  loseArmor: [{ type: 'loseArmor', card, amount: 2 }, 'Troll loses 2 armor for the rest of the turn.'],
  attach: [{ type: 'attach', card, other }, 'Troll is attached to Punch.'],
  activeHouse: [{ type: 'activeHouse', player: 0, house: 'dis' }, 'Dis becomes the active house.'],
  readying: [{ type: 'readying', player: 0, amount: 2 }, null],
  stepCut: [{ type: 'stepCut', player: 0 }, 'The step ends at once.'],
  shiftDamage: [{ type: 'shiftDamage', card, amount: -2 }, 'Troll has 2 less damage.'],
  shiftAember: [{ type: 'shiftAember', card, amount: 2 }, 'Troll has 2 æmber more.'],
  heal: [{ type: 'heal', card, amount: 2 }, 'Troll is healed of 2 damage.'],
  destroy: [{ type: 'destroy', card, other: null, inFight: false, sacrifice: false }, 'Troll is destroyed.'],
  leave: [{ type: 'leave', card, to: 'hand', place: 'top', seat: 0, by: null, was }, 'Troll goes to Anna’s hand.'],
  ready: [{ type: 'ready', card }, 'Troll readies.'],
  exhaust: [{ type: 'exhaust', card }, 'Troll is exhausted.'],
  stun: [{ type: 'stun', card }, 'Troll is stunned.'],
  unstun: [{ type: 'unstun', card }, 'Troll is no longer stunned.'],
  ward: [{ type: 'ward', card }, 'Troll is warded.'],
  unward: [{ type: 'unward', card }, 'Troll loses its ward.'],
  enrage: [{ type: 'enrage', card }, 'Troll is enraged.'],
  calm: [{ type: 'calm', card, left: 0 }, 'Troll is no longer enraged.'],
  save: [{ type: 'save', card }, 'Troll is saved from destruction.'],
  counter: [{ type: 'counter', card, counter: 'power', amount: 2 }, 'Troll gets 2 +1 power counters.'],
  control: [
    { type: 'control', card, player: 1, source: null, place: { to: 'line', index: 0 }, placed: false },
    'Bo takes control of Troll.',
  ],
  swap: [{ type: 'swap', card, other }, 'Troll and Punch swap places.'],
  swapCarried: [{ type: 'swapCarried', card, other }, 'Troll and Punch swap what is on them.'],
  reposition: [{ type: 'reposition', card, to: 'left' }, 'Troll moves to the left flank.'],
  draw: [{ type: 'draw', player: 0, amount: 2, cards: [hidden, hidden] }, 'Anna draws 2 cards.'],
  discard: [{ type: 'discard', card: other, player: 1, from: 'hand', asMove: true }, 'Bo discards Punch.'],
  move: [
    { type: 'move', card: hidden, to: 'archives', place: 'top', seat: 0, by: null, known: 1 },
    'A card goes to Anna’s archives.',
  ],
  putUnder: [{ type: 'putUnder', card: hidden, host: card, known: 1 }, 'A card is put facedown under Troll.'],
  takeArchives: [{ type: 'takeArchives', player: 0, cards: 1 }, 'Anna picks up 1 archived card.'],
  shuffle: [{ type: 'shuffle', player: 0, withDiscard: true }, 'Anna shuffles the discard pile into the deck.'],
  swapDeckAndDiscard: [{ type: 'swapDeckAndDiscard', player: 0 }, 'Anna swaps the deck with the discard pile.'],
  prevent: [{ type: 'prevent', card, event: 'attack' }, 'Troll does not fight.'],
  reveal: [{ type: 'reveal', card: other, player: 1, to: 'all' }, 'Bo reveals Punch.'],
  lastingBegan: [{ type: 'lastingBegan', card, lasting: 1 }, null],
  bonus: [{ type: 'bonus', card, player: 0, icon: 'draw' }, null],
};

describe('each event', () => {
  test.each(Object.entries(events))('%s', (_type, [event, text]) => expect(sayEvent(event, seats)).toBe(text));
});

const variants: readonly (readonly [string, Parameters<typeof sayEvent>[0], string | null])[] = [
  ['nothing gained', { type: 'gain', player: 0, amount: 0, cause: null, card: null }, null],
  [
    'a bonus',
    { type: 'gain', player: 0, amount: 1, cause: 'bonus', card: other },
    'Anna gains 1 æmber from the bonus of Punch.',
  ],
  [
    'an icon that was resolved as another',
    { type: 'bonus', card: other, player: 0, icon: 'capture', printed: 'aember' },
    'Anna resolves the æmber bonus icon of Punch as a capture bonus icon.',
  ],
  [
    'damage of an icon',
    { type: 'damage', card, amount: 1, by: null, kind: 'icon', poison: false },
    'Troll is dealt 1 damage by a bonus icon.',
  ],
  [
    'a gain that a card took instead',
    { type: 'gain', player: 0, amount: 1, cause: 'reap', card, redirected: true },
    'Anna would gain 1 æmber by reaping.',
  ],
  [
    'a gain that is taken off a card',
    { type: 'gain', player: 0, amount: 1, cause: 'reap', card, from: other },
    'Anna gains 1 æmber by reaping from Punch.',
  ],
  ['a plain gain', { type: 'gain', player: 0, amount: 1, cause: null, card: null }, 'Anna gains 1 æmber.'],
  [
    'a copy for a turn',
    { type: 'becomeCopy', card, name: 'log-punch', until: 'turn' },
    'Troll becomes a copy of Punch for the rest of the turn.',
  ],
  ['exalting', { type: 'placeAember', card, from: null, amount: 1, exalt: 1 }, 'Bo exalts Troll.'],
  ['æmber of the supply', { type: 'placeAember', card, from: null, amount: 2 }, '2 æmber is put on Troll.'],
  ['æmber back to the supply', { type: 'takeAember', card, to: null, amount: 2 }, 'Troll loses 2 æmber.'],
  [
    'a key for the pool alone',
    { type: 'forge', player: 0, color: 'red', cost: 6, spent: [] },
    'Anna forges a key for 6 æmber.',
  ],
  [
    'a key whose color a card of the game speaks of',
    { type: 'forge', player: 0, color: 'red', cost: 6, spent: [], tells: true },
    'Anna forges the red key for 6 æmber.',
  ],
  [
    'an unforged key whose color a card of the game speaks of',
    { type: 'unforge', player: 0, color: 'blue', tells: true },
    'Anna’s blue key is unforged.',
  ],
  ['a chain less', { type: 'chains', player: 0, amount: -1 }, 'Anna sheds 1 chain.'],
  ['no house', { type: 'houseChosen', player: 0, house: null }, 'Anna has no house to choose.'],
  ['an ordinary end', { type: 'turnEnded', player: 0, check: false }, 'Anna ends the turn.'],
  ['a card that was played', { type: 'enter', card, player: 0, place: { to: 'artifacts' }, played: true }, null],
  [
    'played from elsewhere',
    { type: 'playBegan', card, player: 0, from: 'discard', byEffect: true, permit: null },
    'Anna plays Troll from the discard pile.',
  ],
  ['an action', { type: 'use', card, player: 0, how: 'action', permit: null }, 'Anna uses Troll.'],
  ['an omni', { type: 'use', card, player: 0, how: 'omni', permit: null }, 'Anna uses the omni of Troll.'],
  ['a fight, which its attack tells', { type: 'use', card, player: 0, how: 'fight', permit: null }, null],
  [
    'a stun removed',
    { type: 'use', card, player: 0, how: 'unstun', permit: null },
    'Anna uses Troll to remove its stun.',
  ],
  [
    'damage of a fighter',
    { type: 'damage', card, amount: 1, by: other, kind: 'power', poison: true },
    'Troll is dealt 1 damage (Punch), with poison.',
  ],
  [
    'damage of a keyword',
    { type: 'damage', card, amount: 2, by: other, kind: 'assault', poison: false },
    'Troll is dealt 2 damage by assault (Punch).',
  ],
  ['a sacrifice', { type: 'destroy', card, other: null, inFight: false, sacrifice: true }, 'Troll is sacrificed.'],
  ['a destroyed card on its way', { type: 'leave', card, to: 'discard', place: 'top', seat: 0, by: null, was }, null],
  ['counters removed', { type: 'counter', card, counter: 'doom', amount: -1 }, 'Troll loses 1 doom counter.'],
  [
    'cards drawn that are known',
    { type: 'draw', player: 0, amount: 2, cards: [card, other] },
    'Anna draws Troll and Punch.',
  ],
  ['one card drawn', { type: 'draw', player: 0, amount: 1, cards: [hidden] }, 'Anna draws a card.'],
  [
    'discarded from the deck',
    { type: 'discard', card, player: 0, from: 'deck', asMove: false },
    'Anna discards Troll from the top of the deck.',
  ],
  ['a deck shuffled', { type: 'shuffle', player: 0, withDiscard: false }, 'Anna shuffles the deck.'],
  [
    'something else that is prevented',
    { type: 'prevent', card, event: 'damage' },
    'What was to happen to Troll does not happen.',
  ],
  [
    'a key that is not forged',
    { type: 'prevent', card: null, player: 0, event: 'forge' },
    'Anna forges no key after all.',
  ],
  [
    'a gain that is prevented',
    { type: 'prevent', card: null, player: 1, event: 'gain' },
    'What was to happen to Bo does not happen.',
  ],
  ['a card looked at', { type: 'reveal', card, player: 1, to: 0 }, 'Anna looks at Troll.'],
  ['empty archives', { type: 'takeArchives', player: 0, cards: 0 }, null],
  ['a mulligan before its cards', { type: 'mulligan', player: 0, cards: 0 }, 'Anna takes a mulligan.'],
  [
    'an undefined card, by its id',
    { type: 'stun', card: { id: 3, life: 0, name: 'unheard-of' } },
    'Unheard-of is stunned.',
  ],
];
describe('variants', () => {
  test.each(variants)('%s', (_what, event, text) => expect(sayEvent(event, seats)).toBe(text));
});

const moved: Readonly<Record<Zone, string | null>> = {
  deck: 'Troll goes to the bottom of Bo’s deck.',
  hand: 'Troll goes to Bo’s hand.',
  play: 'Troll goes into play.',
  played: 'Troll is resolved.',
  under: 'Troll goes under a card.',
  beside: 'Troll goes beside the table.',
  discard: null,
  archives: 'Troll goes to Bo’s archives.',
  purged: 'Troll is purged.',
};
describe('cards that move', () => {
  test.each(Object.entries(moved))('%s', (to, text) => {
    expect(sayEvent({ type: 'move', card, to: to as Zone, place: 'bottom', seat: 1, by: null, known: 3 }, seats)).toBe(
      text,
    );
  });
});

const playedFrom: Readonly<Record<Zone, string>> = {
  deck: 'Anna plays Troll from the top of the deck.',
  hand: 'Anna plays Troll.',
  play: 'Anna plays Troll from play.',
  played: 'Anna plays Troll from play.',
  under: 'Anna plays Troll from under a card.',
  beside: 'Anna plays Troll from beside the table.',
  discard: 'Anna plays Troll from the discard pile.',
  archives: 'Anna plays Troll from the archives.',
  purged: 'Anna plays Troll from the purged cards.',
};
describe('cards that are played', () => {
  test.each(Object.entries(playedFrom))('from %s', (from, text) => {
    expect(
      sayEvent({ type: 'playBegan', card, player: 0, from: from as Zone, byEffect: true, permit: null }, seats),
    ).toBe(text);
  });

  test('with one stop after a name that ends with one', () => {
    const project: Ref = { id: 3, life: 0, name: 'log-project' };
    expect(
      sayEvent({ type: 'playBegan', card: project, player: 0, from: 'hand', byEffect: false, permit: null }, seats),
    ).toBe('Anna plays Project Z.Y.X.');
  });
});

describe('to the one who reads', () => {
  const you = (seat: number): string => (seat === 0 ? READER : 'Bo');
  const lines: readonly (readonly [GameEvent, string])[] = [
    [{ type: 'gain', player: 0, amount: 2, cause: 'reap', card: null }, 'You gain 2 æmber by reaping.'],
    [{ type: 'houseChosen', player: 0, house: 'dis' }, 'You choose Dis.'],
    [{ type: 'houseChosen', player: 0, house: null }, 'You have no house to choose.'],
    [{ type: 'mulligan', player: 0, cards: 6 }, 'You take a mulligan for 6 cards.'],
    [{ type: 'turnBegan', player: 0, turn: 3 }, 'Turn 3: you begin.'],
    [{ type: 'turnEnded', player: 0, check: true }, 'You end the turn with enough æmber for a key: check.'],
    [{ type: 'gameOver', winner: 0, reason: 'keys' }, 'You win the game.'],
    [
      { type: 'gameOver', winner: 0, reason: 'empty-deck' },
      'You win the game: no card was left to draw from the other deck.',
    ],
    [{ type: 'steal', player: 1, from: 0, amount: 1 }, 'Bo steals 1 æmber from you.'],
    [{ type: 'swapDeckAndDiscard', player: 0 }, 'You swap the deck with the discard pile.'],
    [{ type: 'unforge', player: 0, color: 'red' }, 'One of your keys is unforged.'],
    [{ type: 'chains', player: 0, amount: -1 }, 'You shed 1 chain.'],
    [{ type: 'placeAember', card, from: 0, amount: 2 }, '2 æmber is put on Troll from your pool.'],
    [{ type: 'move', card, to: 'hand', place: 'top', seat: 0, by: null, known: 3 }, 'Troll goes to your hand.'],
    [
      { type: 'move', card, to: 'hand', place: 'top', seat: 0, by: null, known: 3, instead: true },
      'Troll goes to your hand instead.',
    ],
  ];

  test.each(lines)('%o', (event, text) => expect(sayEvent(event, you)).toBe(text));
});
