// Descriptions of cards: everything that a filter can say, as a noun and as something that is said of a card.

import type { Filter } from '@vaultsong/engine';
import {
  a,
  count,
  creature,
  destroy,
  draw,
  each,
  eachPlayer,
  exactly,
  gain,
  granter,
  is,
  not,
  self,
  when,
} from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { sayNode } from '../index.ts';

const c = { type: 'creature' } as const;
const x = { var: 'x' } as const;

const fields: Readonly<Record<keyof Filter, readonly [Filter, string, string]>> = {
  zone: [
    { ...c, zone: ['play', 'discard'], of: 'you' },
    'each creature from play and from your discard pile',
    'a creature from play or from your discard pile',
  ],
  of: [
    { ...c, zone: 'hand', of: 'opponent' },
    'each creature from your opponent’s hand',
    'a creature from your opponent’s hand',
  ],
  type: [{ type: ['creature', 'artifact'] }, 'each creature and artifact', 'a creature or artifact'],
  side: [{ ...c, side: 'friendly' }, 'each friendly creature', 'a friendly creature'],
  is: [{ is: granter }, 'this creature', 'this creature'],
  icon: [{ ...c, icon: 'aember' }, 'each creature with an æmber bonus icon', 'a creature with an æmber bonus icon'],
  isNot: [{ ...c, isNot: self }, 'each other creature', 'another creature'],
  house: [{ house: 'star-alliance' }, 'each Star Alliance card', 'a Star Alliance card'],
  notHouse: [{ notHouse: 'logos' }, 'each non-Logos card', 'a non-Logos card'],
  identityOf: [
    { ...c, identityOf: 'opponent' },
    'each creature of one of your opponent’s houses',
    'a creature of one of your opponent’s houses',
  ],
  owner: [{ ...c, owner: 'you' }, 'each creature you own', 'a creature you own'],
  controller: [
    { ...c, controller: { controllerOf: self } },
    'each creature this creature’s controller controls',
    'a creature this creature’s controller controls',
  ],
  trait: [
    { ...c, side: 'friendly', isNot: self, trait: 'beast' },
    'each other friendly Beast creature',
    'another friendly Beast creature',
  ],
  notTrait: [{ ...c, notTrait: 'horseman' }, 'each non-Horseman creature', 'a non-Horseman creature'],
  inZone: [{ ...c, inZone: 'hand' }, 'each creature in a hand', 'a creature in a hand'],
  sharesHouseWithNeighbor: [
    { ...c, sharesHouseWithNeighbor: true },
    'each creature that shares a house with a neighbor',
    'a creature that shares a house with a neighbor',
  ],
  neighborPower: [
    { ...c, neighborPower: 'more' },
    'each creature with a more powerful neighbor',
    'a creature with a more powerful neighbor',
  ],
  sharesTraitWith: [
    { ...c, sharesTraitWith: self },
    'each creature that shares a trait with this creature',
    'a creature that shares a trait with this creature',
  ],
  half: [
    { ...c, half: true },
    'each creature that is half of a gigantic creature',
    'a creature that is half of a gigantic creature',
  ],
  token: [{ ...c, token: false }, 'each non-token creature', 'a non-token creature'],
  keyword: [{ ...c, keyword: 'elusive' }, 'each elusive creature', 'an elusive creature'],
  name: [{ ...c, name: 'urchin' }, 'each urchin', 'an urchin'],
  sameNameAs: [
    { sameNameAs: self, zone: 'discard' },
    'each card with the same name as this creature from a discard pile',
    'a card with the same name as this creature from a discard pile',
  ],
  notSameNameAs: [
    { ...c, notSameNameAs: self },
    'each creature with a different name than this creature',
    'a creature with a different name than this creature',
  ],
  flank: [{ ...c, side: 'enemy', flank: true }, 'each enemy flank creature', 'an enemy flank creature'],
  leftOf: [
    { ...c, leftOf: self },
    'each creature to the left of this creature',
    'a creature to the left of this creature',
  ],
  rightOf: [{ ...c, rightOf: x }, 'each creature to the right of that card', 'a creature to the right of that card'],
  neighborOf: [{ ...c, neighborOf: self }, 'each neighboring creature', 'a neighboring creature'],
  powerAtMost: [{ ...c, powerAtMost: 3 }, 'each creature with power 3 or less', 'a creature with power 3 or less'],
  powerAtLeast: [{ ...c, powerAtLeast: 5 }, 'each creature with power 5 or more', 'a creature with power 5 or more'],
  damaged: [{ ...c, damaged: false }, 'each undamaged creature', 'an undamaged creature'],
  enraged: [{ ...c, enraged: true }, 'each enraged creature', 'an enraged creature'],
  stunned: [{ ...c, stunned: true }, 'each stunned creature', 'a stunned creature'],
  ready: [{ ...c, ready: false }, 'each exhausted creature', 'an exhausted creature'],
  center: [
    { ...c, center: true },
    'each creature in the center of its battleline',
    'a creature in the center of its battleline',
  ],
  warded: [{ ...c, warded: true }, 'each warded creature', 'a warded creature'],
  sharesTraitInLine: [
    { ...c, sharesTraitInLine: false },
    'each creature that does not share a trait with another creature in its battleline',
    'a creature that does not share a trait with another creature in its battleline',
  ],
  typeOf: [
    { typeOf: self, zone: 'discard' },
    'each card of the same type as this creature from a discard pile',
    'a card of the same type as this creature from a discard pile',
  ],
  notTypeOf: [
    { notTypeOf: self, zone: 'discard' },
    'each card of a different type than this creature from a discard pile',
    'a card of a different type than this creature from a discard pile',
  ],
  sharesPowerWith: [
    { ...c, sharesPowerWith: self },
    'each creature with the same power as this creature',
    'a creature with the same power as this creature',
  ],
  sharesHouseWith: [
    { ...c, sharesHouseWith: self },
    'each creature that shares a house with this creature',
    'a creature that shares a house with this creature',
  ],
  houseHas: [
    { ...c, houseHas: { atLeast: 3, of: c } },
    'each creature of a house that has 3 or more creatures in play',
    'a creature of a house that has 3 or more creatures in play',
  ],
  parity: [{ ...c, parity: 'odd' }, 'each creature with odd power', 'a creature with odd power'],
  hasAember: [{ ...c, hasAember: true }, 'each creature with æmber on it', 'a creature with æmber on it'],
  mayCarry: [
    { ...c, mayCarry: self },
    'each creature that this creature can be attached to',
    'a creature that this creature can be attached to',
  ],
  hasUpgrade: [{ ...c, hasUpgrade: true }, 'each creature with an upgrade', 'a creature with an upgrade'],
  hasArmor: [{ ...c, hasArmor: false }, 'each creature without armor', 'a creature without armor'],
  counter: [{ ...c, counter: 'doom' }, 'each creature with a doom counter', 'a creature with a doom counter'],
  attackableBy: [
    { ...c, attackableBy: self },
    'each creature that this creature can attack',
    'a creature that this creature can attack',
  ],
  fighting: [{ ...c, fighting: self }, 'each creature fighting this creature', 'a creature fighting this creature'],
  either: [
    { either: [{ type: 'artifact' }, { ...c, flank: true }], side: 'enemy' },
    'each enemy artifact and flank creature',
    'an enemy artifact or flank creature',
  ],
  not: [{ ...c, not: { flank: true } }, 'each creature that is not on a flank', 'a creature that is not on a flank'],
  where: [
    { ...c, where: { says: 'with even power', test: () => true } },
    'each creature with even power',
    'a creature with even power',
  ],
};

