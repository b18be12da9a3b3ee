// The words of numbers.
import type { Cards, Num } from '../../language/language.ts';
import { keyColors } from '../../terms.ts';
import type { Parts, Words } from './word.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;

const self: Cards = { ref: 'self' };
const few = 'another number of players is sampled';

export const numbers: Words<
  Exclude<KeysOf<Exclude<Num, number>>, 'like' | 'counter' | 'icon' | 'round' | 'color'>,
  Parts<Num>
> = {
  count: { test: 'Num: count', samples: [(p) => ({ count: { all: p.filter() } })] },
  aember: { test: 'Num: aember', samples: [(p) => ({ aember: p.player() })] },
  keys: { test: 'Num: keys', unsampled: 'in the sample of minus' },
  keyColors: {
    test: 'Num: keyColors',
    samples: [(p) => p.one([{ keyColors: 'each' }, { keys: p.player(), color: p.one(keyColors) }])],
  },
  unforged: { test: 'Num: unforged', unsampled: few },
  keyCost: { test: 'Num: keyCost, the current cost of a key', samples: [(p) => ({ keyCost: p.player() })] },
  chains: { test: 'Num: chains', unsampled: few },
  hand: { test: 'Num: hand', unsampled: 'in the sample of least' },
  powerOf: { test: 'Num: powerOf', unsampled: 'in the sample of half' },
  highestPower: { test: 'Num: highestPower', samples: [(p) => ({ highestPower: p.creatures() })] },
  mostOfOneHouse: { test: 'Num: mostOfOneHouse', samples: [(p) => ({ mostOfOneHouse: p.creatures() })] },
  third: { test: 'Num: third', samples: [() => ({ third: { hand: 'you' }, round: 'up' })] },
  lowestPower: { test: 'Num: lowestPower', samples: [(p) => ({ lowestPower: p.creatures() })] },
  traitsOf: { test: 'Num: traitsOf', samples: [() => ({ traitsOf: self })] },
  damageOn: { test: 'Num: damageOn', unsampled: 'in the sample of sum' },
  aemberOn: { test: 'Num: aemberOn', samples: [() => ({ aemberOn: self })] },
  armorOf: { test: 'Num: armorOf', samples: [() => ({ armorOf: self })] },
  armorLostBy: { test: 'Num: armorLostBy', samples: [() => ({ armorLostBy: { all: { type: 'creature' } } })] },
  countersOn: { test: 'Num: countersOn', samples: [() => ({ countersOn: self, counter: 'doom' })] },
  iconsOn: {
    test: 'Num: iconsOn, all of them or of one kind',
    samples: [(p) => ({ iconsOn: p.one([self, { ref: 'it' }] as const), ...p.one([{}, { icon: 'aember' as const }]) })],
  },
  neighborsOf: {
    test: 'Num: neighborsOf',
    samples: [() => ({ neighborsOf: self, like: { type: 'creature' } })],
  },
  powersAmong: {
    test: 'Num: powersAmong, each value once',
    samples: [(p) => ({ powersAmong: { all: p.creatures() } })],
  },
  housesAmong: {
    test: 'Num: housesAmong',
    samples: [(p) => ({ housesAmong: { all: p.creatures() } })],
  },
  playersOf: { test: 'Num: playersOf, the players of a team', unsampled: 'of adventures' },
  advances: { test: 'Num: advances', unsampled: 'of adventures' },
  var: { test: 'Num: var', unsampled: 'in the sample of the node number' },
  amount: { test: 'Num: amount of the event', samples: [(p) => ({ amount: p.one(['event', 'this-way'] as const) })] },
  deeds: {
    test: 'Num: deeds',
    samples: [
      (p) => ({
        deeds: {
          did: p.one(['play', 'reap', 'destroyed', 'fight', 'discard'] as const),
          turn: p.one(['this', 'last'] as const),
          ...p.one([{}, { fromHand: true as const }, { different: true as const }, { besides: self }]),
        },
      }),
    ],
  },
  sum: { test: 'Num: sum', samples: [() => ({ sum: [1, { damageOn: self }] })] },
  times: { test: 'Num: times', samples: [() => ({ times: [2, { damageOn: self }] })] },
  minus: { test: 'Num: minus, never below 0', samples: [() => ({ minus: [3, { keys: 'you' }] })] },
  least: { test: 'Num: least', samples: [() => ({ least: [3, { hand: 'opponent' }] })] },
  half: { test: 'Num: half, rounded down or up', samples: [() => ({ half: { powerOf: self }, round: 'up' })] },
};
