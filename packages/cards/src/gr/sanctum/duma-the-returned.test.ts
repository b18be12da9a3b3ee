import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

/** Ten cards in the discard pile. */
const haunts = Array.from({ length: 10 }, () => 'punch');

describe('duma-the-returned', () => {
  it('returns the top 3 cards of your discard pile, and is archived where ten are left', () => {
    const t = table({
      me: {
        house: 'dis',
        hand: ['gateway-to-dis'],
        line: ['duma-the-returned'],
        discard: ['troll', 'anger', 'krump', ...haunts],
      },
    });
    t.me.play('gateway-to-dis');
    t.expect({
      me: {
        line: [],
        hand: ['troll', 'anger', 'krump'],
        archives: ['duma-the-returned'],
        discard: ['gateway-to-dis', ...haunts],
      },
    });
  });

  it('goes to the discard pile where fewer are left', () => {
    const t = table({ me: { house: 'dis', hand: ['gateway-to-dis'], line: ['duma-the-returned'], discard: haunts } });
    t.me.play('gateway-to-dis');
    t.expect({
      me: {
        line: [],
        hand: haunts.slice(7),
        archives: [],
        discard: ['gateway-to-dis', 'duma-the-returned', ...haunts.slice(3)],
      },
    });
  });

  it('returns what there is', () => {
    const t = table({
      me: { house: 'dis', hand: ['gateway-to-dis'], line: ['duma-the-returned'], discard: ['anger'] },
    });
    t.me.play('gateway-to-dis');
    t.expect({ me: { line: [], hand: ['anger'], discard: ['gateway-to-dis', 'duma-the-returned'] } });
  });
});
