import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('rorag-screamer', () => {
  it('readies after it fought', () => {
    const t = table({ me: { house: 'brobnar', line: ['rorag-screamer'] }, foe: { line: ['batdrone', 'batdrone'] } });
    t.me.fight('rorag-screamer', 'batdrone#1');
    t.expect({ me: { line: [{ id: 'rorag-screamer', damage: 2 }] }, foe: { line: ['batdrone'] } });
  });

  it('discarded takes elusive and armor off a creature for the rest of the turn', () => {
    const t = table({
      me: {
        house: 'brobnar',
        houses: ['brobnar'],
        hand: ['rorag-screamer', 'rorag-screamer'],
        line: ['troll', 'bumpsy'],
      },
      foe: { houses: ['brobnar'], line: ['urchin', 'champion-anaphiel'] },
    });
    t.me.discard('rorag-screamer').choose('champion-anaphiel').fight('bumpsy', 'champion-anaphiel');
    t.expect({
      me: { hand: ['rorag-screamer'], line: ['troll'] },
      foe: { line: ['urchin', { id: 'champion-anaphiel', damage: 5 }] },
    });
  });

  it('one without elusive can be hurt at the first attack', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['rorag-screamer'], line: ['troll'] },
      foe: { line: ['urchin', 'mother'] },
    });
    t.me.discard('rorag-screamer').choose('urchin').fight('troll', 'urchin');
    t.expect({ me: { line: [{ id: 'troll', damage: 1, exhausted: true }] }, foe: { line: ['mother'] } });
  });
});
