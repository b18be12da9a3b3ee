import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('daemo-knight', () => {
  it('steals 1 when it is destroyed', () => {
    const t = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['daemo-knight'] },
    });
    t.me.fight('troll', 'daemo-knight');
    t.expect({
      me: { line: [{ id: 'troll', damage: 4, exhausted: true }] },
      foe: { aember: 0, line: [], discard: ['daemo-knight'] },
    });
    const rich = table({
      me: { house: 'brobnar', aember: 3, line: ['troll'] },
      foe: { line: ['daemo-knight'] },
    });
    rich.me.fight('troll', 'daemo-knight');
    rich.expect({
      me: { aember: 2, line: [{ id: 'troll', damage: 4, exhausted: true }] },
      foe: { aember: 1, line: [] },
    });
  });

  it('steals for its controller, whoever owns it', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gizelhart-s-wrath'], line: [{ id: 'daemo-knight', owner: 1 }] },
      foe: { aember: 2 },
    });
    t.me.play('gizelhart-s-wrath');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 1, discard: ['daemo-knight'] } });
  });

  it('two that die together steal 1 each', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gizelhart-s-wrath'], line: ['daemo-knight', 'daemo-knight'] },
      foe: { aember: 3 },
    });
    t.me.play('gizelhart-s-wrath');
    t.expect({ me: { aember: 3, line: [] }, foe: { aember: 1 } });
  });

  it('steals nothing where a ward saves it, or where it is purged', () => {
    const t = table({
      me: {
        house: 'sanctum',
        hand: ['gizelhart-s-wrath', 'fangs-of-gizelhart'],
        line: [{ id: 'daemo-knight', warded: true }],
      },
      foe: { aember: 3 },
    });
    t.me.play('gizelhart-s-wrath');
    t.expect({ me: { aember: 1, line: ['daemo-knight'] }, foe: { aember: 3 } });
    t.me.play('fangs-of-gizelhart');
    t.expect({ me: { aember: 2, line: [], purged: ['daemo-knight'] }, foe: { aember: 3 } });
  });

  it('steals nothing from one whose æmber cannot be stolen', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['gizelhart-s-wrath'], line: ['daemo-knight'] },
      foe: { aember: 3, line: ['the-vaultkeeper'] },
    });
    t.me.play('gizelhart-s-wrath');
    t.expect({ me: { aember: 1, line: [] }, foe: { aember: 3, line: ['the-vaultkeeper'] } });
  });
});
