import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('red-skies', () => {
  it('moves a friendly Skyborn creature to a flank and readies it', () => {
    const t = table({
      me: {
        house: 'skyborn',
        hand: ['red-skies'],
        line: ['mother', { id: 'scalawag-finn', exhausted: true }, 'troll'],
      },
      foe: { keys: ['blue'], line: ['raiding-party'] },
    });
    t.me.play('red-skies').flank('left');
    t.expect({ me: { line: ['scalawag-finn', 'mother', 'troll'] }, foe: { line: ['raiding-party'] } });
  });

  it.each([
    { mine: ['red'], theirs: [] },
    { mine: [], theirs: ['red'] },
  ] as const)('does so once more with $mine of yours and $theirs forged', ({ mine, theirs }) => {
    const tired = (id: string) => ({ id, exhausted: true });
    const t = table({
      me: {
        house: 'skyborn',
        keys: mine,
        hand: ['red-skies'],
        line: ['mother', tired('scalawag-finn'), tired('raiding-party'), 'troll'],
      },
      foe: { keys: theirs },
    });
    t.me.play('red-skies').choose('raiding-party').flank('left').choose('scalawag-finn').flank('right');
    t.expect({ me: { line: ['raiding-party', 'mother', 'troll', 'scalawag-finn'] } });
  });

  it('a creature on a flank may stay, and is readied', () => {
    const t = table({
      me: { house: 'skyborn', hand: ['red-skies'], line: [{ id: 'scalawag-finn', exhausted: true }, 'troll'] },
    });
    t.me.play('red-skies').flank('left');
    t.expect({ me: { line: ['scalawag-finn', 'troll'] } });
  });

  it('does nothing without a friendly Skyborn creature', () => {
    const t = table({ me: { house: 'skyborn', hand: ['red-skies'], line: [{ id: 'troll', exhausted: true }] } });
    t.me.play('red-skies');
    t.expect({ me: { line: [{ id: 'troll', exhausted: true }] } });
  });
});
