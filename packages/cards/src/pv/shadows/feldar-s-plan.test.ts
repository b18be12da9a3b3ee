import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('feldar-s-plan', () => {
  it('steals 1 each time the opponent plays a card in their next turn', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis', 'logos'], hand: ['feldar-s-plan'] },
      foe: { houses: ['brobnar', 'dis', 'logos'], aember: 3, hand: ['troll', 'krump'] },
    });
    t.me.play('feldar-s-plan').end();
    t.foe.house('brobnar').play('troll').play('krump');
    t.expect({
      me: { aember: 3 },
      foe: {
        aember: 1,
        line: [
          { id: 'troll', exhausted: true },
          { id: 'krump', exhausted: true },
        ],
      },
    });
  });

  it('waits neither for its own player nor for a later turn', () => {
    const t = table({
      me: { house: 'shadows', houses: ['shadows', 'dis', 'logos'], hand: ['feldar-s-plan', 'silvertooth'] },
      foe: { houses: ['brobnar', 'dis', 'logos'], aember: 3, hand: ['troll'] },
    });
    t.me.play('feldar-s-plan').play('silvertooth').end();
    t.foe.house('dis').end();
    t.me.house('dis').end();
    t.foe.house('brobnar').play('troll');
    t.expect({
      me: { aember: 1, line: ['silvertooth'] },
      foe: { aember: 3, line: [{ id: 'troll', exhausted: true }] },
    });
  });
});
