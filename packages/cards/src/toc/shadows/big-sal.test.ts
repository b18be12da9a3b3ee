import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

const made = (id: string) => ({ id, token: 'cleaner', exhausted: true });

describe('big-sal', () => {
  it('makes two token creatures as it is played', () => {
    const t = table({
      me: { house: 'shadows', hand: ['big-sal'], deck: ['krump', 'anger', 'punch'], beside: ['cleaner'] },
    });
    t.me.play('big-sal').flank('left').flank('right');
    t.expect({ me: { line: [made('krump'), { id: 'big-sal', exhausted: true }, made('anger')], deck: ['punch'] } });
  });

  it('makes one where the deck has one card', () => {
    const t = table({ me: { house: 'shadows', hand: ['big-sal'], deck: ['krump'], beside: ['cleaner'] } });
    t.me.play('big-sal').flank('right');
    t.expect({ me: { line: [{ id: 'big-sal', exhausted: true }, made('krump')], deck: [] } });
  });

  it('has taunt', () => {
    const t = table({ me: { house: 'brobnar', line: ['troll'] }, foe: { line: ['big-sal', 'mother', 'dextre'] } });
    expect(targetsOf(t, 'troll')).toEqual(['big-sal', 'dextre']);
  });
});
