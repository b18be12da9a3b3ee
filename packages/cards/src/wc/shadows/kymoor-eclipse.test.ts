import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('kymoor-eclipse', () => {
  it('shuffles each flank creature into the deck of its owner', () => {
    const t = table({
      me: { house: 'shadows', hand: ['kymoor-eclipse'], line: ['urchin', 'silvertooth', { id: 'troll', owner: 1 }] },
      foe: { line: ['mother', 'krump', 'bumpsy'] },
    });
    t.me.play('kymoor-eclipse');
    t.expect({ me: { line: ['silvertooth'], deck: ['urchin'] }, foe: { line: ['krump'] } });
    expect(t.state.players[1]?.deck).toHaveLength(3);
  });

  it('takes a creature that is alone; a ward keeps one', () => {
    const t = table({
      me: { house: 'shadows', hand: ['kymoor-eclipse'], line: ['urchin'] },
      foe: { line: [{ id: 'mother', warded: true }] },
    });
    t.me.play('kymoor-eclipse');
    t.expect({ me: { line: [], deck: ['urchin'] }, foe: { line: ['mother'], deck: [] } });
  });
});
