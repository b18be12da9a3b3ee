import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('victor-flux', () => {
  const used = { id: 'victor-flux', exhausted: true };

  it('purges a card, and the opponent cannot play cards of its type until the start of its player’s turn', () => {
    const t = table({
      me: { house: 'shadows', line: ['victor-flux'], discard: ['anger', 'krump'] },
      foe: { hand: ['valdr', 'anger'], houses: ['brobnar'] },
    });
    t.me.reap('victor-flux').choose('krump').end();
    t.foe.cannot('play', 'valdr').play('anger').end();
    t.me.house('shadows').end();
    t.foe.play('valdr');
    t.expect({
      me: { aember: 1, line: ['victor-flux'], purged: ['krump'] },
      foe: { aember: 1, line: [{ id: 'valdr', exhausted: true }] },
    });
  });

  it('forbids nothing where there is no card to purge', () => {
    const t = table({ me: { house: 'shadows', line: ['victor-flux'] }, foe: { hand: ['valdr'], houses: ['brobnar'] } });
    t.me.reap('victor-flux').end();
    t.foe.play('valdr');
    t.expect({ me: { aember: 1, line: ['victor-flux'] }, foe: { line: [{ id: 'valdr', exhausted: true }] } });
  });

  it('forbids its own player nothing', () => {
    const t = table({
      me: { house: 'shadows', line: ['victor-flux'], discard: ['krump'], hand: ['clay-more'] },
      foe: {},
    });
    t.me.reap('victor-flux').play('clay-more');
    t.expect({ me: { aember: 1, line: [used, { id: 'clay-more', exhausted: true }], purged: ['krump'] } });
  });
});
