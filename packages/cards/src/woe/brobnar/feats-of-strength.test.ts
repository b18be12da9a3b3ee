import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('feats-of-strength', () => {
  it('makes a token creature each time an enemy creature is destroyed in a fight this turn', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['feats-of-strength'],
        line: ['troll', 'bumpsy'],
        deck: ['mother', 'dextre'],
        beside: ['warrior'],
      },
      foe: { line: ['mother', 'bumpsy'] },
    });
    t.me.play('feats-of-strength').fight('troll', 'mother').flank('right');
    t.expect({
      me: {
        aember: 1,
        deck: ['dextre'],
        line: [
          { id: 'troll', damage: 5, exhausted: true },
          'bumpsy',
          { id: 'mother', token: 'warrior', exhausted: true },
        ],
      },
      foe: { line: ['bumpsy'] },
    });
    t.me.fight('bumpsy', 'bumpsy').flank('left');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'dextre', token: 'warrior', exhausted: true },
          { id: 'troll', damage: 5, exhausted: true },
          { id: 'mother', token: 'warrior', exhausted: true },
        ],
      },
      foe: { line: [] },
    });
  });

  it('makes none for what is destroyed otherwise, or on your side', () => {
    const t = table({
      me: {
        house: 'brobnar',
        hand: ['feats-of-strength', 'punch'],
        line: ['bumpsy'],
        deck: ['dextre'],
        beside: ['warrior'],
      },
      foe: { line: ['urchin', 'troll'] },
    });
    t.me.play('feats-of-strength').play('punch').choose('urchin').fight('bumpsy', 'troll');
    t.expect({ me: { deck: ['dextre'], line: [] }, foe: { line: [{ id: 'troll', damage: 5 }] } });
  });
});
