import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('font-of-the-eye', () => {
  it('captures 1 with a friendly creature after an enemy creature was destroyed this turn', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll', 'mother'], artifacts: ['font-of-the-eye'] },
      foe: { aember: 2, line: ['silvertooth', 'tocsin'] },
    });
    t.me.fight('troll', 'silvertooth').omni('font-of-the-eye').choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'troll', damage: 2, exhausted: true },
          { id: 'mother', aember: 1 },
        ],
        artifacts: [{ id: 'font-of-the-eye', exhausted: true }],
      },
      foe: { aember: 1, line: ['tocsin'] },
    });
  });

  it('captures 1 however many were destroyed', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gizelhart-s-wrath'], line: ['mother'], artifacts: ['font-of-the-eye'] },
      foe: { aember: 3, line: ['lyco-knight', 'bull-wark'] },
    });
    t.me.play('gizelhart-s-wrath').omni('font-of-the-eye');
    t.expect({ me: { aember: 1, line: [{ id: 'mother', aember: 1 }] }, foe: { aember: 2, line: [] } });
  });

  it('captures nothing where only a friendly creature was destroyed, or an enemy one purged', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['gizelhart-s-wrath', 'fangs-of-gizelhart'],
        line: ['mother', 'bull-wark'],
        artifacts: ['font-of-the-eye'],
      },
      foe: { aember: 2, line: ['troll'] },
    });
    t.me.play('gizelhart-s-wrath').play('fangs-of-gizelhart').omni('font-of-the-eye');
    t.expect({
      me: { aember: 2, line: ['mother'], artifacts: [{ id: 'font-of-the-eye', exhausted: true }] },
      foe: { aember: 2, line: [], purged: ['troll'] },
    });
  });

  it('does not remember the turn before', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['gizelhart-s-wrath'],
        line: ['mother', 'bulwark'],
        artifacts: ['font-of-the-eye'],
      },
      foe: { aember: 2, houses: ['brobnar', 'dis', 'logos'], line: ['lyco-knight'] },
    });
    t.me.play('gizelhart-s-wrath').end();
    t.foe.house('brobnar').end();
    t.me.house('sanctum').omni('font-of-the-eye');
    t.expect({
      me: { line: ['mother', 'bulwark'], artifacts: [{ id: 'font-of-the-eye', exhausted: true }] },
      foe: { aember: 2, line: [] },
    });
  });
});
