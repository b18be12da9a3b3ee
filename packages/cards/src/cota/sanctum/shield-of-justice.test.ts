import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('shield-of-justice', () => {
  it('keeps friendly creatures unharmed in their fights, and only them', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shield-of-justice'], line: ['raiding-knight', 'staunch-knight'] },
      foe: { line: ['niffle-queen', 'mother'] },
    });
    t.me.play('shield-of-justice').fight('raiding-knight', 'niffle-queen').fight('staunch-knight', 'mother');
    t.expect({
      me: {
        aember: 1,
        line: [
          { id: 'raiding-knight', exhausted: true },
          { id: 'staunch-knight', exhausted: true },
        ],
      },
      foe: { line: [{ id: 'niffle-queen', damage: 4 }] },
    });
  });

  it('protects from damage by effects, also creatures that enter later', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['wild-wormhole', 'wild-wormhole', 'batdrone'],
        deck: ['shield-of-justice', 'poison-wave'],
        line: ['urchin'],
      },
      foe: { line: ['tocsin'] },
    });
    t.me.play('wild-wormhole').play('batdrone', 'right').play('wild-wormhole');
    t.expect({
      me: { aember: 4, line: ['urchin', { id: 'batdrone', exhausted: true }] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
  });

  it('does not stop destruction', () => {
    const t = table({
      me: {
        house: 'logos',
        hand: ['wild-wormhole', 'wild-wormhole'],
        deck: ['shield-of-justice', 'hand-of-dis'],
        line: ['mother', 'tocsin', 'shooler'],
      },
      foe: {},
    });
    t.me.play('wild-wormhole').play('wild-wormhole');
    t.expect({ me: { aember: 3, line: ['mother', 'shooler'] } });
  });

  it('ends with the turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['shield-of-justice'], line: ['mother'] },
      foe: { ...foeHouses, hand: ['punch'] },
    });
    t.me.play('shield-of-justice').end();
    t.foe.house('brobnar').play('punch');
    t.expect({ me: { line: [{ id: 'mother', damage: 3 }] } });
  });
});
