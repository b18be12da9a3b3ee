import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';

describe('sibyl-waimare', () => {
  it('discards the top card of the opponent’s deck at the start of their turn, and exhausts its house', () => {
    const t = table({
      me: { house: 'unfathomable', line: ['sibyl-waimare', 'bumpsy'] },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: ['troll', 'mother'], deck: ['krump', 'punch'] },
    });
    t.me.end();
    t.expect({
      me: { line: ['sibyl-waimare', { id: 'bumpsy', exhausted: true }] },
      foe: { line: [{ id: 'troll', exhausted: true }, 'mother'], deck: ['punch'], discard: ['krump'] },
    });
  });

  it('does nothing at the start of your turn, and nothing with an empty deck', () => {
    const t = table({
      me: {
        house: 'unfathomable',
        houses: ['unfathomable', 'logos', 'dis'],
        line: ['sibyl-waimare'],
        deck: ['troll', 'troll', 'troll', 'troll', 'troll', 'troll', 'mother'],
      },
      foe: { houses: ['brobnar', 'logos', 'dis'], line: ['troll'] },
    });
    t.me.end();
    t.foe.house('dis').end();
    t.expect({ me: { line: ['sibyl-waimare'], deck: ['mother'] }, foe: { line: ['troll'] } });
  });
});