describe('each field', () => {
  test.each(Object.entries(fields))('%s', (_field, [filter, every, one]) => {
    expect(sayNode(destroy(each(filter)))).toBe(`Destroy ${every}.`);
    expect(sayNode(destroy(a(filter)))).toBe(`Destroy ${one}.`);
  });
});

const combined: readonly (readonly [Filter, string])[] = [
  [
    { ...c, side: 'enemy', damaged: true, stunned: true, house: 'brobnar', flank: false },
    'a damaged stunned enemy Brobnar creature not on a flank',
  ],
  [{ ...c, not: { side: 'enemy' }, damaged: true }, 'a damaged creature on your side'],
  [{ ...c, powerAtLeast: 3, powerAtMost: 3 }, 'a creature with power 3'],
  [{ ...c, powerAtLeast: 2, powerAtMost: 4 }, 'a creature with power from 2 to 4'],
  [{ ...c, powerAtMost: { keys: 'you' } }, 'a creature with power no higher than the number of keys you have forged'],
  [{ ...c, hasAember: true, trait: 'knight' }, 'a Knight creature with æmber on it'],
  [
    { ...c, side: 'friendly', ready: true, house: 'mars', trait: 'robot', flank: true },
    'a ready friendly Mars Robot flank creature',
  ],
  [{ ...c, notTrait: 'agent', house: 'mars' }, 'a non-Agent Mars creature'],
  [{ ...c, keyword: 'taunt', trait: 'niffle' }, 'a Niffle creature with taunt'],
  [{ flank: true }, 'a card on a flank'],
  [{ ...c, flank: 'left' }, 'a creature on a left flank'],
  [{ ...c, side: 'enemy', flank: 'right' }, 'the enemy creature on the right flank'],
  [{ type: 'action' }, 'an action card'],
  [{ name: 'one-last-job', side: 'friendly' }, 'a friendly one-last-job'],
  [{ either: [creature, { type: 'artifact' }], house: { houseOf: x } }, 'a creature or artifact of that card’s house'],
  [
    { either: [{ ...c, damaged: true }, { type: 'artifact' }], isNot: self, side: 'enemy' },
    'another damaged enemy creature or enemy artifact',
  ],
  [{ either: [{ ...c, powerAtMost: 3 }, { type: 'artifact' }] }, 'an artifact or a creature with power 3 or less'],
  [{ ...c, neighborOf: x, damaged: true, isNot: { var: 'y' } }, 'another of that card’s damaged neighbors'],
  [{ ...c, neighborOf: { hostOf: { var: 'y' } } }, 'a neighbor of the creature that that card is on'],
  [{ ...c, not: { counter: 'power' } }, 'a creature without +1 power counters'],
  [
    { ...c, powerAtLeast: { sum: [{ highestPower: c }, 1] } },
    'a creature with more power than the most powerful creature in play',
  ],
  [{ ...c, house: 'active' }, 'a creature of the active house'],
  [{ ...c, house: { houseOf: self } }, 'a creature of this creature’s house'],
  [{ ...c, notHouse: x }, 'a creature not of that house'],
  [
    { ...c, sharesTraitWith: each({ ...c, side: 'friendly' }) },
    'a creature that shares a trait with a friendly creature',
  ],
  [{ sameNameAs: each({ ...c, side: 'friendly' }) }, 'a card with the same name as a friendly creature'],
  [
    { ...c, notSameNameAs: each({ ...c, side: 'friendly' }) },
    'a creature with a different name than each friendly creature',
  ],
  [{ ...c, owner: 'opponent', side: 'friendly' }, 'a friendly creature your opponent owns'],
  [{ ...c, isNot: x }, 'another creature'],
  [{ ...c, isNot: { ref: 'it' } }, 'a creature other than this creature'],
  [{ ...c, neighborOf: x }, 'one of that card’s neighbors'],
  [{ ...c, neighborOf: x, leftOf: x }, 'that card’s left neighbor'],
  [{ ...c, neighborOf: self, rightOf: self }, 'this creature’s right neighbor'],
  [
    { ...c, neighborOf: { hostOf: { var: 'y' } }, leftOf: { hostOf: { var: 'y' } } },
    'the left neighbor of the creature that that card is on',
  ],
  [{ zone: 'discard' }, 'a card from a discard pile'],
  [{ zone: ['hand', 'discard'], of: 'you', name: 'timetraveller' }, 'a timetraveller from your hand or discard pile'],
  [{ zone: 'archives', of: 'opponent' }, 'a card from your opponent’s archives'],
  [{ zone: 'purged', of: 'you' }, 'a card from your purged cards'],
];

