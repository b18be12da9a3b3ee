import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

const both = ['the-golden-queen', 'the-golden-queen2'];
const used = { id: 'the-golden-queen', exhausted: true };

describe('the-golden-queen', () => {
  it('is played with both halves, and each player refills to 7', () => {
    const t = table({
      me: { house: 'ekwidon', hand: both, deck: filler(9) },
      foe: { hand: [], deck: filler(9), houses: ['brobnar', 'dis', 'shadows'] },
    });
    t.me.play('the-golden-queen').end();
    t.expect({ me: { line: ['the-golden-queen'], hand: filler(7), deck: filler(2) } });
    t.foe.house('brobnar').end();
    t.expect({ me: { line: ['the-golden-queen'] }, foe: { hand: filler(7), deck: filler(2) } });
    const alone = table({ me: { house: 'ekwidon', hand: ['the-golden-queen'] } });
    alone.me.cannot('play', 'the-golden-queen', 'no-art-half');
  });

  it('after a reap each player discards a random card, and its player gains 1 for each that is not of Ekwidon', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['the-golden-queen'], hand: ['troll'] },
      foe: { hand: ['fear'] },
    });
    t.me.reap('the-golden-queen');
    t.expect({ me: { aember: 3, line: [used], hand: [], discard: ['troll'] }, foe: { hand: [], discard: ['fear'] } });
  });

  it('gains nothing for a card of Ekwidon, after a fight, too', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['the-golden-queen'], hand: ['hot-bunk'] },
      foe: { line: ['dust-imp'], hand: ['fear'] },
    });
    t.me.fight('the-golden-queen', 'dust-imp');
    t.expect({
      me: { aember: 1, line: [{ ...used, damage: 2 }], hand: [], discard: ['hot-bunk'] },
      foe: { aember: 2, line: [], hand: [], discard: ['fear', 'dust-imp'] },
    });
  });

  it('one card from each hand, however many there are', () => {
    const t = table({
      me: { house: 'ekwidon', line: ['the-golden-queen'] },
      foe: { hand: ['fear', 'fear', 'fear'] },
    });
    t.me.reap('the-golden-queen');
    t.expect({ me: { aember: 2, line: [used], hand: [] }, foe: { hand: ['fear', 'fear'], discard: ['fear'] } });
  });
});
