import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('abond-the-armorsmith', () => {
  it('gives other friendly creatures 1 armor', () => {
    const t = table({
      me: { house: 'shadows', hand: ['poison-wave'], line: ['mother', 'abond-the-armorsmith', 'raiding-knight'] },
      foe: { line: ['shooler'] },
    });
    t.me.play('poison-wave');
    t.expect({
      me: {
        aember: 1,
        line: [{ id: 'mother', damage: 1 }, { id: 'abond-the-armorsmith', damage: 2 }, 'raiding-knight'],
      },
      foe: { line: [{ id: 'shooler', damage: 2 }] },
    });
  });

  it('gives 1 more by its action, for the turn', () => {
    const t = table({
      me: {
        house: 'sanctum',
        houses: ['sanctum', 'logos', 'shadows'],
        line: ['mother', 'abond-the-armorsmith', 'raiding-knight'],
      },
      foe: { ...foeHouses, line: ['valdr'], hand: ['poison-wave'] },
    });
    t.me.action('abond-the-armorsmith').fight('raiding-knight', 'valdr');
    t.expect({
      me: {
        line: [
          'mother',
          { id: 'abond-the-armorsmith', exhausted: true },
          { id: 'raiding-knight', damage: 2, exhausted: true },
        ],
      },
      foe: { line: [{ id: 'valdr', damage: 4 }] },
    });
    t.me.end();
    t.foe.house('shadows').play('poison-wave');
    t.expect({
      me: {
        line: [
          { id: 'mother', damage: 1 },
          { id: 'abond-the-armorsmith', damage: 2 },
          { id: 'raiding-knight', damage: 2 },
        ],
      },
      foe: { aember: 1, line: [], discard: ['poison-wave', 'valdr'] },
    });
  });
});
