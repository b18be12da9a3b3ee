import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('draining-touch', () => {
  it('destroys a creature without æmber, friend or foe', () => {
    const t = table({
      me: { house: 'dis', hand: ['draining-touch'], line: ['urchin'] },
      foe: { line: [{ id: 'troll', aember: 1 }, 'mother'] },
    });
    t.me.play('draining-touch');
    expect([...t.options()].sort()).toEqual(['mother', 'urchin']);
    t.me.choose('mother');
    t.expect({ me: { line: ['urchin'] }, foe: { line: [{ id: 'troll', aember: 1 }], discard: ['mother'] } });
  });

  it('does nothing where each creature has some', () => {
    const t = table({ me: { house: 'dis', hand: ['draining-touch'] }, foe: { line: [{ id: 'troll', aember: 1 }] } });
    t.me.play('draining-touch');
    t.expect({ foe: { line: [{ id: 'troll', aember: 1 }] } });
  });
});
