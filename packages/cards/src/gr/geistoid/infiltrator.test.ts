import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const copies = (n: number, card: string): readonly string[] => Array.from({ length: n }, () => card);

describe('infiltrator', () => {
  it('ruling infiltrator/their-turn: it enters on the other side, and destroys its neighbors at the end of that player’s turn', () => {
    const t = table({
      me: { house: 'geistoid', hand: ['infiltrator'], deck: copies(8, 'punch') },
      foe: { line: ['troll', 'bumpsy'], deck: copies(8, 'punch'), houses: ['brobnar'] },
    });
    t.me.play('infiltrator').end();
    t.expect({ me: { line: [] }, foe: { line: ['troll', 'bumpsy', { id: 'infiltrator', exhausted: true }] } });
    t.foe.house('brobnar').end();
    t.expect({ me: { line: [] }, foe: { line: ['troll', 'infiltrator'], discard: ['bumpsy'] } });
  });

  it('can be used by its controller whatever house is active', () => {
    const t = table({ me: { house: 'brobnar', line: ['infiltrator'] }, foe: { line: ['bumpsy'] } });
    t.me.fight('infiltrator', 'bumpsy');
    t.expect({ me: { line: [{ id: 'infiltrator', exhausted: true }] }, foe: { line: [{ id: 'bumpsy', damage: 4 }] } });
  });
});
