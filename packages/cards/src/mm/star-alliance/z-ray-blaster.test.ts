import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('z-ray-blaster', () => {
  it('gives 3 power, and deals 3 damage before the fight to each neighbor of the creature attacked', () => {
    const t = table({
      me: { house: 'star-alliance', hand: ['z-ray-blaster'], line: ['away-team'] },
      foe: { line: ['mother', 'dust-imp', 'krump', 'tocsin', 'troll'] },
    });
    t.me.play('z-ray-blaster').choose('away-team').fight('away-team', 'krump');
    t.expect({
      me: { aember: 1, line: [{ id: 'away-team', damage: 6, exhausted: true, upgrades: ['z-ray-blaster'] }] },
      foe: { line: ['mother', 'troll'], discard: ['krump', 'tocsin', 'dust-imp'] },
    });
  });

  it('deals nothing to the creature attacked itself, which elusive therefore saves, and not its neighbors', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'away-team', upgrades: ['z-ray-blaster'] }] },
      foe: { line: ['urchin', 'mother'] },
    });
    t.me.fight('away-team', 'urchin');
    t.expect({
      me: { line: [{ id: 'away-team', exhausted: true, upgrades: ['z-ray-blaster'] }] },
      foe: { line: ['urchin', { id: 'mother', damage: 3 }] },
    });
  });

  it('spares neighbors by their armor and wards', () => {
    const t = table({
      me: { house: 'star-alliance', line: [{ id: 'away-team', upgrades: ['z-ray-blaster'] }] },
      foe: { line: ['bulwark', 'dust-imp', { id: 'mother', warded: true }] },
    });
    t.me.fight('away-team', 'dust-imp');
    t.expect({
      me: { line: [{ id: 'away-team', damage: 2, exhausted: true, upgrades: ['z-ray-blaster'] }] },
      foe: { line: [{ id: 'bulwark', damage: 1 }, 'mother'] },
    });
  });

  it('deals nothing when its creature is attacked', () => {
    const t = table({
      me: { house: 'brobnar', line: ['bumpsy', 'troll', 'krump'] },
      foe: { line: [{ id: 'away-team', upgrades: ['z-ray-blaster'] }] },
    });
    t.me.fight('troll', 'away-team');
    t.expect({
      me: { line: ['bumpsy', 'krump'], discard: ['troll'] },
      foe: { line: [], discard: ['away-team'], archives: ['z-ray-blaster'] },
    });
  });
});
