import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('krump', () => {
  it.each([
    { pool: 3, left: 2 },
    { pool: 0, left: 0 },
  ])('makes a pool of $pool fall to $left when it destroys a creature in a fight', ({ pool, left }) => {
    const t = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['tocsin', 'mother'], aember: pool } });
    t.me.fight('krump', 'tocsin');
    t.expect({
      me: { aember: 0, line: [{ id: 'krump', damage: 3, exhausted: true }] },
      foe: { aember: left, line: ['mother'] },
    });
  });

  it('does so for a creature that attacked it', () => {
    const t = table({ me: { house: 'dis', line: ['tocsin'], aember: 3 }, foe: { line: ['krump'], aember: 3 } });
    t.me.fight('tocsin', 'krump');
    t.expect({ me: { aember: 2, line: [] }, foe: { aember: 3, line: [{ id: 'krump', damage: 3 }] } });
  });

  it('does nothing where the other survives, or where both are destroyed', () => {
    const t = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['troll'], aember: 3 } });
    t.me.fight('krump', 'troll');
    t.expect({ me: { line: [] }, foe: { aember: 3, line: [{ id: 'troll', damage: 6 }] } });
    const u = table({ me: { house: 'brobnar', line: ['krump'] }, foe: { line: ['niffle-queen'], aember: 3 } });
    u.me.fight('krump', 'niffle-queen');
    u.expect({ me: { line: [] }, foe: { aember: 3, line: [] } });
  });

  it('does nothing for a creature that is destroyed otherwise, or fighting another', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'], line: ['krump', 'smaaash'] },
      foe: { line: ['tocsin', 'batdrone'], aember: 3 },
    });
    t.me.play('punch').choose('tocsin').fight('smaaash', 'batdrone');
    t.expect({
      me: { line: ['krump', { id: 'smaaash', damage: 2, exhausted: true }] },
      foe: { aember: 3, line: [] },
    });
  });

  it('charges nothing for an attacker that hazardous damage destroyed before the exchange, in v1.3 either', () => {
    const krump = { id: 'krump', upgrades: ['armageddon-cloak'] } as const;
    const t = table({
      edition: 'cota-1.3',
      me: { house: 'dis', line: ['dust-imp'], aember: 3 },
      foe: { line: [krump] },
    });
    t.me.fight('dust-imp', 'krump');
    t.expect({ me: { aember: 5, line: [] }, foe: { line: [krump] } });
  });

  it('charges the player who controlled the creature, not its owner', () => {
    const t = table({
      me: { house: 'brobnar', line: ['krump'], aember: 3 },
      foe: { line: [{ id: 'tocsin', owner: 0 }], aember: 3 },
    });
    t.me.fight('krump', 'tocsin');
    t.expect({
      me: { aember: 3, line: [{ id: 'krump', damage: 3, exhausted: true }], discard: ['tocsin'] },
      foe: { aember: 2, line: [], discard: [] },
    });
  });
});
