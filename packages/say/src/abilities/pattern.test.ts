// Every event that an ability may wait for or replace, and every zone that a card may leave for.
import type { EventType, Pattern, Zone } from '@vaultsong/engine';
import {
  action,
  addPowerCounters,
  another,
  anyCard,
  anyOf,
  artifact,
  creature,
  draw,
  eachTime,
  enemy,
  eventAmount,
  exalts,
  forges,
  friendly,
  gain,
  getsUpgrade,
  insteadOf,
  makesToken,
  neighborOf,
  raises,
  readies,
  self,
  thisCard,
  thisCreature,
  wouldBeDestroyed,
  wouldResolvePlayOf,
} from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { sayAbility } from '../index.ts';

const patterns: Readonly<Record<EventType, readonly [Pattern, string, string | null]>> = {
  mulligan: [
    { event: 'mulligan', who: 'opponent' },
    'Each time your opponent takes a mulligan',
    'If your opponent would take a mulligan',
  ],
  beside: [{ event: 'beside', who: 'you' }, 'Each time you activate a card', 'If you would activate a card'],
  fulfill: [
    { event: 'fulfill', card: thisCard },
    'Each time this creature is fulfilled',
    'If this creature would be fulfilled',
  ],
  keptOut: [{ event: 'keptOut', who: 'you' }, 'Each time any æmber is kept out of that pool this way', null],
  turnOrder: [{ event: 'turnOrder' }, 'Each time the order of turns is chosen', null],
  turnBegan: [{ event: 'turnBegan', who: 'you' }, 'At the start of your turn', null],
  stepBegan: [{ event: 'stepBegan', who: 'you', step: 'draw' }, 'At the start of your “draw cards” step', null],
  houseChosen: [
    { event: 'houseChosen', who: 'you' },
    'Each time you choose an active house',
    'If you would choose an active house',
  ],
  named: [{ event: 'named', who: 'you' }, 'Each time you name something', 'If you would name something'],
  turnEnded: [{ event: 'turnEnded', who: 'opponent' }, 'At the end of your opponent’s turn', null],
  turnPassed: [{ event: 'turnPassed' }, 'After each player’s turn', null],
  gameOver: [{ event: 'gameOver', who: 'you' }, 'Each time you win the game', 'If you would win the game'],
  gain: [
    { event: 'gain', who: 'you', cause: 'bonus' },
    'Each time you gain æmber from a bonus icon',
    'If you would gain æmber from a bonus icon',
  ],
  lose: [
    { event: 'lose', who: 'opponent' },
    'Each time your opponent loses æmber',
    'If your opponent would lose æmber',
  ],
  steal: [
    { event: 'steal', who: 'opponent' },
    'Each time your opponent steals æmber',
    'If your opponent would steal æmber',
  ],
  pay: [{ event: 'pay' }, 'Each time a player pays æmber', 'If a player would pay æmber'],
  capture: [
    { event: 'capture', card: friendly(creature) },
    'Each time a friendly creature captures æmber',
    'If a friendly creature would capture æmber',
  ],
  placeAember: [
    { event: 'placeAember', card: creature },
    'Each time æmber is placed on a creature',
    'If æmber would be placed on a creature',
  ],
  takeAember: [
    { event: 'takeAember', card: creature },
    'Each time æmber is removed from a creature',
    'If æmber would be removed from a creature',
  ],
  forge: [{ event: 'forge', who: 'you' }, 'Each time you forge a key', 'If you would forge a key'],
  unforge: [{ event: 'unforge', who: 'you' }, 'Each time you unforge a key', 'If you would unforge a key'],
  chains: [{ event: 'chains', who: 'you' }, 'Each time you gain chains', 'If you would gain chains'],
  advance: [
    { event: 'advance', who: 'opponent' },
    'Each time your opponent advances',
    'If your opponent would advance',
  ],
  tide: [{ event: 'tide', who: 'you', tide: 'high' }, 'Each time you raise the tide', 'If you would raise the tide'],
  playBegan: [
    { event: 'playBegan', who: 'you', card: creature },
    'Each time you begin to play a creature',
    'If you would begin to play a creature',
  ],
  entering: [
    { event: 'entering', card: creature },
    'Each time a creature is about to enter play',
    'If a creature would be about to enter play',
  ],
  enter: [{ event: 'enter', card: creature }, 'Each time a creature enters play', 'If a creature would enter play'],
  played: [
    { event: 'played', who: 'you', card: another(creature) },
    'Each time you play another creature',
    'If you would play another creature',
  ],
  use: [{ event: 'use', card: creature }, 'Each time a creature is used', 'If a creature would be used'],
  reaped: [
    { event: 'reaped', card: friendly(creature) },
    'Each time a friendly creature reaps',
    'If a friendly creature would reap',
  ],
  acted: [
    { event: 'acted', card: creature },
    'Each time a creature is used for its action',
    'If a creature would be used for its action',
  ],
  attack: [
    { event: 'attack', card: creature, other: enemy(creature) },
    'Each time a creature attacks an enemy creature',
    'If a creature would attack an enemy creature',
  ],
  exchangeBegan: [
    { event: 'exchangeBegan', card: creature },
    'Each time a fight of a creature comes to blows',
    'If a fight of a creature would come to blows',
  ],
  fightCut: [
    { event: 'fightCut', card: creature },
    'Each time a fight of a creature is over before damage is exchanged',
    'If a fight of a creature would be over before damage is exchanged',
  ],
  fought: [
    { event: 'fought', card: friendly(creature) },
    'Each time a friendly creature fights',
    'If a friendly creature would fight',
  ],
  withdraw: [
    { event: 'withdraw', card: creature },
    'Each time a creature goes back unplayed',
    'If a creature would go back unplayed',
  ],
  flip: [
    { event: 'flip', card: creature },
    'Each time a creature is turned over',
    'If a creature would be turned over',
  ],
  changeType: [
    { event: 'changeType', card: artifact },
    'Each time an artifact becomes a creature or an artifact',
    'If an artifact would become a creature or an artifact',
  ],
  becomeCopy: [
    { event: 'becomeCopy', card: creature },
    'Each time a creature becomes a copy',
    'If a creature would become a copy',
  ],
  damage: [
    { event: 'damage', card: thisCreature },
    'Each time this creature is dealt damage',
    'If this creature would be dealt damage',
  ],
  armor: [
    { event: 'armor', card: thisCreature },
    'Each time this creature’s armor prevents damage',
    'If this creature’s armor would prevent damage',
  ],
  loseArmor: [
    { event: 'loseArmor', card: creature },
    'Each time a creature loses its armor',
    'If a creature would lose its armor',
  ],
  attach: [
    { event: 'attach', card: thisCreature, other: creature },
    'Each time this creature is attached to a creature',
    'If this creature would be attached to a creature',
  ],
  activeHouse: [{ event: 'activeHouse' }, 'Each time the active house changes', 'If the active house would change'],
  readying: [
    { event: 'readying', who: 'opponent' },
    'Each time your opponent readies creatures in the “ready cards” step',
    'If your opponent would ready creatures in the “ready cards” step',
  ],
  stepCut: [{ event: 'stepCut' }, 'Each time a step is cut short', 'If a step would be cut short'],
  shiftDamage: [
    { event: 'shiftDamage', card: creature },
    'Each time a creature is part of a redistribution',
    'If a creature would be part of a redistribution',
  ],
  shiftAember: [
    { event: 'shiftAember', card: creature },
    'Each time a creature is part of a redistribution',
    'If a creature would be part of a redistribution',
  ],
  heal: [{ event: 'heal', card: creature }, 'Each time a creature is healed', 'If a creature would be healed'],
  destroy: [
    { event: 'destroy', card: enemy(creature) },
    'Each time an enemy creature is destroyed',
    'If an enemy creature would be destroyed',
  ],
  leave: [{ event: 'leave', card: creature }, 'Each time a creature leaves play', 'If a creature would leave play'],
  ready: [{ event: 'ready', card: creature }, 'Each time a creature is readied', 'If a creature would be readied'],
  exhaust: [
    { event: 'exhaust', card: creature },
    'Each time a creature is exhausted',
    'If a creature would be exhausted',
  ],
  stun: [{ event: 'stun', card: creature }, 'Each time a creature is stunned', 'If a creature would be stunned'],
  unstun: [
    { event: 'unstun', card: creature },
    'Each time a creature stops being stunned',
    'If a creature would stop being stunned',
  ],
  ward: [{ event: 'ward', card: creature }, 'Each time a creature is warded', 'If a creature would be warded'],
  unward: [
    { event: 'unward', card: creature },
    'Each time a creature loses its ward',
    'If a creature would lose its ward',
  ],
  enrage: [{ event: 'enrage', card: creature }, 'Each time a creature is enraged', 'If a creature would be enraged'],
  calm: [
    { event: 'calm', card: creature },
    'Each time a creature stops being enraged',
    'If a creature would stop being enraged',
  ],
  save: [
    { event: 'save', card: creature },
    'Each time a creature is saved from destruction',
    'If a creature would be saved from destruction',
  ],
  counter: [
    { event: 'counter', card: creature },
    'Each time a creature gets counters',
    'If a creature would get counters',
  ],
  control: [
    { event: 'control', card: creature },
    'Each time a creature changes control',
    'If a creature would change control',
  ],
  swap: [{ event: 'swap', card: creature }, 'Each time a creature swaps places', 'If a creature would swap places'],
  swapCarried: [
    { event: 'swapCarried', card: creature },
    'Each time a creature swaps what is on it',
    'If a creature would swap what is on it',
  ],
  reposition: [
    { event: 'reposition', card: creature },
    'Each time a creature moves to a flank',
    'If a creature would move to a flank',
  ],
  draw: [{ event: 'draw', who: 'you' }, 'Each time you draw a card', 'If you would draw a card'],
  discard: [
    { event: 'discard', who: 'you', card: { house: 'brobnar' } },
    'Each time you discard a Brobnar card',
    'If you would discard a Brobnar card',
  ],
  move: [{ event: 'move', card: {} }, 'Each time a card moves to another zone', 'If a card would move to another zone'],
  putUnder: [
    { event: 'putUnder', card: {} },
    'Each time a card is put under a card',
    'If a card would be put under a card',
  ],
  takeArchives: [
    { event: 'takeArchives', who: 'you' },
    'Each time you pick up your archives',
    'If you would pick up your archives',
  ],
  shuffle: [{ event: 'shuffle', who: 'you' }, 'Each time you shuffle your deck', 'If you would shuffle your deck'],
  swapDeckAndDiscard: [
    { event: 'swapDeckAndDiscard', who: 'you' },
    'Each time you swap a deck with a discard pile',
    'If you would swap a deck with a discard pile',
  ],
  prevent: [
    { event: 'prevent', card: creature },
    'Each time something is prevented for a creature',
    'If something would be prevented for a creature',
  ],
  reveal: [{ event: 'reveal', card: {} }, 'Each time a card is revealed', 'If a card would be revealed'],
  lastingBegan: [
    { event: 'lastingBegan' },
    'Each time a card begins a lasting effect',
    'If a card would begin a lasting effect',
  ],
  bonus: [{ event: 'bonus' }, 'Each time a bonus icon is resolved', 'If a bonus icon would be resolved'],
};

