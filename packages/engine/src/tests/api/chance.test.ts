// Chance from a setup: the quick generator and the stream with a key. Whatever a game is dealt by, it repeats itself, and what is
// seen of it tells nothing of what is hidden.
import { describe, expect, it } from 'vitest';
import '../../testing/cards.ts';
import { mixHidden } from '../../hidden/shuffling.ts';
import type { DeckList, State } from '../../index.ts';
import {
  a,
  archive,
  clone,
  conform,
  deal,
  imagine,
  inDeck,
  inHand,
  isSameChance,
  legal,
  playOn,
  purge,
  record,
  replay,
  scrambled,
  see,
  startRecorded,
  stateHash,
  table,
} from '../../index.ts';
import { Draw, streamFor } from '../../state/keyStream.ts';
import { randomBelow, seedWords, shuffleInPlace, sideChance } from '../../state/random.ts';
import { copies, spell } from '../../testing/cards.ts';
import { dice } from '../../testing/randomGames.ts';

const names = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine'];
const deck = (name: string): DeckList => ({
  name,
  houses: ['brobnar'],
  cards: names.flatMap((id) => copies(4, id)).map((id) => ({ name: id })),
});
const dealt = (seed: number, chance?: string): State =>
  deal({ decks: [deck('a'), deck('b')], seed, ...(chance === undefined ? {} : { chance }) });
const json = (value: unknown): string => JSON.stringify(value);

const words = '00112233445566778899aabbccddeeff';
const key = `${words}0123456789abcdef${words.slice(16)}`;

describe.each([
  ['128', words],
  ['256', key],
])('chance of %s bits', (_, digits) => {
  it('decides in place of the seed, and each digit of it counts', () => {
    expect(json(dealt(1, digits))).toBe(json(dealt(2, digits)));
    const others = Array.from(
      digits,
      (digit, at) => `${digits.slice(0, at)}${digit === '7' ? '8' : '7'}${digits.slice(at + 1)}`,
    );
    expect(new Set([digits, ...others].map((chance) => json(dealt(1, chance)))).size).toBe(digits.length + 1);
  });

  it('is part of the record, and the game keeps every promise', () => {
    const game = startRecorded({ decks: [deck('a'), deck('b')], seed: 1, chance: digits });
    const roll = dice(3);
    for (let n = 0; n < 60 && game.state.ask !== null; n++) {
      const option = roll(legal(game.state).length);
      if (n % 6 === 0) conform(game.state, option, n);
      playOn(game, option);
    }
    const saved: unknown = JSON.parse(json(record(game)));
    expect(stateHash(replay(saved).state)).toBe(stateHash(game.state));
  });

  it('mixes the ids otherwise each time, also where nothing else was drawn', () => {
    const s = dealt(1, digits);
    const rng = s.rng;
    const seen = [0, 1, 2, 3].map(() => {
      mixHidden(s, 0);
      return json(s.players[0]?.deck);
    });
    expect(new Set(seen).size).toBe(4);
    expect(isSameChance(s.rng, rng)).toBe(true);
  });

  it('is in no view and no imagined state', () => {
    const s = dealt(1, digits);
    for (const viewer of [0, 1, 'table'] as const) expect(json(see(s, viewer))).not.toContain(digits.slice(0, 16));
    for (const seat of [0, 1]) {
      const imagined = imagine(s, seat, 5);
      expect(json(imagined)).not.toContain(digits.slice(0, 16));
      expect(imagined).toEqual(imagine(scrambled(s, seat, dice(1)), seat, 5));
    }
  });
});

describe('the ids of hidden cards', () => {
  it('gives hidden cards ids that hang in no way on which card lies where', () => {
    const s = dealt(1, key);
    const turned = clone(s);
    const p = turned.players[0];
    if (p === undefined) throw new Error('Nobody sits there');
    p.deck.reverse();
    p.hand.reverse();
    mixHidden(s, 0);
    mixHidden(turned, 0);
    expect([turned.players[0]?.deck, turned.players[0]?.hand]).toEqual([s.players[0]?.deck, s.players[0]?.hand]);
    // The cards themselves lie the other way round.
    const namesOf = (state: State): unknown => state.players[0]?.deck.map((id) => state.cards[id]?.ref.name);
    expect(namesOf(turned)).not.toEqual(namesOf(s));
  });
});

it('what is imagined goes on in one way, whatever lives the hidden cards really have', () => {
  const s = dealt(1);
  const decks = [s, imagine(s, 0, 9)].map((truth) => {
    const other = imagine(truth, 0, 5);
    mixHidden(other, 1);
    mixHidden(other, 1);
    return other.players[1]?.deck;
  });
  expect(decks[1]).toEqual(decks[0]);
});

