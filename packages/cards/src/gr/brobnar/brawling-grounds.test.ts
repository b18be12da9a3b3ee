import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('brawling-grounds', () => {
  it('this turn the controller of each creature that is destroyed in a fight discards a random card', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['brawling-grounds'], hand: ['punch'], line: ['bumpsy', 'troll'] },
      foe: { hand: ['mother', 'mother', 'mother'], line: ['bumpsy', 'dextre'] },
    });
    t.me.omni('brawling-grounds').fight('bumpsy', 'bumpsy').order('brawling-grounds#1').fight('troll', 'dextre');
    t.expect({
      me: { hand: [], line: [{ id: 'troll', damage: 3, exhausted: true }] },
      foe: { hand: ['mother'], line: [] },
    });
  });

  it('does nothing for what is destroyed otherwise', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['brawling-grounds'], hand: ['punch'] },
      foe: { hand: ['mother'], line: ['dextre'] },
    });
    t.me.omni('brawling-grounds').play('punch');
    t.expect({ foe: { hand: ['mother'], line: [] } });
  });
});
