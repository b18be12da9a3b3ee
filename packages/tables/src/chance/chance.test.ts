import { deckOfName } from '@vaultsong/decks';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { duelOf, Host, secretOf } from '../testing/host.ts';
import { chanceOf, commitmentTo, lotOf, sealedDeckOf } from './chance.ts';

const secret = secretOf(1);

/** The setups that were dealt at a table, as text. */
const chances = (host: Host): readonly string[] =>
  host.entries.flatMap(({ data }) => /"chance":"([0-9a-f]+)"/.exec(data)?.[1] ?? []);

describe('the chance of a game', () => {
  test('is 256 bits that follow from secret, number and nonces, whoever makes them', () => {
    // The key is the secret, the message the purpose and the nonces as a list of JSON: anybody can check it with other tools, such as
    // printf '%s' '["game 1","a","b"]' | openssl dgst -sha256 -mac HMAC -macopt hexkey:5555…5551
    const digits = 'fecb2ce8f5d8b76338e41bbbc618e7c3090058b84b39804d6aadd6954f106f67';
    expect(chanceOf(secret, 1, ['a', 'b'])).toBe(digits);
    expect(chanceOf(secret, 1, ['a', 'b'], 32)).toBe(digits.slice(0, 32));
    expect(commitmentTo('00'.repeat(32))).toBe('66687aadf862bd776c8fc18b8e9f8e20089714856ee233b3902a591d0d5f2925');
  });

  test('is another one for another secret, game, nonce or place of a nonce', () => {
    const nonce = fc.string({ maxLength: 64 });
    fc.assert(
      fc.property(fc.array(nonce, { minLength: 1, maxLength: 3 }), fc.integer({ min: 1, max: 5 }), (nonces, game) => {
        const all = [
          chanceOf(secret, game, nonces),
          chanceOf(secretOf(2), game, nonces),
          chanceOf(secret, game + 1, nonces),
          chanceOf(secret, game, [...nonces, '']),
          chanceOf(secret, game, ['x', ...nonces]),
          chanceOf(
            secret,
            game,
            nonces.map((one) => `${one}!`),
          ),
        ];
        expect(new Set(all).size).toBe(all.length);
        for (const chance of all) expect(chance).toMatch(/^[0-9a-f]{64}$/);
      }),
    );
    expect(chanceOf(secret, 1, ['a","b'])).not.toBe(chanceOf(secret, 1, ['a', 'b']));
  });

  test('differs from game to game of a series', () => {
    const host = duelOf({ play: { type: 'duel', decks: 'own', format: { bestOf: 5, adaptive: false } } });
    for (let game = 0; game < 2; game++)
      host.play(3).do('ann', { type: 'concede' }).do('ann', { type: 'choose-first', first: 0 });
    const dealt = chances(host);
    expect(dealt).toHaveLength(3);
    expect(new Set(dealt).size).toBe(3);
    expect(dealt).toEqual([1, 2, 3].map((game) => chanceOf(host.secret, game, ['of ann', 'of bob'])));
  });

  test('is nothing that the server alone decides: another nonce deals other cards', () => {
    const dealtWith = (nonce: string): readonly string[] => {
      const host = new Host().seat('ann').do('bob', { type: 'join', nonce });
      return chances(
        host.do('bob', { type: 'choose-deck', deck: host.table.seats[0]?.deck ?? deckOf(), origin: null }),
      );
    };
    expect(dealtWith('one')).toHaveLength(1);
    expect(dealtWith('one')).toEqual(dealtWith('one'));
    expect(dealtWith('one')).not.toEqual(dealtWith('two'));
  });
});

const deckOf = (): never => {
  throw new Error('Ann has no deck');
};

describe('lots', () => {
  test('fall about evenly, and who opens a bidding hangs on nothing but the secret either', () => {
    const fell = [0, 0];
    for (let n = 0; n < 400; n++) {
      const first = lotOf(secretOf(n), 'first', []);
      fell[first] = (fell[first] ?? 0) + 1;
    }
    expect(Math.min(...fell)).toBeGreaterThan(150);
    const pairs = Array.from(
      { length: 60 },
      (_, n) => `${lotOf(secretOf(n), 'first', [])}${lotOf(secretOf(n), 'opener', [])}`,
    );
    expect(new Set(pairs).size).toBe(4);
  });
});

describe('a sealed deck', () => {
  test('is of one of the sets, another for each seat, and can be made from its name', () => {
    const sets = new Set<string>();
    for (let n = 0; n < 30; n++) {
      const names = [0, 1].map((seat) => sealedDeckOf(secretOf(n), seat, ['cota', 'aoa'], ['a', 'b']));
      expect(names[0]).not.toBe(names[1]);
      for (const name of names) {
        expect(name).toMatch(/^generated:(cota|aoa):[0-9]+$/);
        sets.add(name.split(':')[1] ?? '');
        expect(deckOfName(name).cards.reduce((sum, { count }) => sum + count, 0)).toBe(36);
      }
    }
    expect([...sets].sort()).toEqual(['aoa', 'cota']);
  });

  test('is of the first set there is where none is named', () => {
    expect(sealedDeckOf(secret, 0, [], [])).toMatch(/^generated:cota:/);
  });

  test('differs for seeds that differ only above 32 bits', () => {
    const low = deckOfName('generated:cota:7');
    const high = deckOfName(`generated:cota:${7 + 2 ** 40}`);
    expect(high).not.toEqual(low);
  });
});
