import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('curse-of-vanity', () => {
  it('exalts a friendly and an enemy creature', () => {
    const t = table({
      me: { house: 'saurian', hand: ['curse-of-vanity'], line: ['troll', 'bumpsy'] },
      foe: { line: ['tocsin', 'krump'] },
    });
    t.me.play('curse-of-vanity').choose('bumpsy').choose('krump');
    t.expect({
      me: { aember: 1, line: ['troll', { id: 'bumpsy', aember: 1 }] },
      foe: { line: ['tocsin', { id: 'krump', aember: 1 }] },
    });
  });

  it('exalts the one that there is', () => {
    const alone = table({ me: { house: 'saurian', hand: ['curse-of-vanity'] }, foe: { line: ['krump'] } });
    alone.me.play('curse-of-vanity');
    alone.expect({ me: { aember: 1 }, foe: { line: [{ id: 'krump', aember: 1 }] } });
    const unopposed = table({ me: { house: 'saurian', hand: ['curse-of-vanity'], line: ['troll'] }, foe: {} });
    unopposed.me.play('curse-of-vanity');
    unopposed.expect({ me: { aember: 1, line: [{ id: 'troll', aember: 1 }] } });
  });

  it('is no capture: both pools stay as they are', () => {
    const t = table({
      me: { house: 'saurian', aember: 2, hand: ['curse-of-vanity'], line: ['troll'] },
      foe: { aember: 2, line: ['krump'] },
    });
    t.me.play('curse-of-vanity');
    t.expect({
      me: { aember: 3, line: [{ id: 'troll', aember: 1 }] },
      foe: { aember: 2, line: [{ id: 'krump', aember: 1 }] },
    });
  });
});
