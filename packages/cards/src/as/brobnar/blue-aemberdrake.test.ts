import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { drake } from './test/drakes.ts';

describe('blue-aemberdrake', () => {
  drake('blue', 'red');

  it('ruling blue-aemberdrake/forged: with the blue key forged it gains 4 and forges no other', () => {
    const t = table({
      me: { house: 'brobnar', aember: 9, keys: ['blue'], line: ['blue-aemberdrake'] },
      foe: { line: ['kelifi-dragon'] },
    });
    t.me.fight('blue-aemberdrake', 'kelifi-dragon');
    t.expect({ me: { aember: 13, keys: ['blue'], line: [] }, foe: { line: [{ id: 'kelifi-dragon', damage: 8 }] } });
  });
});