test('several creatures, in the plural', () => {
  const said = (f: Filter): string => sayNode(destroy(exactly(2, f)));
  expect(said({ ...c, sharesTraitWith: self })).toBe('Destroy 2 creatures that share a trait with this creature.');
  expect(said({ ...c, owner: 'opponent' })).toBe('Destroy 2 creatures your opponent owns.');
  expect(said({ ...c, stunned: false })).toBe('Destroy 2 creatures that are not stunned.');
  expect(said({ ...c, not: { trait: 'knight' } })).toBe('Destroy 2 creatures that do not have the Knight trait.');
  expect(said({ ...c, either: [{ damaged: true }, { hasArmor: true }] })).toBe(
    'Destroy 2 creatures that are damaged or have armor.',
  );
});

test('cards that each player owns or controls', () => {
  const gains = (f: Filter): string => sayNode(eachPlayer(gain(count(each(f)))));
  expect(gains({ ...c, owner: 'you' })).toBe('Each player gains 1 æmber for each creature they own.');
  expect(gains({ ...c, side: 'friendly' })).toBe('Each player gains 1 æmber for each creature they control.');
  expect(gains({ ...c, side: 'enemy' })).toBe('Each player gains 1 æmber for each creature their opponent controls.');
});

test('each of several kinds', () => {
  const said = (f: Filter): string => sayNode(destroy(each(f)));
  const artifacts = { type: 'artifact' } as const;
  expect(said({ either: [c, artifacts] })).toBe('Destroy each creature and artifact.');
  expect(said({ either: [c, artifacts], side: 'enemy' })).toBe('Destroy each enemy creature and artifact.');
  expect(said({ either: [{ ...c, powerAtMost: 3 }, artifacts] })).toBe(
    'Destroy each creature with power 3 or less and each artifact.',
  );
  expect(said({ ...c, neighborOf: x, isNot: { var: 'y' } })).toBe('Destroy each other neighbor of that card.');
});

