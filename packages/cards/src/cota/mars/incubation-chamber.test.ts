import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('incubation-chamber', () => {
  it('archives a Mars creature from hand that is revealed, in the turn of any house', () => {
    const t = table({
      me: {
        house: 'dis',
        artifacts: ['incubation-chamber'],
        hand: ['blypyp', 'tunk', 'feeding-pit', 'tocsin'],
      },
      foe: {},
    });
    t.me.omni('incubation-chamber').yes();
    expect([...t.options()].sort()).toEqual(['blypyp', 'tunk']);
    t.me.choose('tunk');
    expect(t.events.filter((e) => e.type === 'reveal')).toHaveLength(1);
    t.expect({
      me: {
        artifacts: [{ id: 'incubation-chamber', exhausted: true }],
        hand: ['blypyp', 'feeding-pit', 'tocsin'],
        archives: ['tunk'],
      },
    });
  });

  it('may be declined', () => {
    const t = table({ me: { house: 'dis', artifacts: ['incubation-chamber'], hand: ['blypyp'] }, foe: {} });
    t.me.omni('incubation-chamber').no();
    t.expect({
      me: { artifacts: [{ id: 'incubation-chamber', exhausted: true }], hand: ['blypyp'], archives: [] },
    });
  });

  it('does not even ask without a Mars creature in hand', () => {
    const t = table({
      me: { house: 'mars', artifacts: ['incubation-chamber'], hand: ['feeding-pit', 'tocsin'], line: ['blypyp'] },
      foe: {},
    });
    t.me.omni('incubation-chamber');
    t.expect({
      me: {
        artifacts: [{ id: 'incubation-chamber', exhausted: true }],
        hand: ['feeding-pit', 'tocsin'],
        archives: [],
        line: ['blypyp'],
      },
    });
  });

  it('gives the card back when the archives are taken', () => {
    const t = table({
      me: { house: 'mars', ...myHouses.mars, artifacts: ['incubation-chamber'], hand: ['blypyp'] },
      foe: { ...foeHouses },
    });
    t.me.omni('incubation-chamber').yes().end();
    t.foe.house('dis').end();
    t.me.house('mars').yes();
    t.expect({ me: { hand: ['blypyp'], archives: [], artifacts: ['incubation-chamber'] } });
  });
});
