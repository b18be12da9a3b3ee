import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fifalde', () => {
  it('destroys a friendly Bombyx and stays', () => {
    const t = table({ me: { house: 'untamed', hand: ['fifalde'], line: ['bombyx', 'chenille'] }, foe: {} });
    t.me.play('fifalde');
    t.expect({ me: { aember: 1, line: ['chenille', { id: 'fifalde', exhausted: true }], discard: ['bombyx'] } });
  });

  it('is destroyed itself without one, an enemy Bombyx and a friendly Chenille being none', () => {
    const t = table({ me: { house: 'untamed', hand: ['fifalde'], line: ['chenille'] }, foe: { line: ['bombyx'] } });
    t.me.play('fifalde');
    t.expect({ me: { aember: 1, line: ['chenille'], discard: ['fifalde'] }, foe: { line: ['bombyx'] } });
  });

  it('is destroyed too when a ward saves the Bombyx', () => {
    const t = table({ me: { house: 'untamed', hand: ['fifalde'], line: [{ id: 'bombyx', warded: true }] }, foe: {} });
    t.me.play('fifalde');
    t.expect({ me: { line: ['bombyx'], discard: ['fifalde'] } });
  });

  it('heals all of its damage and gains 1 when it reaps', () => {
    const t = table({
      me: {
        house: 'untamed',
        line: [
          { id: 'fifalde', damage: 8 },
          { id: 'troll', damage: 2 },
        ],
      },
      foe: {},
    });
    t.me.reap('fifalde');
    t.expect({
      me: {
        aember: 2,
        line: [
          { id: 'fifalde', exhausted: true },
          { id: 'troll', damage: 2 },
        ],
      },
    });
  });

  it('heals all of its damage and gains 1 after a fight that it survives', () => {
    const t = table({
      me: { house: 'untamed', line: [{ id: 'fifalde', damage: 3 }] },
      foe: { line: ['bumpsy', 'troll'] },
    });
    t.me.fight('fifalde', 'bumpsy');
    t.expect({
      me: { aember: 1, line: [{ id: 'fifalde', exhausted: true }] },
      foe: { line: ['troll'], discard: ['bumpsy'] },
    });
    const dies = table({ me: { house: 'untamed', line: [{ id: 'fifalde', damage: 3 }] }, foe: { line: ['troll'] } });
    dies.me.fight('fifalde', 'troll');
    dies.expect({ me: { aember: 0, line: [], discard: ['fifalde'] }, foe: { line: [], discard: ['troll'] } });
  });
});
