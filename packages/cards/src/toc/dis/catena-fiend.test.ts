import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const fiend = (id: string) => ({ id, token: 'catena-fiend' });

describe('catena-fiend', () => {
  it('steals 1 after it fought, and deals 3 to a friendly creature', () => {
    const t = table({
      me: { house: 'dis', line: [fiend('mother'), 'troll'] },
      foe: { aember: 2, line: ['batdrone'] },
    });
    t.me.fight('catena-fiend', 'batdrone').choose('troll');
    t.expect({
      me: {
        aember: 1,
        line: [
          { ...fiend('mother'), damage: 2, exhausted: true },
          { id: 'troll', damage: 3 },
        ],
      },
      foe: { aember: 1, line: [] },
    });
  });

  it('deals them to itself where it is alone, although there is nothing to steal', () => {
    const t = table({ me: { house: 'dis', line: [fiend('mother')] }, foe: { line: ['dextre', 'troll'] } });
    t.me.fight('catena-fiend', 'dextre');
    t.expect({ me: { line: [], discard: ['mother'] }, foe: { line: ['troll'], deck: ['dextre'] } });
  });

  it('does nothing where it dies in the fight, or reaps', () => {
    const t = table({
      me: { house: 'dis', line: [fiend('mother'), fiend('anger'), 'dextre'] },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.fight('catena-fiend', 'troll').reap('catena-fiend');
    t.expect({
      me: { aember: 1, line: [{ ...fiend('anger'), exhausted: true }, 'dextre'], discard: ['mother'] },
      foe: { aember: 2, line: [{ id: 'troll', damage: 6 }] },
    });
  });
});
