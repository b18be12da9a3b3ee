import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('myliobe', () => {
  it('enrages the creature that it fights and its neighbors, before the fight', () => {
    const t = table({
      me: { house: 'untamed', line: ['myliobe'] },
      foe: { line: ['krump', 'troll', 'bumpsy', 'valdr'] },
      tide: { highFor: 0 },
    });
    t.me.fight('myliobe', 'troll');
    t.expect({
      me: { line: [{ id: 'myliobe', exhausted: true }] },
      foe: {
        line: [
          { id: 'krump', enraged: true },
          { id: 'troll', enraged: true, damage: 4 },
          { id: 'bumpsy', enraged: true },
          'valdr',
        ],
      },
    });
  });

  it.each([
    { how: 'low', tide: { highFor: 1 } },
    { how: 'neither high nor low', tide: undefined },
  ])('is hurt in its fight while the tide is $how, and enrages all the same', ({ tide }) => {
    const t = table({
      me: { house: 'untamed', line: ['myliobe'] },
      foe: { line: ['shooler', 'batdrone'] },
      ...(tide === undefined ? {} : { tide }),
    });
    t.me.fight('myliobe', 'batdrone');
    t.expect({
      me: { line: [{ id: 'myliobe', damage: 2, exhausted: true }] },
      foe: { line: [{ id: 'shooler', enraged: true }], discard: ['batdrone'] },
    });
  });

  it('enrages nobody when it is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy', 'krump'] },
      foe: { line: [{ id: 'myliobe', power: 3 }] },
      tide: { highFor: 1 },
    });
    t.me.fight('bumpsy', 'myliobe');
    t.expect({
      me: { line: ['krump'], discard: ['bumpsy'] },
      foe: { line: [{ id: 'myliobe', power: 3, damage: 5 }] },
    });
  });
});
