import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('fierce-competition', () => {
  const token = { id: 'troll', token: 'corsair', exhausted: true };

  it.each([
    { mine: 1, theirs: 1, archived: true },
    { mine: 0, theirs: 0, archived: true },
    { mine: 1, theirs: 0, archived: false },
    { mine: 0, theirs: 2, archived: false },
  ])('makes a token creature; archived with $mine keys against $theirs: $archived', ({ mine, theirs, archived }) => {
    const t = table({
      me: { house: 'skyborn', keys: mine, hand: ['fierce-competition'], beside: ['corsair'], deck: ['troll'] },
      foe: { keys: theirs },
    });
    t.me.play('fierce-competition');
    t.expect({
      me: {
        line: [token],
        archives: archived ? ['fierce-competition'] : [],
        discard: archived ? [] : ['fierce-competition'],
      },
    });
  });

  it('is archived although no token creature could be made', () => {
    const t = table({ me: { house: 'skyborn', hand: ['fierce-competition'], beside: ['corsair'], deck: [] } });
    t.me.play('fierce-competition');
    t.expect({ me: { line: [], archives: ['fierce-competition'] } });
  });
});
