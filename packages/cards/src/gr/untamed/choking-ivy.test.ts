import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'punch');

describe('choking-ivy', () => {
  it('destroys the creatures with the lowest power twice', () => {
    const t = table({
      me: { house: 'untamed', hand: ['choking-ivy'], line: ['gub', 'troll'] },
      foe: { line: ['gub', 'batdrone', 'bumpsy'] },
    });
    t.me.play('choking-ivy');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['bumpsy'] } });
  });

  it('destroys them once if you are haunted', () => {
    const t = table({
      me: { house: 'untamed', hand: ['choking-ivy'], line: ['gub', 'troll'], discard: ten },
      foe: { line: ['gub', 'batdrone'] },
    });
    t.me.play('choking-ivy');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['batdrone'] } });
  });

  it('looks whether you are haunted after the first time: the creatures count that died', () => {
    const t = table({
      me: { house: 'untamed', hand: ['choking-ivy'], line: ['gub', 'troll'], discard: ten.slice(1) },
      foe: { line: ['batdrone'] },
    });
    t.me.play('choking-ivy');
    t.expect({ me: { line: ['troll'] }, foe: { line: ['batdrone'] } });
  });
});
