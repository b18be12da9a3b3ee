import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('away-team', () => {
  it('destroyed, archives its upgrades instead of losing them, each to its owner', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: [{ id: 'away-team', upgrades: ['stunner', { id: 'detention-coil', owner: 0 }] }] },
    });
    t.me.fight('troll', 'away-team');
    t.expect({
      me: { archives: ['detention-coil'], discard: [], line: [{ id: 'troll', damage: 5, exhausted: true }] },
      foe: { archives: ['stunner'], discard: ['away-team'], line: [] },
    });
  });

  it('archives no upgrade of another creature, and without upgrades nothing', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['away-team', { id: 'mother', upgrades: ['stunner'] }] },
    });
    t.me.fight('troll', 'away-team');
    t.expect({
      me: { line: [{ id: 'troll', damage: 5, exhausted: true }] },
      foe: { archives: [], discard: ['away-team'], line: [{ id: 'mother', upgrades: ['stunner'] }] },
    });
  });

  it('returned to a hand, loses its upgrades as any creature does', () => {
    const t = table({
      me: { house: 'shadows', hand: ['hit-and-run'], line: [{ id: 'away-team', upgrades: ['stunner'] }] },
      foe: {},
    });
    t.me.play('hit-and-run').choose('away-team');
    t.expect({ me: { hand: ['away-team'], archives: [], discard: ['hit-and-run', 'stunner'], line: [] } });
  });

  it('saved by its ward, keeps its upgrades', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: [{ id: 'away-team', warded: true, upgrades: ['stunner'] }] },
    });
    t.me.fight('troll', 'away-team');
    t.expect({
      me: { line: [{ id: 'troll', damage: 5, exhausted: true }] },
      foe: { archives: [], line: [{ id: 'away-team', upgrades: ['stunner'] }] },
    });
  });
});
