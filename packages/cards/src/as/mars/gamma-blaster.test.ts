import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('gamma-blaster', () => {
  it('lets its creature destroy an enemy creature with æmber on it after it reaps', () => {
    const t = table({
      me: { house: 'mars', hand: ['gamma-blaster'], line: ['tunk', { id: 'zorg', aember: 1 }] },
      foe: {
        line: [{ id: 'troll', aember: 1 }, 'krump', { id: 'mother', aember: 2 }],
      },
    });
    t.me.play('gamma-blaster').choose('tunk').reap('tunk');
    expect(t.options()).toEqual(['troll', 'mother']);
    t.me.choose('mother');
    t.expect({
      me: {
        aember: 4,
        line: [
          { id: 'tunk', upgrades: ['gamma-blaster'], exhausted: true },
          { id: 'zorg', aember: 1 },
        ],
      },
      foe: { line: [{ id: 'troll', aember: 1 }, 'krump'], discard: ['mother'] },
    });
  });

  it('destroys nothing without æmber', () => {
    const t = table({
      me: { house: 'mars', line: [{ id: 'tunk', upgrades: ['gamma-blaster'] }] },
      foe: { line: ['krump'] },
    });
    t.me.reap('tunk');
    t.expect({
      me: { aember: 1, line: [{ id: 'tunk', upgrades: ['gamma-blaster'], exhausted: true }] },
      foe: { line: ['krump'] },
    });
  });
});
