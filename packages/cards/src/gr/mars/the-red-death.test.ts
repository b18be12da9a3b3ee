import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';
import { myHouses } from '../../testing/houses.ts';

describe('the-red-death', () => {
  it('cannot ready unless its controller is haunted', () => {
    const t = table({
      me: {
        house: 'mars',
        ...myHouses.mars,
        line: [{ id: 'the-red-death', exhausted: true }],
        discard: filler(9),
        hand: filler(6),
      },
    });
    t.me.end();
    t.expect({ me: { line: [{ id: 'the-red-death', exhausted: true }] } });
    const haunted = table({
      me: {
        house: 'mars',
        ...myHouses.mars,
        line: [{ id: 'the-red-death', exhausted: true }],
        discard: filler(10),
        hand: filler(6),
      },
    });
    haunted.me.end();
    haunted.expect({ me: { line: ['the-red-death'] } });
  });

  it('gains 1 and draws a card after it fights', () => {
    const t = table({
      me: { house: 'mars', line: ['the-red-death'], deck: ['troll', 'mother'] },
      foe: { line: ['gub'] },
    });
    t.me.fight('the-red-death', 'gub');
    t.expect({
      me: { aember: 1, hand: ['troll'], deck: ['mother'], line: [{ id: 'the-red-death', damage: 1, exhausted: true }] },
      foe: { line: [] },
    });
  });
});
