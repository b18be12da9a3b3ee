// The words of conditions.
import type { Cond } from '../../language/language.ts';
import type { Parts, Words } from './word.ts';

type KeysOf<T> = T extends unknown ? keyof T : never;

export const conditions: Words<KeysOf<Cond>, Parts<Cond>> = {
  atLeast: { test: 'Cond: atLeast', samples: [(p) => ({ atLeast: [p.number(), p.number()] })] },
  moreThan: { test: 'Cond: moreThan', samples: [() => ({ moreThan: [{ aember: 'opponent' }, { aember: 'you' }] })] },
  equal: { test: 'Cond: equal', samples: [(p) => ({ equal: [p.number(), p.number()] })] },
  parity: {
    test: 'Cond: parity, and 0 is even',
    samples: [(p) => ({ parity: [p.one(['odd', 'even'] as const), p.number()] })],
  },
  is: { test: 'Cond: is, every one of at least one card', samples: [(p) => ({ is: [{ ref: 'self' }, p.filter()] })] },
  exists: { test: 'Cond: exists', samples: [(p) => ({ exists: p.filter() })] },
  wasDestroyed: { test: 'Cond: wasDestroyed', samples: [() => ({ wasDestroyed: { ref: 'self' } })] },
  destroyedThisWay: {
    test: 'Cond: destroyedThisWay, and not by what came of it',
    samples: [() => ({ destroyedThisWay: { ref: 'self' } })],
  },
  someDestroyedThisWay: {
    test: 'Cond: someDestroyedThisWay, in the round that goes on',
    samples: [(p) => ({ someDestroyedThisWay: { all: p.creatures() } })],
  },
  enough: {
    test: 'Cond: someDestroyedThisWay, two or more of them',
    samples: [(p) => ({ someDestroyedThisWay: { all: p.creatures() }, enough: 2 })],
  },
  activeHouse: { test: 'Cond: activeHouse', samples: [(p) => ({ activeHouse: p.house() })] },
  turnOf: { test: 'Cond: turnOf', samples: [(p) => ({ turnOf: p.player() })] },
  twoKeysOfOneColor: { test: 'Cond: twoKeysOfOneColor', samples: [() => ({ twoKeysOfOneColor: true })] },
  inStep: { test: 'Cond: inStep', unsampled: 'in the sample of either' },
  tide: { test: 'Cond: tide', samples: [(p) => ({ tide: [p.one(['high', 'low'] as const), p.player()] })] },
  haunted: { test: 'Cond: haunted, by ten cards in the discard pile', samples: [(p) => ({ haunted: p.player() })] },
  overwhelmed: {
    test: 'Cond: overwhelmed, by more creatures of the opponent',
    samples: [(p) => ({ overwhelmed: p.player() })],
  },
  isFighting: {
    test: 'Cond: isFighting, once the exchange has begun',
    samples: [() => ({ isFighting: { ref: 'self' } })],
  },
  edition: { test: 'Cond: edition', unsampled: 'for programs of the rules only' },
  not: { test: 'Cond: not, both, either', samples: [(p) => ({ not: { exists: p.filter() } })] },
  both: { test: 'Cond: not, both, either', samples: [(p) => ({ both: [{ turnOf: 'you' }, { exists: p.filter() }] })] },
  either: {
    test: 'Cond: not, both, either',
    samples: [(p) => ({ either: [{ inStep: 'main' }, { exists: p.filter() }] })],
  },
};
