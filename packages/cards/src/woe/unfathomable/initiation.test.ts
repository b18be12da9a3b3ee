import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

const beside = ['priest'];
const token = { id: 'mother', token: 'priest', exhausted: true };

describe('initiation', () => {
  it.each([
    [3, true],
    [4, false],
  ])('with %i cards in hand is archived: %j', (cards, isArchived) => {
    const hand = Array.from({ length: cards }, () => 'punch');
    const t = table({ me: { house: 'unfathomable', hand: ['initiation', ...hand], beside, deck: ['mother'] } });
    t.me.play('initiation');
    t.expect({
      me: {
        hand,
        line: [token],
        archives: isArchived ? ['initiation'] : [],
        discard: isArchived ? [] : ['initiation'],
      },
    });
  });

  it('is archived, too, where no token creature can be made', () => {
    const t = table({ me: { house: 'unfathomable', hand: ['initiation'], deck: ['mother'] } });
    t.me.play('initiation');
    t.expect({ me: { line: [], deck: ['mother'], archives: ['initiation'] } });
  });
});
