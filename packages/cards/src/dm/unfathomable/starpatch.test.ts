import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('starpatch', () => {
  const houses = ['unfathomable', 'brobnar', 'dis'] as const;
  const patched = { id: 'bumpsy', exhausted: true, upgrades: ['starpatch'] } as const;

  it('at the start of your turn, while its creature is exhausted, purges another creature that shares a house with it', () => {
    const t = table({
      active: 1,
      me: { houses, line: [patched, 'mother'] },
      foe: { house: 'brobnar', line: ['troll', 'krump', 'dextre'] },
    });
    t.foe.end();
    expect(t.options()).toEqual(['troll', 'krump']);
    t.me.choose('krump');
    t.expect({ me: { line: [patched, 'mother'] }, foe: { line: ['troll', 'dextre'], purged: ['krump'] } });
  });

  it('purges a friendly creature where it is the only one, and nothing where none shares a house', () => {
    const t = table({ active: 1, me: { houses, line: [patched, 'troll'] }, foe: { house: 'dis', line: ['dextre'] } });
    t.foe.end();
    t.expect({ me: { line: [patched], purged: ['troll'] }, foe: { line: ['dextre'] } });
    const none = table({ active: 1, me: { houses, line: [patched] }, foe: { house: 'dis', line: ['dextre'] } });
    none.foe.end();
    none.expect({ me: { line: [patched] }, foe: { line: ['dextre'] } });
  });

  it('nothing while its creature is ready', () => {
    const t = table({
      active: 1,
      me: { houses, line: [{ ...patched, exhausted: false }] },
      foe: { house: 'brobnar', line: ['troll'] },
    });
    t.foe.end();
    t.expect({ me: { line: [{ id: 'bumpsy', upgrades: ['starpatch'] }] }, foe: { line: ['troll'] } });
  });

  it('on an enemy creature, it is the opponent’s turn that counts, and the opponent chooses', () => {
    const t = table({
      me: { house: 'dis', houses, line: ['troll', 'krump'] },
      foe: { houses, line: [{ ...patched, upgrades: [{ id: 'starpatch', owner: 0 }] }] },
    });
    t.me.end();
    t.foe.choose('troll');
    t.expect({
      me: { line: ['krump'], purged: ['troll'] },
      foe: { line: [patched] },
    });
  });
});
