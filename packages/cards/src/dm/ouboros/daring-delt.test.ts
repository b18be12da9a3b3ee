import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('daring-delt', () => {
  it('gains 1 for each ready friendly creature of the active house', () => {
    const t = table({
      me: {
        house: 'ouboros',
        line: ['daring-delt', 'caspart', 'agorim', { id: 'dray-conis', exhausted: true }, 'troll'],
      },
      foe: { line: ['batdrone', 'bastionclaw'] },
    });
    t.me.fight('daring-delt', 'batdrone');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'daring-delt', damage: 1, exhausted: true },
          'caspart',
          'agorim',
          { id: 'dray-conis', exhausted: true },
          'troll',
        ],
      },
      foe: { line: ['bastionclaw'] },
    });
  });

  it('gains nothing if it does not survive the fight', () => {
    const t = table({ me: { house: 'ouboros', line: ['daring-delt', 'caspart'] }, foe: { line: ['troll'] } });
    t.me.fight('daring-delt', 'troll');
    t.expect({ me: { aember: 0, line: ['caspart'] }, foe: { line: [{ id: 'troll', damage: 4 }] } });
  });
});
