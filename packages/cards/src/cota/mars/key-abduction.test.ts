import { table } from '@vaultsong/engine';
import { describe, it } from 'vitest';
import '../../index.ts';
import { filler } from '../../testing/filler.ts';

describe('key-abduction', () => {
  const answer = (t: ReturnType<typeof table>): void => {
    if (t.options().includes('yes')) t.me.yes();
  };

  // 4 cards stay in hand, and 1 comes back: the key costs 6 + 9 - 5.
  it.each([
    { pool: 8, keys: 0, left: 9 },
    { pool: 9, keys: 1, left: 0 },
    { pool: 10, keys: 1, left: 1 },
  ])('returns the Mars creatures and forges for 9 more less the cards in hand: $pool gives $keys', (row) => {
    const t = table({
      me: { house: 'mars', hand: ['key-abduction', ...filler(4)], aember: row.pool, line: ['blypyp', 'snufflegator'] },
      foe: { line: ['tunk', 'mother'] },
    });
    t.me.play('key-abduction');
    answer(t);
    t.expect({
      me: {
        aember: row.left,
        keys: row.keys,
        hand: ['blypyp', ...filler(4)],
        line: ['snufflegator'],
        discard: ['key-abduction'],
      },
      foe: { hand: ['tunk'], line: ['mother'] },
    });
  });

  it('may leave the key alone', () => {
    const t = table({
      me: { house: 'mars', hand: ['key-abduction', ...filler(4)], aember: 12, line: ['blypyp'] },
      foe: {},
    });
    t.me.play('key-abduction').no();
    t.expect({ me: { aember: 13, keys: 0, hand: ['blypyp', ...filler(4)], line: [] } });
  });

  it('counts only your own hand: a controlled Mars creature of the opponent goes to theirs', () => {
    const t = table({
      me: {
        house: 'mars',
        hand: ['key-abduction', ...filler(4)],
        aember: 9,
        line: [{ id: 'blypyp', owner: 1 }],
      },
      foe: {},
    });
    t.me.play('key-abduction');
    answer(t);
    t.expect({ me: { aember: 10, keys: 0, hand: filler(4), line: [] }, foe: { hand: ['blypyp'] } });
  });

  it('makes the key cheaper than usual with more than 9 cards in hand', () => {
    const t = table({ me: { house: 'mars', hand: ['key-abduction', ...filler(12)], aember: 2 }, foe: {} });
    t.me.play('key-abduction').yes();
    t.expect({ me: { aember: 0, keys: 1, hand: filler(12) } });
  });

  it('never costs less than nothing', () => {
    const t = table({ me: { house: 'mars', hand: ['key-abduction', ...filler(17)], aember: 2 }, foe: {} });
    t.me.play('key-abduction').yes();
    t.expect({ me: { aember: 3, keys: 1, hand: filler(17) } });
  });

  it('goes by the cost when all Mars creatures are gone', () => {
    const t = table({
      me: { house: 'mars', hand: ['key-abduction', ...filler(5)], aember: 9 },
      foe: { line: ['grabber-jammer', { id: 'mother', upgrades: ['jammer-pack'] }] },
    });
    // 6 + 9 - 5, and 2 more for the Jammer Pack, but nothing for the Grabber Jammer.
    t.me.play('key-abduction');
    answer(t);
    t.expect({
      me: { aember: 10, keys: 0 },
      foe: { hand: ['grabber-jammer'], line: [{ id: 'mother', upgrades: ['jammer-pack'] }] },
    });
    const alone = table({
      me: { house: 'mars', hand: ['key-abduction', ...filler(5)], aember: 9 },
      foe: { line: ['grabber-jammer'] },
    });
    alone.me.play('key-abduction').yes();
    alone.expect({ me: { aember: 0, keys: 1 }, foe: { hand: ['grabber-jammer'], line: [] } });
  });

  it('lets æmber from a returned enemy creature pay for the key', () => {
    const t = table({
      me: { house: 'mars', hand: ['key-abduction', ...filler(5)], aember: 7 },
      foe: { line: [{ id: 'tunk', aember: 2 }] },
    });
    t.me.play('key-abduction').yes();
    t.expect({ me: { aember: 0, keys: 1 }, foe: { hand: ['tunk'], line: [] } });
  });

  it('wins the game with the third key', () => {
    const t = table({ me: { house: 'mars', hand: ['key-abduction', ...filler(9)], aember: 5, keys: 2 }, foe: {} });
    t.me.play('key-abduction').yes();
    t.expect({ winner: 'me', me: { keys: 3 } });
  });
});
