import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const tired = { exhausted: true };

describe('iron-obelisk', () => {
  const wounded = { id: 'headhunter', damage: 1 } as const;
  const houses = ['dis', 'logos', 'shadows'] as const;

  it.each([
    { what: 'no creature', line: [], pool: 6, keys: 1, left: 0 },
    { what: 'an undamaged Brobnar creature', line: ['headhunter'], pool: 6, keys: 1, left: 0 },
    { what: 'a damaged one', line: [wounded], pool: 6, keys: 0, left: 6 },
    { what: 'a damaged one', line: [wounded], pool: 7, keys: 1, left: 0 },
    { what: 'two damaged ones and one more', line: [wounded, wounded, 'headhunter'], pool: 7, keys: 0, left: 7 },
    { what: 'two damaged ones and one more', line: [wounded, wounded, 'headhunter'], pool: 8, keys: 1, left: 0 },
    { what: 'one with much damage', line: [{ id: 'headhunter', damage: 4 }], pool: 7, keys: 1, left: 0 },
    { what: 'a damaged one of Logos', line: [{ id: 'mother', damage: 1 }], pool: 6, keys: 1, left: 0 },
    {
      what: 'a damaged maverick of Brobnar',
      line: [{ id: 'mother', house: 'brobnar', damage: 1 }],
      pool: 6,
      keys: 0,
      left: 6,
    },
  ] as const)('beside $what lets a pool of $pool forge $keys', ({ line, pool, keys, left }) => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { artifacts: ['iron-obelisk'], line },
      foe: { houses, aember: pool },
    });
    t.expect({ me: { line }, foe: { keys, aember: left } });
  });

  it('does not count damaged creatures of the opponent', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { artifacts: ['iron-obelisk'] },
      foe: { houses, aember: 6, line: [wounded] },
    });
    t.expect({ foe: { keys: 1, aember: 0, line: [wounded] } });
  });

  it('leaves the keys of its controller at their cost', () => {
    const t = table({
      step: 'forge',
      me: { houses, artifacts: ['iron-obelisk'], line: [wounded], aember: 6 },
      foe: {},
    });
    t.expect({ me: { keys: 1, aember: 0, line: [wounded] } });
  });

  it('counts again for a second one', () => {
    const t = table({
      active: 1,
      step: 'forge',
      me: { artifacts: ['iron-obelisk', 'iron-obelisk'], line: [wounded] },
      foe: { houses, aember: 7 },
    });
    t.expect({ me: { line: [wounded] }, foe: { keys: 0, aember: 7 } });
  });

  it('raises the cost of a key that is forged by an ability', () => {
    const t = table({
      active: 1,
      me: { artifacts: ['iron-obelisk'], line: [wounded] },
      foe: { house: 'untamed', hand: ['key-charge'], aember: 7 },
    });
    t.foe.play('key-charge');
    t.expect({ me: { line: [wounded] }, foe: { keys: 0, aember: 6, line: [] } });
    const u = table({
      active: 1,
      me: { artifacts: ['iron-obelisk'], line: [wounded] },
      foe: { house: 'untamed', hand: ['key-charge'], aember: 8 },
    });
    u.foe.play('key-charge').yes();
    u.expect({ me: { line: [wounded] }, foe: { keys: 1, aember: 0, line: [] } });
  });
});

describe('Iron Obelisk', () => {
  it('counts damaged Brobnar creatures of its controller: mavericks by their house, not healed ones', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: [
          { id: 'troll', damage: 1 },
          { id: 'tocsin', house: 'brobnar', damage: 1 },
          { id: 'krump', house: 'dis', damage: 1 },
          'headhunter',
        ],
        artifacts: ['iron-obelisk'],
      },
      foe: { houses: ['mars'], aember: 7 },
    });
    t.me.reap('troll').end();
    t.expect({
      me: { aember: 1, line: ['troll', { id: 'tocsin', damage: 1 }, { id: 'krump', damage: 1 }, 'headhunter'] },
      foe: { keys: 1, aember: 0 },
    });
  });

  it('does not count what died before the key is forged', () => {
    const t = table({
      active: 1,
      me: {
        houses: ['brobnar'],
        line: [
          { id: 'dust-imp', house: 'brobnar', damage: 1 },
          { id: 'troll', damage: 1 },
        ],
        artifacts: ['iron-obelisk'],
      },
      foe: { house: 'untamed', aember: 8, hand: ['key-charge', 'lupo-the-scarred'] },
    });
    t.foe.play('lupo-the-scarred').choose('dust-imp').play('key-charge').yes();
    t.expect({
      me: { aember: 2, line: [{ id: 'troll', damage: 1 }] },
      foe: { keys: 1, aember: 0, line: [{ id: 'lupo-the-scarred', ...tired }] },
    });
  });
});
