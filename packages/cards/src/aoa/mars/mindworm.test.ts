import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('mindworm', () => {
  it('lets the creature it fights hurt its own neighbors by its power', () => {
    const t = table({
      me: { house: 'mars', line: ['mindworm'] },
      foe: { line: ['valdr', 'tocsin', 'mother', 'shooler'] },
    });
    t.me.fight('mindworm', 'tocsin');
    t.expect({
      me: { line: [], discard: ['mindworm'] },
      foe: { line: [{ id: 'valdr', damage: 3 }, { id: 'tocsin', damage: 1 }, { id: 'mother', damage: 3 }, 'shooler'] },
    });
  });

  it('does so before it meets an elusive creature, and not when it is attacked', () => {
    const t = table({
      me: { house: 'mars', line: ['mindworm'] },
      foe: { line: ['mother', 'nexus', 'batdrone'] },
    });
    t.me.fight('mindworm', 'nexus');
    t.expect({
      me: { line: [{ id: 'mindworm', exhausted: true }] },
      foe: { line: [{ id: 'mother', damage: 3 }, 'nexus'] },
    });
    const attacked = table({ me: { house: 'logos', line: ['batdrone', 'mother'] }, foe: { line: ['mindworm'] } });
    attacked.me.fight('mother', 'mindworm');
    attacked.expect({ me: { line: ['batdrone', { id: 'mother', exhausted: true }] }, foe: { line: ['mindworm'] } });
  });
});
