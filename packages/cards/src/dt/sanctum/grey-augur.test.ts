import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('grey-augur', () => {
  it('a neighbor that fights gains 1 for its player, and Grey Augur itself does not', () => {
    const t = table({
      me: { house: 'sanctum', line: ['sequis', 'grey-augur', 'raiding-knight'] },
      foe: { line: ['silvertooth', 'umbra', 'dust-imp'] },
    });
    t.me.fight('sequis', 'silvertooth');
    t.expect({
      me: { aember: 1, line: [{ id: 'sequis', exhausted: true }, 'grey-augur', 'raiding-knight'] },
      foe: { line: ['umbra', 'dust-imp'] },
    });
    t.me.fight('raiding-knight', 'umbra').fight('grey-augur', 'dust-imp');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'sequis', exhausted: true },
          { id: 'grey-augur', damage: 1, exhausted: true },
          { id: 'raiding-knight', exhausted: true },
        ],
      },
      foe: { aember: 2, line: [] },
    });
  });

  it('a creature further away gains nothing, nor does one that dies in its fight', () => {
    const t = table({
      me: { house: 'sanctum', line: ['grey-augur', 'sequis', 'raiding-knight'] },
      foe: { line: ['silvertooth', 'troll'] },
    });
    t.me.fight('raiding-knight', 'silvertooth').fight('sequis', 'troll');
    t.expect({
      me: { aember: 0, line: ['grey-augur', { id: 'raiding-knight', exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 4 }] },
    });
  });

  it('a neighbor that is attacked gains nothing', () => {
    const t = table({
      me: { house: 'dis', line: ['dust-imp'] },
      foe: { line: ['grey-augur', 'troll'] },
    });
    t.me.fight('dust-imp', 'troll');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 0, line: ['grey-augur', { id: 'troll', damage: 2 }] } });
  });

  it('between two of them a creature gains twice', () => {
    const t = table({
      me: { house: 'sanctum', line: ['grey-augur', 'sequis', 'grey-augur'] },
      foe: { line: ['silvertooth'] },
    });
    t.me.fight('sequis', 'silvertooth');
    t.expect({
      me: { aember: 2, line: ['grey-augur', { id: 'sequis', exhausted: true }, 'grey-augur'] },
      foe: { line: [] },
    });
  });
});
