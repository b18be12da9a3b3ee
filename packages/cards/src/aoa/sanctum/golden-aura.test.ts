import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses } from '../../testing/houses.ts';

describe('golden-aura', () => {
  it('heals a creature, which is of Sanctum and safe from damage for the turn', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['golden-aura'], line: [{ id: 'mother', damage: 4 }, 'shooler'] },
      foe: { line: ['valdr'] },
    });
    t.me.play('golden-aura').choose('mother').cannot('reap', 'shooler', 'wrong-house').fight('mother', 'valdr');
    t.expect({
      me: { line: [{ id: 'mother', exhausted: true }, 'shooler'] },
      foe: { line: [{ id: 'valdr', damage: 5 }] },
    });
  });

  it('may be an enemy, and ends with the turn', () => {
    const t = table({
      me: { house: 'sanctum', houses: ['sanctum', 'logos', 'shadows'], hand: ['golden-aura', 'mighty-lance'] },
      foe: { ...foeHouses, line: ['shooler', 'mother'], hand: ['poison-wave'] },
    });
    t.me.play('golden-aura').choose('mother').play('mighty-lance').choose('mother');
    t.expect({ foe: { line: [{ id: 'shooler', damage: 3 }, 'mother'] } });
    t.me.end();
    t.foe.house('shadows').play('poison-wave');
    t.expect({ foe: { aember: 1, line: [{ id: 'mother', damage: 2 }] } });
  });

  it('does not keep it from being destroyed', () => {
    const t = table({ me: { house: 'sanctum', hand: ['golden-aura', 'the-spirit-s-way'], line: ['mother'] }, foe: {} });
    t.me.play('golden-aura').play('the-spirit-s-way');
    t.expect({ me: { line: [] } });
  });
});
