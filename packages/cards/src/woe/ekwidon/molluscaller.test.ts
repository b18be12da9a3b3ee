import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const shell = { id: 'mother', token: 'strange-shell' };
const used = { id: 'molluscaller', exhausted: true };

describe('molluscaller', () => {
  it('makes friendly Strange Shells stronger, without abilities, for the turn', () => {
    const t = table({
      me: { house: 'ekwidon', houses: ['ekwidon', 'dis'], line: ['molluscaller', shell] },
      foe: { houses: ['logos', 'dis'], line: ['bumpsy'] },
    });
    t.me.reap('molluscaller');
    expect(see(t.state, 0).players[0]!.line[1]).toMatchObject({ power: 4, armor: 4 });
    t.me.cannot('action', 'strange-shell').fight('strange-shell', 'bumpsy');
    t.expect({
      me: { aember: 1, line: [used, { ...shell, exhausted: true, damage: 1 }] },
      foe: { line: [{ id: 'bumpsy', damage: 4 }] },
    });
  });

  it('a Strange Shell that cannot reap of itself reaps then, because its text is blank', () => {
    const t = table({
      me: { house: 'ekwidon', houses: ['ekwidon', 'dis'], line: ['molluscaller', shell] },
      foe: { houses: ['logos', 'dis'] },
    });
    t.me.cannot('reap', 'strange-shell').reap('molluscaller').reap('strange-shell');
    t.expect({ me: { aember: 2, line: [used, { ...shell, exhausted: true }] } });
  });

  it('ends with the turn, and leaves others alone', () => {
    const t = table({
      me: { house: 'ekwidon', houses: ['ekwidon', 'dis'], line: ['molluscaller', 'trader', shell] },
      foe: { houses: ['logos', 'dis'], line: [shell] },
    });
    t.me.reap('molluscaller');
    expect(see(t.state, 0).players.map(({ line }) => line.map(({ power }) => power))).toEqual([[4, 1, 4], [1]]);
    t.me.end();
    expect(see(t.state, 0).players[0]!.line[2]).toMatchObject({ power: 1 });
  });
});
