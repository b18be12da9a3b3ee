import { describe, expect, it } from 'vitest';
import { DeckHistories } from './histories.ts';

const pair = ['a', 'b'] as const;

describe('histories of decks [rule chain-suggestion]', () => {
  it('are the same from both sides', () => {
    const histories = new DeckHistories();
    histories.add(pair, 0);
    histories.add(['b', 'a'], 1);
    histories.add(pair, 1);
    expect(histories.of(pair)).toEqual({ wins: [2, 1], stronger: null, suggestion: null });
    expect(histories.of(['b', 'a'])?.wins).toEqual([1, 2]);
  });

  it('suggest four chains for the stronger deck, and one more after three wins in a row', () => {
    const histories = new DeckHistories();
    histories.callStronger(pair, 1);
    expect(histories.of(pair)).toEqual({ wins: [0, 0], stronger: 1, suggestion: [0, 4] });
    for (let i = 0; i < 3; i++) histories.add(pair, 1);
    expect(histories.of(pair)?.suggestion).toEqual([0, 5]);
    expect(histories.of(['b', 'a'])).toEqual({ wins: [3, 0], stronger: 0, suggestion: [5, 0] });
    histories.callStronger(pair, null);
    expect(histories.of(pair)).toEqual({ wins: [0, 3], stronger: null, suggestion: null });
  });

  it('forget the last game, also the first one after a deck was called stronger', () => {
    const histories = new DeckHistories();
    histories.dropLast(pair);
    expect(histories.of(pair)?.wins).toEqual([0, 0]);
    histories.add(pair, 0);
    histories.callStronger(pair, 0);
    histories.dropLast(pair);
    expect(histories.of(pair)).toEqual({ wins: [0, 0], stronger: 0, suggestion: [4, 0] });
    const again = new DeckHistories();
    again.read(histories.text());
    expect(again.of(pair)).toEqual(histories.of(pair));
  });

  it('are read back as they were written, in place of all others', () => {
    const [one, two] = [new DeckHistories(), new DeckHistories()];
    one.add(pair, 1);
    one.callStronger(pair, 1);
    two.add(['c', 'd'], 0);
    two.read(one.text());
    expect(two.text()).toBe(one.text());
    expect(two.of(['c', 'd'])?.wins).toEqual([0, 0]);
  });

  it('there are none of a deck against itself', () => {
    const histories = new DeckHistories();
    histories.add(['a', 'a'], 0);
    histories.callStronger(['a', 'a'], 0);
    histories.dropLast(['a', 'a']);
    expect(histories.of(['a', 'a'])).toBeNull();
    expect(histories.text()).toBe('[]');
  });

  const good = { decks: ['a', 'b'], winners: ['a'], chained: { deck: 'a', since: 1 } };

  it.each([
    [{ ...good, decks: ['a', 'a'] }],
    [{ ...good, decks: ['a'] }],
    [{ ...good, winners: ['c'] }],
    [{ ...good, winners: 'a' }],
    [{ ...good, chained: { deck: 'c', since: 0 } }],
    [{ ...good, chained: { deck: 'a', since: 2 } }],
    [{ ...good, chained: { deck: 'a', since: -1 } }],
    [7],
  ])('leave out what is none: %j', (wrong) => {
    const histories = new DeckHistories();
    histories.read(JSON.stringify([wrong, { ...good, decks: ['a', 'd'] }]));
    expect(JSON.parse(histories.text())).toEqual([{ ...good, decks: ['a', 'd'] }]);
  });

  it.each(['', 'nonsense', '{}', 'null', '7'])('are empty when %j was kept', (kept) => {
    const histories = new DeckHistories();
    histories.add(pair, 0);
    histories.read(kept);
    expect(histories.text()).toBe('[]');
  });
});
