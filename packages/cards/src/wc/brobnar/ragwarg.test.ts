import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('ragwarg', () => {
  it('deals 2 to the first creature that reaps in a turn, whoever’s it is', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['ragwarg'], line: ['valdr', 'krump'] },
      foe: { houses: ['dis', 'logos', 'shadows'], line: ['mother', 'tocsin'] },
    });
    t.me.reap('valdr').reap('krump').end();
    t.foe.house('logos').reap('mother');
    t.expect({
      me: { aember: 2, line: [{ id: 'valdr', damage: 2 }, 'krump'] },
      foe: { aember: 1, line: [{ id: 'mother', damage: 2, exhausted: true }, 'tocsin'] },
    });
  });

  it('pays the æmber of a reap that kills, and is spent by a fight not at all', () => {
    const t = table({
      me: { house: 'shadows', artifacts: ['ragwarg'], line: ['urchin', 'silvertooth', 'urchin'] },
      foe: { line: ['troll'] },
    });
    t.me.fight('silvertooth', 'troll').reap('urchin').reap('urchin');
    t.expect({
      me: { aember: 2, line: [{ id: 'urchin', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('does nothing for a second one that reaps although the first reaped before it was in play', () => {
    const t = table({ me: { house: 'brobnar', hand: ['ragwarg'], line: ['valdr', 'krump'] } });
    t.me.reap('valdr').play('ragwarg').reap('krump');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'valdr', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
    });
  });
});
