import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('aerialist', () => {
  const aerialist = { id: 'mother', token: 'aerialist' };

  it.each([
    { keys: ['yellow'], captured: 1 },
    { keys: ['red', 'blue'], captured: 0 },
    { keys: [], captured: 0 },
  ] as const)('with the keys $keys it captures $captured after it reaps', ({ keys, captured }) => {
    const t = table({ me: { house: 'skyborn', keys, line: [aerialist] }, foe: { aember: 2, keys: ['yellow'] } });
    t.me.reap('aerialist');
    t.expect({
      me: { aember: 1, line: [{ ...aerialist, aember: captured, exhausted: true }] },
      foe: { aember: 2 - captured },
    });
  });

  it('captures nothing after it fights', () => {
    const t = table({
      me: { house: 'skyborn', keys: ['yellow'], line: [aerialist] },
      foe: { aember: 2, line: ['gub'] },
    });
    t.me.fight('aerialist', 'gub');
    t.expect({ me: { line: [{ ...aerialist, damage: 1, exhausted: true }] }, foe: { aember: 2, line: [] } });
  });
});
