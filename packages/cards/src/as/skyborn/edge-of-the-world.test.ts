import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('edge-of-the-world', () => {
  it('moves a creature to a flank of its controller’s battleline, and steals 1', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['edge-of-the-world'], line: ['mother'] },
      foe: { aember: 2, line: ['gub', 'krump', 'batdrone'] },
    });
    t.me.play('edge-of-the-world').choose('krump').flank('right');
    t.expect({ me: { aember: 1, line: ['mother'] }, foe: { aember: 1, line: ['gub', 'batdrone', 'krump'] } });
  });

  it('may move a friendly creature', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['edge-of-the-world'], line: ['mother', 'troll', 'gub'] },
      foe: { aember: 2 },
    });
    t.me.play('edge-of-the-world').choose('troll').flank('left');
    t.expect({ me: { aember: 1, line: ['troll', 'mother', 'gub'] }, foe: { aember: 1 } });
  });

  it('steals although there is no creature', () => {
    const t = table({ me: { house: 'skyborn', hand: ['edge-of-the-world'] }, foe: { aember: 2 } });
    t.me.play('edge-of-the-world');
    t.expect({ me: { aember: 1 }, foe: { aember: 1 } });
  });
});
