import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shattered-throne', () => {
  it('lets a creature that is used to fight capture 1 of its opponent, for both players', () => {
    const t = table({
      me: { house: 'brobnar', aember: 2, artifacts: ['shattered-throne'], line: ['troll'] },
      foe: { aember: 2, houses: ['dis', 'logos', 'shadows'], line: ['silvertooth', 'mother'] },
    });
    t.me.fight('troll', 'silvertooth').end();
    t.foe.house('logos').fight('mother', 'troll');
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', aember: 1, damage: 7 }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('ruling shattered-throne/any-fight: it captures if it survives, also where the other is elusive or died of assault', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['shattered-throne'], line: ['troll', 'shorty', 'bumpsy'] },
      foe: { aember: 5, line: ['urchin', 'tocsin', 'krump'] },
    });
    t.me.fight('troll', 'urchin').fight('shorty', 'tocsin').fight('bumpsy', 'krump');
    t.expect({
      me: {
        aember: 0,
        line: [
          { id: 'troll', aember: 1, exhausted: true },
          { id: 'shorty', aember: 1, exhausted: true },
        ],
      },
      foe: { aember: 3, line: ['urchin', { id: 'krump', damage: 5 }] },
    });
  });

  it('captures nothing for a reap, for who is attacked, or out of an empty pool', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['shattered-throne'], line: ['troll', 'krump'] },
      foe: { aember: 0, line: ['valdr'] },
    });
    t.me.reap('krump').fight('troll', 'valdr');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'troll', damage: 6, exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });
});
