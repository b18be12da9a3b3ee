import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { foeHouses, myHouses } from '../../testing/houses.ts';

describe('desire', () => {
  const tired = { id: 'desire', exhausted: true };

  it.each([
    { aember: 9, keys: 0, left: 9 },
    { aember: 10, keys: 1, left: 0 },
  ])('keys cost 4 more for the opponent: $keys for $aember', ({ aember, keys, left }) => {
    const t = table({
      me: { house: 'dis', ...myHouses.dis, line: ['desire'] },
      foe: { ...foeHouses, aember },
    });
    t.me.end();
    t.expect({ active: 'foe', me: { line: ['desire'] }, foe: { keys, aember: left } });
  });

  it('and for its own player, and once more for a second one', () => {
    const t = table({
      active: 1,
      me: { ...myHouses.dis, aember: 13, line: ['desire', 'desire'] },
      foe: { house: 'dis', ...foeHouses },
    });
    t.foe.end();
    t.expect({ active: 'me', me: { keys: 0, aember: 13, line: ['desire', 'desire'] } });
  });

  it.each([
    { sins: 0, aember: 8, keys: 1, left: 0 },
    { sins: 0, aember: 7, keys: 0, left: 8 },
    { sins: 2, aember: 6, keys: 1, left: 0 },
    { sins: 2, aember: 5, keys: 0, left: 6 },
  ])('when it reaps it forges for 1 less than the current cost for each friendly Sin: itself and $sins', (given) => {
    const others = Array.from({ length: given.sins }, () => 'pride');
    const t = table({
      me: { house: 'dis', aember: given.aember, line: ['desire', ...others, 'shooler'] },
      foe: { line: ['pride'] },
    });
    t.me.reap('desire');
    t.expect({
      me: { keys: given.keys, aember: given.left, line: [tired, ...others, 'shooler'] },
      foe: { line: ['pride'] },
    });
  });

  it('does nothing of that when it fights', () => {
    const t = table({ me: { house: 'dis', aember: 12, line: ['desire'] }, foe: { line: ['batdrone'] } });
    t.me.fight('desire', 'batdrone');
    t.expect({ me: { keys: 0, aember: 12, line: [{ ...tired, damage: 2 }] }, foe: { line: [] } });
  });
});
