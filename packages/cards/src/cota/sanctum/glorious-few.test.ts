import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('glorious-few', () => {
  it.each([
    { mine: 0, theirs: 0, gained: 0 },
    { mine: 0, theirs: 3, gained: 3 },
    { mine: 2, theirs: 3, gained: 1 },
    { mine: 3, theirs: 3, gained: 0 },
    { mine: 4, theirs: 1, gained: 0 },
  ])('gains $gained with $mine creatures against $theirs', ({ mine, theirs, gained }) => {
    const line = (n: number): string[] => Array.from({ length: n }, () => 'tocsin');
    const t = table({
      me: { house: 'sanctum', hand: ['glorious-few'], line: line(mine) },
      foe: { line: line(theirs) },
    });
    t.me.play('glorious-few');
    t.expect({ me: { aember: gained, line: line(mine), discard: ['glorious-few'] }, foe: { line: line(theirs) } });
  });

  it('counts neither artifacts nor upgrades', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['glorious-few'], line: ['mother'] },
      foe: {
        line: [{ id: 'tocsin', upgrades: ['protect-the-weak'] }],
        artifacts: ['library-of-babble', 'seeker-needle'],
      },
    });
    t.me.play('glorious-few');
    t.expect({
      me: { aember: 0, line: ['mother'] },
      foe: { line: [{ id: 'tocsin', upgrades: ['protect-the-weak'] }] },
    });
  });

  it('counts by control, not by ownership', () => {
    const t = table({
      me: { house: 'sanctum', hand: ['glorious-few'], line: [{ id: 'shooler', owner: 1 }] },
      foe: { line: ['tocsin', { id: 'mother', owner: 0 }] },
    });
    t.me.play('glorious-few');
    t.expect({ me: { aember: 1, line: ['shooler'] }, foe: { line: ['tocsin', 'mother'] } });
  });
});
