import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

const crew = ['purple-aeronaut', 'green-aeronaut', 'red-aeronaut', 'white-aeronaut'] as const;

describe('purple-aeronaut', () => {
  it('after the fourth Pilot of the turn a friendly Nautilixian destroys all enemy creatures after its fight', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, line: ['nautilixian', ...crew] },
      foe: { ...foeHouses, line: ['krump', 'troll', 'gub'] },
    });
    for (const one of crew) t.me.reap(one);
    t.me.fight('nautilixian', 'gub');
    t.expect({
      me: { aember: 4, line: [{ id: 'nautilixian', exhausted: true }, ...crew.map((id) => ({ id, exhausted: true }))] },
      foe: { line: [] },
    });
  });

  it('three are too few', () => {
    const t = table({
      me: { house: 'mars', line: ['nautilixian', ...crew] },
      foe: { line: ['krump', 'gub'] },
    });
    for (const one of crew.slice(0, 3)) t.me.reap(one);
    t.me.fight('nautilixian', 'gub');
    t.expect({
      me: {
        aember: 3,
        line: [
          { id: 'nautilixian', exhausted: true },
          ...crew.slice(0, 3).map((id) => ({ id, exhausted: true })),
          'white-aeronaut',
        ],
      },
      foe: { line: ['krump'] },
    });
  });

  it('one Pilot that is used twice is one Pilot', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['mars-first'],
        line: ['nautilixian', 'purple-aeronaut', 'red-aeronaut', 'red-aeronaut'],
      },
      foe: { line: ['krump', 'gub'] },
    });
    t.me.reap('purple-aeronaut').reap('red-aeronaut#1').reap('red-aeronaut#2');
    t.me.play('mars-first').choose('purple-aeronaut').choose('reap purple-aeronaut').fight('nautilixian', 'gub');
    t.expect({
      me: {
        aember: 5,
        line: [
          { id: 'nautilixian', exhausted: true },
          { id: 'purple-aeronaut', exhausted: true },
          { id: 'red-aeronaut', exhausted: true },
          { id: 'red-aeronaut', exhausted: true },
        ],
      },
      foe: { line: ['krump'] },
    });
  });
});
