import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const used = { id: 'slipshot', exhausted: true };

describe('slipshot', () => {
  it('makes a token creature as it is played', () => {
    const t = table({ me: { house: 'shadows', hand: ['slipshot'], deck: ['krump'], beside: ['stooge'] } });
    t.me.play('slipshot').flank('left');
    t.expect({ me: { line: [{ id: 'krump', token: 'stooge', exhausted: true }, used] } });
  });

  it('is readied after a neighbor of it is destroyed', () => {
    const t = table({
      me: { house: 'shadows', line: ['slipshot', 'silvertooth', 'mother'] },
      foe: { line: ['troll'] },
    });
    t.me.reap('slipshot').fight('silvertooth', 'troll');
    t.expect({ me: { aember: 1, line: ['slipshot', 'mother'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
  });

  it('is not for a creature that stands elsewhere, or that leaves play otherwise', () => {
    const t = table({
      me: { house: 'shadows', line: ['slipshot', 'mother', 'silvertooth'] },
      foe: { line: ['troll'] },
    });
    t.me.reap('slipshot').fight('silvertooth', 'troll');
    t.expect({ me: { aember: 1, line: [used, 'mother'] }, foe: { line: [{ id: 'troll', damage: 2 }] } });
    const u = table({ me: { house: 'shadows', artifacts: ['kymoor-outpost'], line: ['slipshot', 'mother'] } });
    u.me.reap('slipshot').action('kymoor-outpost').choose('mother');
    u.expect({ me: { aember: 1, line: [used], deck: ['mother'] } });
  });
});
