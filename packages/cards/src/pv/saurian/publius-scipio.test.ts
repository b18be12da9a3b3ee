import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { fated } from '../../testing/prophecies.ts';

describe('publius-scipio', () => {
  const tired = { exhausted: true };

  it('has splash-attack 4', () => {
    const t = table({
      me: { house: 'saurian', line: ['publius-scipio'] },
      foe: { line: ['troll', 'dust-pixie', 'valdr', 'valdr'] },
    });
    t.me.fight('publius-scipio', 'dust-pixie');
    t.expect({
      me: { line: [{ id: 'publius-scipio', ...tired }] },
      foe: { line: [{ id: 'troll', damage: 4 }, { id: 'valdr', damage: 4 }, 'valdr'] },
    });
  });

  it('Fate: after each use of a friendly creature in that turn its neighbors are dealt 4', () => {
    const t = fated('publius-scipio', { line: ['valdr', 'bumpsy', 'valdr', 'bumpsy'] }, { line: ['dust-pixie'] });
    t.foe.reap('bumpsy');
    t.expect({
      me: { line: ['dust-pixie'] },
      foe: {
        aember: 1,
        line: [{ id: 'valdr', damage: 4 }, { id: 'bumpsy', ...tired }, { id: 'valdr', damage: 4 }, 'bumpsy'],
      },
    });
    t.foe.fight('bumpsy#2', 'dust-pixie');
    t.expect({
      me: { line: [] },
      foe: {
        aember: 1,
        line: [
          { id: 'valdr', damage: 4 },
          { id: 'bumpsy', ...tired },
          { id: 'bumpsy', damage: 1, ...tired },
        ],
      },
    });
  });

  it('Fate: a creature that did not survive its fight had neighbors where it stood', () => {
    const t = fated('publius-scipio', { line: ['bumpsy', 'troll', 'troll'] }, { line: ['valdr'] });
    t.foe.fight('bumpsy', 'valdr');
    t.expect({
      me: { line: [{ id: 'valdr', damage: 5 }] },
      foe: { line: [{ id: 'troll', damage: 4 }, 'troll'] },
    });
  });

  it('Fate: it is over at the end of that turn, and never was about creatures of the other player', () => {
    const t = fated('publius-scipio', {}, { line: ['bumpsy', 'valdr'] });
    t.foe.end();
    t.me.reap('bumpsy');
    t.expect({ me: { aember: 1, line: [{ id: 'bumpsy', ...tired }, 'valdr'] } });
  });
});
