import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('stirring-grave', () => {
  it('archives a creature from your discard pile, of whatever house', () => {
    const t = table({
      me: { house: 'dis', hand: ['stirring-grave'], discard: ['shooler', 'fear', 'troll', 'soul-snatcher'] },
      foe: { discard: ['urchin'] },
    });
    t.me.play('stirring-grave');
    expect([...t.options()].sort()).toEqual(['shooler', 'troll']);
    t.me.choose('troll');
    t.expect({
      me: { aember: 1, archives: ['troll'], discard: ['stirring-grave', 'shooler', 'fear', 'soul-snatcher'] },
      foe: { discard: ['urchin'] },
    });
  });

  it('does nothing without a creature there', () => {
    const t = table({
      me: { house: 'dis', hand: ['stirring-grave'], discard: ['fear'], line: ['shooler'] },
      foe: { discard: ['urchin'] },
    });
    t.me.play('stirring-grave');
    t.expect({
      me: { aember: 1, archives: [], discard: ['stirring-grave', 'fear'], line: ['shooler'] },
      foe: { archives: [], discard: ['urchin'] },
    });
  });
});