describe('what an ability waits for', () => {
  test.each(Object.entries(patterns))('%s', (_event, [pattern, waiting, replacing]) => {
    expect(sayAbility(eachTime(pattern, draw(1)))).toBe(`${waiting}, draw a card.`);
    // Moments pass whatever happens: nothing replaces them.
    if (replacing !== null) {
      expect(sayAbility(insteadOf(pattern, { do: draw(1) }))).toBe(`${replacing}, draw a card instead.`);
    }
  });
});

test('whoever does it', () => {
  expect(sayAbility(eachTime({ event: 'forge', who: 'each' }, draw(1)))).toBe(
    'Each time a player forges a key, draw a card.',
  );
  expect(sayAbility(eachTime(raises('active'), draw(1)))).toBe(
    'Each time a player raises the tide during their turn, draw a card.',
  );
  expect(sayAbility(eachTime(forges('opponent'), addPowerCounters(eventAmount, self)))).toBe(
    'Each time your opponent forges a key, put one +1 power counter on this creature for each æmber spent on that key.',
  );
});

const destinations: Readonly<Record<Zone, readonly [string, string]>> = {
  deck: [
    'Each time a creature goes from play to a deck, draw a card.',
    'If a creature would be destroyed, it goes to its owner’s deck instead.',
  ],
  hand: [
    'Each time a creature returns from play to a hand, draw a card.',
    'If a creature would be destroyed, it returns to its owner’s hand instead.',
  ],
  play: [
    'Each time a creature leaves play, draw a card.',
    'If a creature would be destroyed, it stays in play instead.',
  ],
  played: [
    'Each time a creature leaves play, draw a card.',
    'If a creature would be destroyed, it stays where it is instead.',
  ],
  under: [
    'Each time a creature is put from play under a card, draw a card.',
    'If a creature would be destroyed, it is put under a card instead.',
  ],
  beside: [
    'Each time a creature leaves play, draw a card.',
    'If a creature would be destroyed, it stays beside the table instead.',
  ],
  discard: [
    'Each time a creature goes from play to a discard pile, draw a card.',
    'If a creature would be destroyed, it goes to its owner’s discard pile instead.',
  ],
  archives: [
    'Each time a creature goes from play to archives, draw a card.',
    'If a creature would be destroyed, it goes to its owner’s archives instead.',
  ],
  purged: [
    'Each time a creature is purged from play, draw a card.',
    'If a creature would be destroyed, it is purged instead.',
  ],
};
test('exalting, and making token creatures, by whom', () => {
  const said = (when: Pattern): string => sayAbility(eachTime(when, draw(1)));
  expect(said(exalts('you', friendly(creature)))).toBe('Each time you exalt a friendly creature, draw a card.');
  expect(said({ event: 'placeAember', cause: 'exalt', card: creature })).toBe(
    'Each time a creature is exalted, draw a card.',
  );
  expect(said(makesToken('you'))).toBe('Each time you make a token creature, draw a card.');
  expect(said(makesToken('opponent'))).toBe('Each time your opponent makes a token creature, draw a card.');
});

