import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('maruck-the-marked', () => {
  it('captures 1 for each damage that its armor prevents', () => {
    const t = table({
      me: { house: 'sanctum', line: [{ id: 'maruck-the-marked', upgrades: ['shoulder-armor'] }] },
      foe: { aember: 5, line: ['valdr'] },
    });
    t.me.fight('maruck-the-marked', 'valdr');
    t.expect({
      me: { line: [{ id: 'maruck-the-marked', damage: 3, aember: 3, exhausted: true, upgrades: ['shoulder-armor'] }] },
      foe: { aember: 2, line: [] },
    });
  });

  it('captures nothing for damage that passes its armor', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave', 'poison-wave'] },
      foe: { line: ['maruck-the-marked'] },
    });
    t.me.play('poison-wave').play('poison-wave');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'maruck-the-marked', damage: 3, aember: 1 }] } });
  });

  it('ruling maruck-the-marked/removed-armor: armor that was removed prevents nothing', () => {
    const t = table({
      me: { house: 'dis', hand: ['red-hot-armor'], line: ['shooler'] },
      foe: { line: ['maruck-the-marked'] },
    });
    t.me.play('red-hot-armor').fight('shooler', 'maruck-the-marked');
    t.expect({ me: { aember: 1, line: [] }, foe: { line: [], discard: ['maruck-the-marked'] } });
  });
});
