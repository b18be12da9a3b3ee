import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('kaipo', () => {
  it('fully heals each of its neighbors at the end of your turn, and nothing else', () => {
    const hurt = [
      { id: 'bumpsy', damage: 4 },
      { id: 'kaipo', damage: 2 },
      { id: 'troll', damage: 7 },
      { id: 'krump', damage: 1 },
    ];
    const t = table({ me: { house: 'unfathomable', line: hurt }, foe: { line: [{ id: 'mother', damage: 1 }] } });
    t.me.end();
    t.expect({
      me: { line: ['bumpsy', { id: 'kaipo', damage: 2 }, 'troll', { id: 'krump', damage: 1 }] },
      foe: { line: [{ id: 'mother', damage: 1 }] },
    });
  });

  it('not at the end of the opponent’s turn', () => {
    const line = ['kaipo', { id: 'troll', damage: 7 }];
    const t = table({ active: 1, me: { houses: ['unfathomable', 'logos', 'dis'], line }, foe: { house: 'brobnar' } });
    t.foe.end();
    t.expect({ me: { line } });
  });

  it('has taunt', () => {
    const t = table({ me: { house: 'brobnar', line: ['valdr'] }, foe: { line: ['kaipo', 'mother', 'dextre'] } });
    expect(targetsOf(t, 'valdr')).toEqual(['kaipo', 'dextre']);
  });
});