test('a title has no plural', () => {
  expect(sayNode(destroy(exactly(2, { name: 'urchin' })))).toBe('Destroy 2 copies of urchin.');
});

test('all cards of a zone', () => {
  expect(sayNode(destroy(each({ zone: 'hand', of: 'opponent' })))).toBe('Destroy your opponent’s hand.');
  expect(sayNode(destroy(each({ zone: 'archives', of: 'you' })))).toBe('Destroy your archives.');
  expect(sayNode(destroy(each({ zone: 'discard', of: 'you' })))).toBe('Destroy your discard pile.');
});

describe('combinations', () => {
  test.each(combined)('%j', (filter, text) => expect(sayNode(destroy(a(filter)))).toBe(`Destroy ${text}.`));
});

const said: readonly (readonly [Filter, string, string])[] = [
  [{ damaged: true }, 'is damaged', 'is not damaged'],
  [{ flank: true }, 'is on a flank', 'is not on a flank'],
  [{ trait: 'knight' }, 'has the Knight trait', 'does not have the Knight trait'],
  [{ notTrait: 'knight' }, 'does not have the Knight trait', 'has the Knight trait'],
  [{ house: 'logos' }, 'is a Logos card', 'is not a Logos card'],
  [{ notHouse: 'logos' }, 'is not a Logos card', 'is a Logos card'],
  [{ house: 'active' }, 'is of the active house', 'is not of the active house'],
  [{ identityOf: 'you' }, 'is of one of your houses', 'is not of one of your houses'],
  [{ owner: 'you' }, 'is one that you own', 'is not one that you own'],
  [
    { sharesTraitWith: granter },
    'is one that shares a trait with this creature',
    'is not one that shares a trait with this creature',
  ],
  [creature, 'is a creature', 'is not a creature'],
  [
    { flank: true, ready: true, powerAtLeast: 3 },
    'is ready and on a flank and has power 3 or more',
    'is not ready, is not on a flank, or does not have power 3 or more',
  ],
  [{ is: granter }, 'is this creature', 'is not this creature'],
  [{}, 'is in play', 'is not in play'],
];

describe('said of a card', () => {
  test.each(said)('%j', (filter, yes, no) => {
    expect(sayNode(when(is(self, filter), draw(1)))).toBe(`If this creature ${yes}, draw a card.`);
    expect(sayNode(when(not(is(self, filter)), draw(1)))).toBe(`If this creature ${no}, draw a card.`);
  });
});