describe('what is asked about a pile that lies facedown', () => {
  spell('look-into-hand', purge(a(inHand({}, 'opponent'))));
  spell('search-deck', archive(a(inDeck({}))));

  /** The names of the options, as one who plays the card is asked about them, where the pile lies one way and the other. */
  const asked = (spellName: string, generator: State['rng'], isTurned: boolean): readonly string[] => {
    const pile = ['one', 'two', 'three', 'four', 'six'];
    const t = table({ me: { house: 'brobnar', hand: [spellName], deck: pile }, foe: { hand: pile } });
    t.state.rng = generator;
    for (const ids of [t.state.players[0]?.deck, t.state.players[1]?.hand]) if (isTurned) ids?.reverse();
    t.me.play(spellName);
    return legal(t.state).map((option) => ('card' in option ? option.card.name : option.pick));
  };

  it.each(['look-into-hand', 'search-deck'])('lies in the order of ids where there is a key: %s', (name) => {
    const one = asked(name, { key, block: 0 }, false);
    expect(one).toHaveLength(5);
    expect(asked(name, { key, block: 0 }, true)).toEqual(one);
  });

  it.each(['look-into-hand', 'search-deck'])('is found as it lies where records say so: %s', (name) => {
    const one = asked(name, seedWords(1), false);
    expect(asked(name, seedWords(1), true)).toEqual(one.toReversed());
  });
});

describe('the stream', () => {
  const drawn = (stream: { key: string; block: number }, count: number, below: number): readonly number[] => {
    const draw = new Draw(stream);
    return Array.from({ length: count }, () => draw.below(below));
  };

  it('is what other tools make of the key', () => {
    // printf 'block 0' | openssl dgst -sha256 -mac HMAC -macopt hexkey:$(printf '5%.0s' $(seq 64))
    const block = 'c3f7cbe438cb56be87c005089abdafdbd0f9028af8c41aa559c319092c6d6e7e';
    const numbers = [0, 8, 16, 24, 32, 40, 48, 56].map((at) => Number.parseInt(block.slice(at, at + 4), 16));
    expect(drawn({ key: '5'.repeat(64), block: 0 }, 8, 0x10000)).toEqual(numbers);
  });

  it('goes on from the block after the last one, whatever was left of that', () => {
    const s = { rng: { key, block: 7 } };
    shuffleInPlace(s, [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(s.rng).toEqual({ key, block: 9 });
    shuffleInPlace(s, [1]);
    expect(s.rng).toEqual({ key, block: 9 });
  });

  it.each([{ rng: seedWords(3) }, { rng: { key, block: 7 } }])(
    'of %j is left alone by a choice of one or of none',
    (s) => {
      const { rng } = s;
      expect([randomBelow(s, 1), randomBelow(s, 0)]).toEqual([0, 0]);
      shuffleInPlace(s, []);
      shuffleInPlace(s, ['one']);
      expect(isSameChance(s.rng, rng)).toBe(true);
      randomBelow(s, 2);
      expect(isSameChance(s.rng, rng)).toBe(false);
    },
  );

  it('is even, and its numbers are below the bound', () => {
    for (const sides of [2, 3, 6, 36, 37]) {
      const counts = Array.from({ length: sides }, () => 0);
      const all = 6_000;
      for (const number of drawn({ key, block: sides * 10_000 }, all, sides))
        counts[number] = (counts[number] ?? 0) + 1;
      const expected = all / sides;
      const squares = counts.reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);
      // The chi-squared statistic of so many degrees of freedom; six standard deviations.
      expect(squares).toBeLessThan(sides + 6 * Math.sqrt(2 * sides));
    }
  });

  it('for ids is another one for each moment, and none of its keys is a block', () => {
    const keys = [0, 1, 2].flatMap((block) =>
      [0, 1, 2].map((moment) => {
        const { rng } = sideChance({ rng: { key, block } }, moment);
        return 'key' in rng ? rng.key : '';
      }),
    );
    expect(new Set(keys).size).toBe(9);
    expect(streamFor({ key, block: 1 }, 'ids 1 2').key).toBe(keys[5]);
  });
});

describe('the side chance of the four words', () => {
  it('hangs on each of their bits', () => {
    const rng = seedWords(1);
    const flipped = Array.from({ length: 128 }, (_, bit) => {
      const other: [number, number, number, number] = [...rng];
      const at = bit >> 5;
      other[at] = ((other[at] ?? 0) ^ (1 << (bit & 31))) >>> 0;
      return json(sideChance({ rng: other }, 1).rng);
    });
    expect(new Set([json(sideChance({ rng }, 1).rng), ...flipped]).size).toBe(129);
  });
});
