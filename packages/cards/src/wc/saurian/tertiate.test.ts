import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('tertiate', () => {
  it('destroys a third of the creatures of each side, rounded up', () => {
    const t = table({
      me: { house: 'saurian', hand: ['tertiate'], line: ['bumpsy', 'mother', 'tocsin'] },
      foe: { line: ['troll', 'krump', 'pit-demon', 'headhunter'] },
    });
    t.me.play('tertiate').choose('troll', 'headhunter').choose('mother');
    t.expect({ me: { aember: 1, line: ['bumpsy', 'tocsin'] }, foe: { line: ['krump', 'pit-demon'] } });
  });

  it('destroys one of one, and on one side only where the other has none', () => {
    const t = table({ me: { house: 'saurian', hand: ['tertiate'], line: ['bumpsy'] }, foe: {} });
    t.me.play('tertiate');
    t.expect({ me: { aember: 1, line: [] } });
    const u = table({ me: { house: 'saurian', hand: ['tertiate'] }, foe: { line: ['troll', 'krump'] } });
    u.me.play('tertiate').choose('krump');
    u.expect({ foe: { line: ['troll'] } });
  });
});
