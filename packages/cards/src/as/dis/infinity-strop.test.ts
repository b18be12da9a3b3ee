import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('infinity-strop', () => {
  it('deals 4 to each creature that shares a house with the one that its 2 damage destroyed', () => {
    const t = table({
      me: { house: 'dis', hand: ['infinity-strop'], line: ['mother', 'shooler'] },
      foe: { line: ['batdrone', 'mother', 'troll'] },
    });
    t.me.play('infinity-strop').choose('batdrone');
    t.expect({
      me: { aember: 1, line: [{ id: 'mother', damage: 4 }, 'shooler'] },
      foe: { line: [{ id: 'mother', damage: 4 }, 'troll'], discard: ['batdrone'] },
    });
  });

  it('deals no more where that creature survives, or a ward took the damage', () => {
    const t = table({ me: { house: 'dis', hand: ['infinity-strop'] }, foe: { line: ['mother', 'batdrone'] } });
    t.me.play('infinity-strop').choose('mother');
    t.expect({ foe: { line: [{ id: 'mother', damage: 2 }, 'batdrone'] } });
    const safe = table({
      me: { house: 'dis', hand: ['infinity-strop'] },
      foe: { line: [{ id: 'batdrone', warded: true }, 'mother'] },
    });
    safe.me.play('infinity-strop').choose('batdrone');
    safe.expect({ foe: { line: ['batdrone', 'mother'] } });
  });

  it('goes by all houses of the destroyed creature', () => {
    const t = table({
      me: { house: 'dis', hand: ['infinity-strop'], line: ['shooler'] },
      foe: { line: [{ id: 'batdrone', houseIcons: ['brobnar'] }, 'mother', 'troll'] },
    });
    t.me.play('infinity-strop').choose('batdrone');
    t.expect({
      me: { line: ['shooler'] },
      foe: {
        line: [
          { id: 'mother', damage: 4 },
          { id: 'troll', damage: 4 },
        ],
      },
    });
  });

  it('without a creature does nothing', () => {
    const t = table({ me: { house: 'dis', hand: ['infinity-strop'] } });
    t.me.play('infinity-strop');
    t.expect({ me: { aember: 1 } });
  });
});
