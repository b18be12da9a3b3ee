import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('hallowed-blaster', () => {
  it.each([
    { damage: 2, left: 0 },
    { damage: 3, left: 0 },
    { damage: 4, left: 1 },
  ])('heals 3 from a creature with $damage damage', ({ damage, left }) => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['hallowed-blaster'], line: [{ id: 'mother', damage }] },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
    t.me.action('hallowed-blaster').choose('mother');
    t.expect({
      me: {
        aember: 0,
        artifacts: [{ id: 'hallowed-blaster', exhausted: true }],
        line: [left === 0 ? 'mother' : { id: 'mother', damage: left }],
      },
      foe: { line: [{ id: 'tocsin', damage: 1 }] },
    });
  });

  it('may heal an enemy creature, or choose an undamaged one', () => {
    const t = table({
      me: { house: 'sanctum', artifacts: ['hallowed-blaster', 'hallowed-blaster'], line: ['mother'] },
      foe: { line: [{ id: 'tocsin', damage: 2 }] },
    });
    t.me.action('hallowed-blaster').choose('mother').action('hallowed-blaster#2').choose('tocsin');
    t.expect({ me: { line: ['mother'] }, foe: { line: ['tocsin'] } });
  });

  it('does nothing without a creature', () => {
    const t = table({ me: { house: 'sanctum', artifacts: ['hallowed-blaster'] }, foe: {} });
    t.me.action('hallowed-blaster');
    t.expect({ me: { aember: 0, artifacts: [{ id: 'hallowed-blaster', exhausted: true }] } });
  });
});