describe('zones', () => {
  test.each(Object.entries(destinations))('%s', (zone, [waiting, instead]) => {
    expect(sayAbility(eachTime({ event: 'leave', card: creature, to: zone as Zone }, draw(1)))).toBe(waiting);
    expect(sayAbility(insteadOf(wouldBeDestroyed(creature), { zone: zone as Zone }))).toBe(instead);
  });
});

test('an upgrade that comes onto a creature, from wherever', () => {
  expect(sayAbility(eachTime(getsUpgrade(thisCreature), gain(1)))).toBe(
    'Each time an upgrade is attached to this creature, gain 1 æmber.',
  );
  expect(sayAbility(eachTime(getsUpgrade(anyOf(thisCreature, neighborOf(self))), gain(1)))).toBe(
    'Each time an upgrade is attached to this creature or a neighboring creature, gain 1 æmber.',
  );
});

test('the Play: ability of what a player plays, which something takes the place of', () => {
  expect(sayAbility(insteadOf(wouldResolvePlayOf('opponent', action), { do: draw(1) }))).toBe(
    'If your opponent would resolve the “Play:” ability of an action card, draw a card instead.',
  );
});

test('a player who readies cards', () => {
  expect(sayAbility(eachTime(readies('each', anyCard), draw(1)))).toBe(
    'Each time a player readies a card, draw a card.',
  );
});
