import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('the-twin-lamps', () => {
  it.each([
    { mine: 2, theirs: 3, made: true },
    { mine: 1, theirs: 3, made: false },
    { mine: 1, theirs: 2, made: true },
    { mine: 0, theirs: 0, made: false },
    { mine: 1, theirs: 0, made: true },
  ])('with $mine against $theirs æmber it steals 1; a token creature is made: $made', ({ mine, theirs, made }) => {
    const t = table({
      me: { house: 'skyborn', aember: mine, hand: ['the-twin-lamps'], beside: ['corsair'], deck: ['troll'] },
      foe: { aember: theirs },
    });
    t.me.play('the-twin-lamps');
    const stolen = Math.min(1, theirs);
    t.expect({
      me: { aember: mine + stolen, line: made ? [{ id: 'troll', token: 'corsair', exhausted: true }] : [] },
      foe: { aember: theirs - stolen },
    });
  });
});
