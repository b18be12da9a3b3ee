import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const ten = Array.from({ length: 10 }, () => 'troll');

describe('alien-horror', () => {
  it('has 10 power while you are haunted', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['alien-horror'], discard: ten },
      foe: { line: ['krump'] },
    });
    t.me.fight('alien-horror', 'krump');
    t.expect({ me: { line: [{ id: 'alien-horror', exhausted: true, damage: 6 }] }, foe: { line: [] } });
  });

  it('has 3 while you are not', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['alien-horror'], discard: ten.slice(1) },
      foe: { line: ['krump'] },
    });
    t.me.fight('alien-horror', 'krump');
    t.expect({ me: { line: [] }, foe: { line: [{ id: 'krump', damage: 3 }] } });
  });

  it('has each of its neighbors capture 1 after a fight', () => {
    const t = table({
      me: { house: 'star-alliance', line: ['troll', 'alien-horror', 'bumpsy', 'mother'] },
      foe: { aember: 3, line: ['dust-pixie'] },
    });
    t.me.fight('alien-horror', 'dust-pixie');
    t.expect({
      me: {
        line: [
          { id: 'troll', aember: 1 },
          { id: 'alien-horror', exhausted: true, damage: 1 },
          { id: 'bumpsy', aember: 1 },
          'mother',
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });
});
