import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';
import { targetsOf } from '../../testing/targets.ts';

describe('champion-anaphiel', () => {
  it('protects its neighbors, and only them, from being attacked', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['dust-imp', 'champion-anaphiel', 'mother', 'tocsin'] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['champion-anaphiel', 'tocsin']);
    t.me.fight('shooler', 'tocsin');
    t.expect({
      me: { line: [{ id: 'shooler', damage: 3, exhausted: true }] },
      foe: { line: ['dust-imp', 'champion-anaphiel', 'mother'] },
    });
  });

  it('can be attacked; its armor takes 1', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['dust-imp', 'champion-anaphiel'] },
    });
    t.me.fight('shooler', 'champion-anaphiel');
    t.expect({
      me: { line: [] },
      foe: { line: ['dust-imp', { id: 'champion-anaphiel', damage: 4 }] },
    });
  });

  it('does not protect a neighbor that has taunt itself', () => {
    const t = table({
      me: { house: 'untamed', line: ['niffle-queen'] },
      foe: { line: ['champion-anaphiel', { id: 'tocsin', upgrades: ['protect-the-weak'] }] },
    });
    t.me.fight('niffle-queen', 'tocsin');
    t.expect({
      me: { line: [{ id: 'niffle-queen', damage: 3, exhausted: true }] },
      foe: { line: ['champion-anaphiel'] },
    });
  });

  it('still protects while it is stunned and exhausted', () => {
    const t = table({
      me: { house: 'dis', line: ['shooler'] },
      foe: { line: ['dust-imp', { id: 'champion-anaphiel', stunned: true, exhausted: true }] },
    });
    expect(targetsOf(t, 'shooler')).toEqual(['champion-anaphiel']);
    t.expect({
      me: { line: ['shooler'] },
      foe: { line: ['dust-imp', { id: 'champion-anaphiel', stunned: true, exhausted: true }] },
    });
  });

  it('does not protect from damage that is no attack', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['punch'] },
      foe: { line: ['tocsin', 'champion-anaphiel'] },
    });
    t.me.play('punch').choose('tocsin');
    t.expect({ me: { aember: 1 }, foe: { line: ['champion-anaphiel'] } });
  });
});
