import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('mother', () => {
  const opponent = { houses: ['dis', 'brobnar', 'shadows'], hand: filler(6) } as const;

  it('refills the hand to 7', () => {
    const t = table({ me: { house: 'logos', line: ['mother'], hand: [], deck: filler(9) }, foe: opponent });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(7), deck: filler(2), line: ['mother'] } });
  });

  it('counts while it is exhausted and stunned, and each copy counts', () => {
    const t = table({
      me: { house: 'dis', line: ['mother', { id: 'mother', stunned: true }], hand: [], deck: filler(9) },
      foe: opponent,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(8), deck: filler(1), line: ['mother', { id: 'mother', stunned: true }] } });
  });

  it('changes nothing for the opponent', () => {
    const t = table({
      me: { house: 'dis', hand: [], deck: filler(9) },
      foe: { ...opponent, line: ['mother'] },
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), deck: filler(3) }, foe: { hand: filler(6), line: ['mother'] } });
  });

  it('adds to what chains leave: 6 cards with one chain, and the chain is shed', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'], hand: [], deck: filler(9), chains: 1 },
      foe: opponent,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), deck: filler(3), chains: 0, line: ['mother'] } });
  });

  it('lets a chain take the seventh card', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'], hand: filler(6), deck: filler(3), chains: 2 },
      foe: opponent,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), deck: filler(3), chains: 1, line: ['mother'] } });
  });

  it('does not draw with 7 cards in hand', () => {
    const t = table({
      me: { house: 'logos', line: ['mother'], hand: filler(7), deck: filler(3), chains: 2 },
      foe: opponent,
    });
    t.me.end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(7), deck: filler(3), chains: 2, line: ['mother'] } });
  });

  it('no longer counts once it has left play', () => {
    const t = table({
      me: { house: 'brobnar', line: [{ id: 'mother', damage: 2 }], hand: ['punch'], deck: filler(9) },
      foe: opponent,
    });
    t.me.play('punch').end();
    t.foe.house('dis');
    t.expect({ me: { hand: filler(6), deck: filler(3), line: [] } });
  });
});
