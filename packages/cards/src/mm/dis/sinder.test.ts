import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('sinder', () => {
  const tired = { id: 'sinder', exhausted: true };

  it('destroys a friendly creature when it reaps', () => {
    const t = table({ me: { house: 'dis', line: ['sinder', 'dust-imp', 'shooler'] }, foe: { line: ['troll'] } });
    t.me.reap('sinder');
    expect(t.options()).toEqual(['sinder', 'dust-imp', 'shooler']);
    t.me.choose('dust-imp');
    t.expect({ me: { aember: 3, line: [tired, 'shooler'] }, foe: { line: ['troll'] } });
  });

  it('destroys itself where it is alone', () => {
    const t = table({ me: { house: 'dis', line: ['sinder'] }, foe: { line: ['troll'] } });
    t.me.reap('sinder');
    t.expect({ me: { aember: 1, line: [], discard: ['sinder'] }, foe: { line: ['troll'] } });
  });

  it('may spend a ward on that', () => {
    const t = table({ me: { house: 'dis', line: ['sinder', { id: 'shooler', warded: true }] }, foe: {} });
    t.me.reap('sinder').choose('shooler');
    t.expect({ me: { aember: 1, line: [tired, 'shooler'] } });
  });

  it('destroys nothing when it fights; it has 2 armor, and taunt', () => {
    const t = table({ me: { house: 'dis', line: ['sinder', 'shooler'] }, foe: { line: ['pit-demon'] } });
    t.me.fight('sinder', 'pit-demon');
    t.expect({ me: { line: [{ id: 'sinder', damage: 3, exhausted: true }, 'shooler'] }, foe: { line: [] } });
    const u = table({
      me: { house: 'brobnar', line: ['troll'] },
      foe: { line: ['shooler', 'sinder', 'tocsin', 'urchin'] },
    });
    expect(targetsOf(u, 'troll')).toEqual(['sinder', 'urchin']);
  });
});
