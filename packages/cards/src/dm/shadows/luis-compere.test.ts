import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('luis-compere', () => {
  const six = ['anger', 'anger', 'anger', 'anger', 'anger', 'anger'];

  it('steals 2 at the end of the opponent’s turn, in whose last step they drew 2 cards', () => {
    const t = table({
      me: { house: 'brobnar', houses: ['brobnar'], hand: six.slice(0, 4), deck: six, aember: 3 },
      foe: { line: ['luis-compere'] },
    });
    t.me.end();
    t.expect({ me: { aember: 1, hand: six }, foe: { aember: 2, line: ['luis-compere'] } });
  });

  it('steals nothing for a single card, nor for those drawn earlier', () => {
    const t = table({
      me: { house: 'ouboros', hand: ['ashwing-protocol', ...six.slice(0, 2)], deck: six, aember: 3 },
      foe: { line: ['luis-compere'] },
    });
    t.me.play('ashwing-protocol').end();
    t.expect({ me: { aember: 4, hand: six }, foe: { aember: 0, line: ['luis-compere'] } });
  });
});
