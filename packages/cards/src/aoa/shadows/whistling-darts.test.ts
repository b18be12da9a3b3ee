import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('whistling-darts', () => {
  it('deals 1 to each enemy creature', () => {
    const t = table({
      me: { house: 'shadows', hand: ['whistling-darts'], line: ['urchin'] },
      foe: { line: ['dust-pixie', 'mother', 'raiding-knight'] },
    });
    t.me.play('whistling-darts');
    t.expect({ me: { aember: 1, line: ['urchin'] }, foe: { line: [{ id: 'mother', damage: 1 }, 'raiding-knight'] } });
  });

  it('finds nobody where there is none', () => {
    const t = table({ me: { house: 'shadows', hand: ['whistling-darts'], line: ['urchin'] }, foe: {} });
    t.me.play('whistling-darts');
    t.expect({ me: { aember: 1, line: ['urchin'] } });
  });
});
