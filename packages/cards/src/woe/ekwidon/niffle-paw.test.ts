import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const laden = { id: 'batdrone', upgrades: ['niffle-paw'] };

describe('niffle-paw', () => {
  it('after its creature reaps, that is destroyed and the upgrade goes to another creature', () => {
    const t = table({ me: { house: 'logos', line: [laden, 'mother'] }, foe: { line: ['troll'] } });
    t.me.reap('batdrone').choose('troll');
    t.expect({
      me: { aember: 1, line: ['mother'], discard: ['batdrone'] },
      foe: { line: [{ id: 'troll', upgrades: ['niffle-paw'] }] },
    });
  });

  it('without another creature it is discarded with its own', () => {
    const t = table({ me: { house: 'logos', line: [laden] } });
    t.me.reap('batdrone');
    t.expect({ me: { aember: 1, line: [], discard: ['batdrone', 'niffle-paw'] } });
  });

  it('goes over though a ward keeps its creature', () => {
    const t = table({ me: { house: 'logos', line: [{ ...laden, warded: true }, 'mother'] } });
    t.me.reap('batdrone');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'batdrone', exhausted: true },
          { id: 'mother', upgrades: ['niffle-paw'] },
        ],
      },
    });
  });

  it('does nothing after a fight', () => {
    const t = table({ me: { house: 'logos', line: [{ ...laden, power: 9 }, 'mother'] }, foe: { line: ['dust-imp'] } });
    t.me.fight('batdrone', 'dust-imp');
    t.expect({
      me: { aember: 1, line: [{ ...laden, power: 9, exhausted: true }, 'mother'] },
      foe: { aember: 1, line: [], discard: ['dust-imp'] },
    });
  });
});
