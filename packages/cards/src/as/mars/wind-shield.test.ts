import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('wind-shield', () => {
  it('lets its creature have a friendly creature capture 1 after it reaps', () => {
    const t = table({
      me: { house: 'mars', hand: ['wind-shield'], line: ['tunk', 'troll'] },
      foe: { aember: 2, line: ['krump'] },
    });
    t.me.play('wind-shield').choose('tunk').reap('tunk').choose('troll');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'tunk', upgrades: ['wind-shield'], exhausted: true },
          { id: 'troll', aember: 1 },
        ],
      },
      foe: { aember: 1, line: ['krump'] },
    });
  });

  it('makes it elusive', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'] },
      foe: { line: [{ id: 'tunk', upgrades: ['wind-shield'] }] },
    });
    t.me.fight('krump', 'tunk');
    t.expect({
      me: { line: [{ id: 'krump', exhausted: true }] },
      foe: { line: [{ id: 'tunk', upgrades: ['wind-shield'] }] },
    });
  });
});
