import { see, table } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import '../../index.ts';

const trader = (id: string) => ({ id, token: 'trader' });

describe('the-visible-hand', () => {
  it('makes 2 token creatures, one after the other, and shows the hand', () => {
    const t = table({
      me: {
        house: 'ekwidon',
        hand: ['the-visible-hand', 'troll'],
        deck: ['mother', 'batdrone', 'punch'],
        beside: ['trader'],
      },
    });
    t.me.play('the-visible-hand').flank('right');
    t.expect({
      me: {
        hand: ['troll'],
        deck: ['punch'],
        discard: ['the-visible-hand'],
        line: [
          { ...trader('mother'), exhausted: true },
          { ...trader('batdrone'), exhausted: true },
        ],
      },
    });
    expect(see(t.state, 1).players[0]!.hand).toEqual([expect.objectContaining({ known: true, name: 'troll' })]);
    expect(see(t.state, 1).players[0]!.line.map(({ token }) => token?.beneath)).toEqual([null, null]);
  });

  it('shows the hand though none can be made', () => {
    const t = table({ me: { house: 'ekwidon', hand: ['the-visible-hand', 'troll'], deck: ['mother'] } });
    t.me.play('the-visible-hand');
    t.expect({ me: { hand: ['troll'], deck: ['mother'], discard: ['the-visible-hand'] } });
    expect(see(t.state, 1).players[0]!.hand[0]).toMatchObject({ known: true });
  });
});
