import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dino-knight', () => {
  it('may be exalted to deal 3 damage to a creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['dino-knight'] }, foe: { line: ['troll', 'krump'] } });
    t.me.play('dino-knight').yes().choose('krump');
    t.expect({
      me: { line: [{ id: 'dino-knight', aember: 1, exhausted: true }] },
      foe: { line: ['troll', { id: 'krump', damage: 3 }] },
    });
  });

  it('deals nothing where its player declines', () => {
    const t = table({ me: { house: 'sanctum', hand: ['dino-knight'] }, foe: { line: ['troll', 'krump'] } });
    t.me.play('dino-knight').no();
    t.expect({ me: { line: [{ id: 'dino-knight', exhausted: true }] }, foe: { line: ['troll', 'krump'] } });
  });

  it('must deal the damage to itself where it is alone; its armor takes 2 of it', () => {
    const t = table({ me: { house: 'sanctum', hand: ['dino-knight'] }, foe: {} });
    t.me.play('dino-knight').yes();
    t.expect({ me: { line: [{ id: 'dino-knight', aember: 1, damage: 1, exhausted: true }] } });
  });

  it('may hit a friendly creature', () => {
    const t = table({ me: { house: 'sanctum', hand: ['dino-knight'], line: ['troll'] }, foe: { line: ['krump'] } });
    t.me.play('dino-knight').yes().choose('troll');
    t.expect({
      me: {
        line: [
          { id: 'troll', damage: 3 },
          { id: 'dino-knight', aember: 1, exhausted: true },
        ],
      },
      foe: { line: ['krump'] },
    });
  });

  it('does nothing more when it is used', () => {
    const t = table({ me: { house: 'sanctum', line: ['dino-knight'] }, foe: { line: ['troll'] } });
    t.me.reap('dino-knight');
    t.expect({ me: { aember: 1, line: [{ id: 'dino-knight', exhausted: true }] }, foe: { line: ['troll'] } });
  });
});
