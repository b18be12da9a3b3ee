import { table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

describe('unguarded-camp', () => {
  it('captures 1 each with as many creatures as its player has more', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['unguarded-camp'], line: ['smaaash', 'mother', 'tocsin'] },
      foe: { line: ['batdrone'], aember: 5 },
    });
    t.me.play('unguarded-camp');
    expect(t.options()).toEqual(['smaaash', 'mother', 'tocsin']);
    t.me.choose('tocsin');
    expect(t.options()).toEqual(['smaaash', 'mother']);
    t.me.choose('smaaash');
    t.expect({
      me: { aember: 1, line: [{ id: 'smaaash', aember: 1 }, 'mother', { id: 'tocsin', aember: 1 }] },
      foe: { aember: 3, line: ['batdrone'] },
    });
  });

  it('captures with all of them against an empty battleline', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['unguarded-camp'], line: ['smaaash', { id: 'mother', aember: 2 }] },
      foe: { aember: 5 },
    });
    t.me.play('unguarded-camp').choose('mother');
    t.expect({
      me: {
        line: [
          { id: 'smaaash', aember: 1 },
          { id: 'mother', aember: 3 },
        ],
      },
      foe: { aember: 3 },
    });
  });

  it.each([
    { mine: [], theirs: ['tocsin'] },
    { mine: ['mother'], theirs: ['tocsin'] },
    { mine: ['mother'], theirs: ['tocsin', 'batdrone'] },
  ])('captures nothing with $mine.length creatures against $theirs.length', ({ mine, theirs }) => {
    const t = table({
      me: { house: 'brobnar', hand: ['unguarded-camp'], line: mine },
      foe: { line: theirs, aember: 5 },
    });
    t.me.play('unguarded-camp');
    t.expect({ me: { aember: 1, line: mine, discard: ['unguarded-camp'] }, foe: { aember: 5, line: theirs } });
  });

  it('lets its player say who captures where the pool does not suffice', () => {
    const t = table({
      me: { house: 'brobnar', hand: ['unguarded-camp'], line: ['smaaash', 'mother'] },
      foe: { aember: 1 },
    });
    t.me.play('unguarded-camp').choose('mother');
    t.expect({ me: { line: ['smaaash', { id: 'mother', aember: 1 }] }, foe: { aember: 0 } });
  });
});
