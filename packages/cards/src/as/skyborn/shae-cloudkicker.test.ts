import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('shae-cloudkicker', () => {
  const used = { id: 'shae-cloudkicker', exhausted: true };

  it('swaps places with another friendly creature when it is played', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['shae-cloudkicker'], line: ['troll', 'mother', 'gub'] },
      foe: { line: ['bumpsy'] },
    });
    t.me.play('shae-cloudkicker', 'right').choose('mother');
    t.expect({ me: { line: ['troll', used, 'gub', 'mother'] }, foe: { line: ['bumpsy'] } });
  });

  it('and after it reaps, far away too', () => {
    const t = table({ me: { house: 'skyborn', line: ['shae-cloudkicker', 'troll', 'mother'] } });
    t.me.reap('shae-cloudkicker').choose('mother');
    t.expect({ me: { aember: 1, line: ['mother', 'troll', used] } });
  });

  it('not after it fights, and not alone', () => {
    const t = table({ me: { house: 'skyborn', line: ['shae-cloudkicker', 'troll'] }, foe: { line: ['gub'] } });
    t.me.fight('shae-cloudkicker', 'gub');
    t.expect({ me: { line: [{ ...used, damage: 1 }, 'troll'] }, foe: { line: [] } });
    const alone = table({ me: { house: 'skyborn', hand: ['shae-cloudkicker'] }, foe: { line: ['gub'] } });
    alone.me.play('shae-cloudkicker');
    alone.expect({ me: { line: [used] }, foe: { line: ['gub'] } });
  });
});
