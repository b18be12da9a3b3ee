import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('dino-thief', () => {
  it('may be exalted, and deals 3 to a creature then', () => {
    const t = table({
      me: { house: 'shadows', hand: ['dino-thief'], line: ['dodger'] },
      foe: { line: ['troll', 'tocsin'] },
    });
    t.me.play('dino-thief').yes().choose('troll');
    t.expect({
      me: { line: ['dodger', { id: 'dino-thief', aember: 1, exhausted: true }] },
      foe: { line: [{ id: 'troll', damage: 3 }, 'tocsin'] },
    });
  });

  it('does nothing when that is declined', () => {
    const t = table({ me: { house: 'shadows', hand: ['dino-thief'] }, foe: { line: ['troll'] } });
    t.me.play('dino-thief').no();
    t.expect({ me: { line: [{ id: 'dino-thief', exhausted: true }] }, foe: { line: ['troll'] } });
  });

  it('must deal the damage to itself where it is alone', () => {
    const t = table({ me: { house: 'shadows', hand: ['dino-thief'] }, foe: {} });
    t.me.play('dino-thief').yes();
    t.expect({ me: { line: [{ id: 'dino-thief', aember: 1, damage: 3, exhausted: true }] } });
  });

  it('does it only when it is played, and is elusive', () => {
    const t = table({
      active: 1,
      me: { line: ['dino-thief'] },
      foe: { house: 'dis', line: ['shooler', 'tocsin'] },
    });
    t.foe.fight('shooler', 'dino-thief').fight('tocsin', 'dino-thief');
    t.expect({ me: { line: [{ id: 'dino-thief', damage: 3 }] }, foe: { line: [{ id: 'shooler', exhausted: true }] } });
  });
});
