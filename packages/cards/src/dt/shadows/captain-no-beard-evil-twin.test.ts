import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

const tired = { exhausted: true };

describe('captain-no-beard-evil-twin', () => {
  it('has each of its neighbors capture 1 when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', aember: 3, line: ['troll'] },
      foe: { line: ['umbra', 'silvertooth', { id: 'captain-no-beard-evil-twin', damage: 2 }, 'krump', 'tocsin'] },
    });
    t.me.fight('troll', 'captain-no-beard-evil-twin');
    t.expect({
      me: { aember: 1, line: [{ id: 'troll', damage: 6, ...tired }] },
      foe: { line: ['umbra', { id: 'silvertooth', aember: 1 }, { id: 'krump', aember: 1 }, 'tocsin'] },
    });
  });

  it('lets the active player say which neighbor captures where there is 1 for both', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['silvertooth', { id: 'captain-no-beard-evil-twin', damage: 4 }, 'krump'] },
    });
    t.me.play('punch').choose('captain-no-beard-evil-twin').choose('krump');
    t.expect({ me: { aember: 0 }, foe: { line: ['silvertooth', { id: 'krump', aember: 1 }] } });
  });

  it('captures nothing where it stands alone, or leaves play in another way', () => {
    const alone = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: [{ id: 'captain-no-beard-evil-twin', damage: 4 }] },
    });
    alone.me.play('punch');
    alone.expect({ me: { aember: 1 }, foe: { line: [] } });
    const back = table({
      me: { house: 'shadows', hand: ['hit-and-run'], aember: 2, line: ['captain-no-beard-evil-twin', 'krump'] },
      foe: { aember: 2, line: ['troll'] },
    });
    back.me.play('hit-and-run').choose('troll').choose('captain-no-beard-evil-twin');
    back.expect({
      me: { aember: 2, hand: ['captain-no-beard-evil-twin'], line: ['krump'] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 2 }] },
    });
  });

  it('protects its neighbors by taunt', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['krump', 'captain-no-beard-evil-twin', 'tocsin', 'umbra'] },
    });
    expect(targetsOf(t, 'troll')).toEqual(['captain-no-beard-evil-twin', 'umbra']);
  });

  it('a neighbor that is destroyed with it captures too, and gives it back', () => {
    const t = table({
      me: { house: 'shadows', aember: 2, hand: ['poison-wave'] },
      foe: { line: ['silvertooth', { id: 'captain-no-beard-evil-twin', damage: 4 }, 'krump'] },
    });
    t.me.play('poison-wave');
    t.expect({ me: { aember: 2 }, foe: { aember: 0, line: [{ id: 'krump', aember: 1, damage: 2 }] } });
  });
});
