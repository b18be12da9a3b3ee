import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('seraphic-armor', () => {
  it('heals its creature and gives it 1 armor', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['seraphic-armor'],
        line: [
          { id: 'raiding-knight', damage: 3 },
          { id: 'mother', damage: 1 },
        ],
      },
      foe: { line: ['valdr'] },
    });
    t.me.play('seraphic-armor').choose('raiding-knight').fight('raiding-knight', 'valdr');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'raiding-knight', damage: 3, exhausted: true, upgrades: ['seraphic-armor'] },
          { id: 'mother', damage: 1 },
        ],
      },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
  });

  it('may be put on an enemy, which it heals', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['seraphic-armor'] },
      foe: { line: [{ id: 'troll', damage: 5 }] },
    });
    t.me.play('seraphic-armor');
    t.expect({ me: { aember: 1 }, foe: { line: [{ id: 'troll', upgrades: ['seraphic-armor'] }] } });
  });
});
