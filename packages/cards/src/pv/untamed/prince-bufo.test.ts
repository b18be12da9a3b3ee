import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('prince-bufo', () => {
  it('Fate: the opponent of the active player forges a key at its current cost', () => {
    const t = fated('prince-bufo', { aember: 6 }, { aember: 7 });
    t.expect({ me: { keys: 1, aember: 1 }, foe: { keys: 0, aember: 6 } });
  });

  it('Fate: forges none that they cannot pay', () => {
    const t = fated('prince-bufo', { aember: 6 }, { aember: 5 });
    t.expect({ me: { keys: 0, aember: 5 }, foe: { keys: 0, aember: 6 } });
  });

  it('does nothing when it is played, and reaps as any other', () => {
    const t = table({ me: { house: 'untamed', aember: 6, hand: ['prince-bufo'], line: ['prince-bufo'] } });
    t.me.reap('prince-bufo').play('prince-bufo');
    const tired = { id: 'prince-bufo', exhausted: true } as const;
    t.expect({ me: { aember: 7, keys: 0, line: [tired, tired] } });
  });
});
