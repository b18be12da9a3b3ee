import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('scout-chief-korijir', () => {
  const token = { token: 'grunt', exhausted: true } as const;

  it('makes a token creature as it is played, after a fight and after a reap', () => {
    const t = table({
      me: {
        house: 'star-alliance',
        hand: ['scout-chief-korijir'],
        line: ['scout-chief-korijir', 'scout-chief-korijir'],
        beside: ['grunt'],
        deck: ['mother', 'troll', 'bumpsy'],
      },
      foe: { line: ['dust-pixie'] },
    });
    t.me.play('scout-chief-korijir').flank('right');
    t.me.fight('scout-chief-korijir', 'dust-pixie').flank('right').reap('scout-chief-korijir#2').flank('right');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'scout-chief-korijir', exhausted: true, damage: 1 },
          { id: 'scout-chief-korijir', exhausted: true },
          { id: 'scout-chief-korijir', exhausted: true },
          { id: 'mother', ...token },
          { id: 'troll', ...token },
          { id: 'bumpsy', ...token },
        ],
        deck: [],
      },
      foe: { line: [] },
    });
  });
});
