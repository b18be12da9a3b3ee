// The words of descriptions. Those that come up often have several samples.
import type { Filter } from '../../language/language.ts';
import type { Parts, Words } from './word.ts';

const byZone = 'random cards say it where they look out of play';
const self = { ref: 'self' } as const;

export const filters: Words<keyof Filter, Parts<Filter>> = {
  zone: { test: 'Filter: zone', unsampled: byZone },
  inZone: { test: 'Filter: inZone', unsampled: 'says nothing of cards in play' },
  of: { test: 'Filter: of', unsampled: byZone },
  type: { test: 'Filter: type', unsampled: 'all samples have it' },
  side: {
    test: 'Filter: side',
    samples: [
      () => ({}),
      () => ({}),
      () => ({ side: 'friendly' }),
      () => ({ side: 'friendly' }),
      () => ({ side: 'enemy' }),
      () => ({ side: 'enemy' }),
    ],
  },
  is: { test: 'Filter: is', unsampled: 'random cards point at cards without describing them' },
  isNot: { test: 'Filter: isNot', samples: [() => ({ isNot: self })] },
  house: { test: 'Filter: house', samples: [(p) => ({ house: p.house() }), () => ({ house: 'active' })] },
  notHouse: { test: 'Filter: notHouse', samples: [() => ({ notHouse: 'active' })] },
  identityOf: { test: 'Filter: identityOf', samples: [(p) => ({ identityOf: p.player() })] },
  owner: { test: 'Filter: owner', samples: [(p) => ({ owner: p.player() })] },
  controller: { test: 'Filter: controller', samples: [(p) => ({ controller: p.player() })] },
  trait: { test: 'Filter: trait', samples: [(p) => ({ trait: p.trait() })] },
  notTrait: { test: 'Filter: notTrait', samples: [(p) => ({ notTrait: p.trait() })] },
  sharesTraitWith: {
    test: 'Filter: sharesTraitWith',
    samples: [(p) => ({ sharesTraitWith: { ref: p.one(['self', 'it'] as const) } })],
  },
  sharesHouseWithNeighbor: {
    test: 'Filter: sharesHouseWithNeighbor',
    samples: [() => ({ sharesHouseWithNeighbor: true })],
  },
  neighborPower: {
    test: 'Filter: neighborPower, more than its own or less',
    samples: [(p) => ({ neighborPower: p.one(['more', 'less'] as const) })],
  },
  sharesTraitInLine: {
    test: 'Filter: sharesTraitInLine',
    samples: [(p) => ({ sharesTraitInLine: p.chance(50) })],
  },
  typeOf: { test: 'Filter: typeOf, out of play too', samples: [() => ({ typeOf: self })] },
  notTypeOf: { test: 'Filter: notTypeOf, out of play too', samples: [() => ({ notTypeOf: self })] },
  sharesPowerWith: {
    test: 'one creature of each power, of which all are kept under one name',
    samples: [() => ({ sharesPowerWith: self })],
  },
  sharesHouseWith: { test: 'Filter: sharesHouseWith', samples: [() => ({ sharesHouseWith: self })] },
  houseHas: {
    test: 'Filter: houseHas',
    samples: [(p) => ({ houseHas: { atLeast: p.one([2, 3]), of: p.creatures() } })],
  },
  center: { test: 'Filter: center', samples: [() => ({ center: true })] },
  warded: { test: 'Filter: warded', samples: [(p) => ({ warded: p.chance(50) })] },
  parity: { test: 'Filter: parity', samples: [(p) => ({ parity: p.one(['odd', 'even'] as const) })] },
  keyword: { test: 'Filter: keyword', samples: [() => ({ keyword: 'elusive' })] },
  name: { test: 'Filter: name', unsampled: 'random cards do not know each other' },
  sameNameAs: { test: 'Filter: sameNameAs', samples: [() => ({ sameNameAs: self })] },
  notSameNameAs: { test: 'Filter: notSameNameAs', samples: [() => ({ notSameNameAs: self })] },
  flank: {
    test: 'Filter: flank',
    samples: [() => ({ flank: true }), () => ({ flank: false }), (p) => ({ flank: p.one(['left', 'right']) })],
  },
  neighborOf: { test: 'Filter: neighborOf', samples: [() => ({ neighborOf: self })] },
  leftOf: {
    test: 'Filter: leftOf and rightOf, near or far in the same battleline',
    samples: [() => ({ leftOf: self })],
  },
  rightOf: {
    test: 'Filter: leftOf and rightOf, near or far in the same battleline',
    samples: [() => ({ rightOf: self })],
  },
  powerAtMost: { test: 'Filter: powerAtMost', samples: [(p) => ({ powerAtMost: p.roll(6) })] },
  powerAtLeast: { test: 'Filter: powerAtLeast', samples: [() => ({ powerAtLeast: 3 })] },
  damaged: { test: 'Filter: damaged', samples: [() => ({ damaged: true })] },
  enraged: { test: 'Filter: enraged', samples: [(p) => ({ enraged: p.chance(50) })] },
  stunned: { test: 'Filter: stunned', samples: [() => ({ stunned: false })] },
  ready: { test: 'Filter: ready', samples: [() => ({ ready: true })] },
  hasAember: { test: 'Filter: hasAember', samples: [() => ({ hasAember: true })] },
  mayCarry: { test: 'an upgrade that enters play attached to an artifact', unsampled: 'of an upgrade' },
  hasUpgrade: { test: 'Filter: hasUpgrade', samples: [() => ({ hasUpgrade: true })] },
  hasArmor: { test: 'Filter: hasArmor', samples: [() => ({ hasArmor: true })] },
  counter: { test: 'Filter: counter', samples: [() => ({ counter: 'doom' })] },
  half: {
    test: 'Filter: half of a gigantic creature, wherever it lies',
    samples: [() => ({ half: true }), () => ({ half: false })],
  },
  token: {
    test: 'Filter: token, whether a creature lies facedown',
    samples: [() => ({ token: true }), () => ({ token: false })],
  },
  icon: { test: 'Filter: icon', samples: [(p) => ({ icon: p.one(['any', 'none', 'damage'] as const) })] },
  attackableBy: { test: 'Filter: attackableBy', unsampled: 'random cards say it where they fight' },
  fighting: { test: 'Filter: fighting', unsampled: 'only for cards that were destroyed in a fight' },
  either: { test: 'Filter: either', samples: [() => ({ either: [{ damaged: true }, { side: 'friendly' }] })] },
  not: { test: 'Filter: not', samples: [() => ({ not: { side: 'friendly' } })] },
  where: { test: 'Filter: where, the valve', unsampled: 'the valve of a single card' },
};
