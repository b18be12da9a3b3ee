import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('doom-device', () => {
  it('destroys each creature and artifact at the end of your turn with 13 cards in play', () => {
    const line = ['dust-imp', 'infomorph', 'splinter', 'bumpsy', 'bumpsy'];
    const t = table({
      me: { house: 'dis', houses: ['dis', 'logos', 'brobnar'], artifacts: ['doom-device'], line },
      foe: {
        houses: ['dis', 'logos', 'brobnar'],
        artifacts: ['dominator-bauble'],
        line: [{ id: 'troll', upgrades: ['blood-of-titans'] }, ...line.slice(1)],
      },
    });
    t.me.end();
    t.expect({
      me: { artifacts: [], line: [] },
      foe: { artifacts: [], line: [] },
    });
  });

  it('does nothing with 12 cards, nor at the end of another turn', () => {
    const line = ['infomorph', 'infomorph', 'splinter', 'bumpsy', 'bumpsy'];
    const me = { houses: ['dis', 'logos', 'brobnar'], artifacts: ['doom-device'], line } as const;
    const foe = { houses: ['dis', 'logos', 'brobnar'], artifacts: ['dominator-bauble'] } as const;
    const t = table({ me: { ...me, house: 'dis' }, foe: { ...foe, line } });
    t.me.end();
    t.expect({ me: { line }, foe: { line } });
    const u = table({ active: 1, me, foe: { ...foe, house: 'dis', line: [...line, 'troll'] } });
    u.foe.end();
    u.expect({ me: { line }, foe: { line: [...line, 'troll'] } });
  });
});
