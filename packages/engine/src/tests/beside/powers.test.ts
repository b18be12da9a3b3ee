// Archon powers: in force from the start of the game, never in play, with moves of their own.
import { describe, expect, it } from 'vitest';
import type { SeatPosition } from '../../index.ts';
import { a, creature, deal, destroy, each, gameEndOf, heal, position, see, table } from '../../index.ts';
import { besideDecks } from '../../testing/besideCards.ts';
import { being, copies, spell } from '../../testing/cards.ts';

const me: SeatPosition = { house: 'brobnar', houses: ['brobnar', 'dis'], deck: copies(9, 'one') };
const foe: SeatPosition = { houses: ['dis', 'logos'], deck: copies(9, 'imp') };

describe('an archon power', () => {
  it('is in force for its player from the first question on, and seen by all [rule archon-power]', () => {
    const [, powers, prophecies] = besideDecks;
    const s = deal({ decks: [powers, prophecies].flatMap((deck) => deck ?? []), seed: 5, first: 0 });
    for (const viewer of [0, 1, 'table'] as const) {
      const [mine, theirs] = see(s, viewer).players;
      expect(mine?.beside.map(({ name, type }) => `${name} ${type}`)).toEqual([
        'might archon-power',
        'grace archon-power',
        'spring archon-power',
      ]);
      expect(theirs?.beside.map(({ name }) => name)).toEqual(['omen', 'portent', 'heads', 'tails']);
      expect(mine?.deck).toBe(29);
    }
    const t = table({ me: { ...me, line: ['five'], beside: ['might'] }, foe: { ...foe, line: ['four'] } });
    expect(see(t.state, 1).players.map(({ line }) => line[0]?.power)).toEqual([6, 4]);
  });

  it('is no card in play, in no pile, and nothing finds it [rule archon-power, rule beside-the-table]', () => {
    const wipe = spell('wipe', destroy(each({})));
    const t = table({ me: { ...me, hand: [wipe], artifacts: ['rock'], beside: ['might', 'spring'] }, foe });
    t.me.play(wipe);
    t.expect({ me: { artifacts: [], beside: ['might', 'spring'], discard: [wipe, 'rock'] } });
  });

  it('its move is made once each turn, by its player [rule archon-power]', () => {
    const t = table({ me: { ...me, beside: ['spring'] }, foe: { ...foe, beside: ['spring'] } });
    t.foe.cannot('beside', 'spring', 'not-your-turn');
    t.me.beside('spring');
    t.me.cannot('beside', 'spring', 'limit');
    t.expect({ me: { aember: 1 }, foe: { aember: 0 } });
    t.me.end();
    t.foe.house('dis');
    t.foe.beside('spring');
    t.expect({ me: { aember: 1 }, foe: { aember: 1 } });
    t.foe.end();
    t.me.house('brobnar');
    t.me.beside('spring');
    t.expect({ me: { aember: 2 } });
  });

  it('a move may be made as often as the card says, and asks like any ability', () => {
    const t = table({ me: { ...me, line: ['five'], beside: ['armory'] }, foe: { ...foe, line: ['four'] } });
    t.me.beside('armory').choose('four').beside('armory').choose('four');
    t.me.cannot('beside', 'armory', 'limit');
    t.expect({ me: { line: ['five'] }, foe: { line: [{ id: 'four', damage: 2 }] } });
  });

  it('grants abilities to the cards of its player, as long as they are theirs', () => {
    const t = table({ me: { ...me, line: ['five'], beside: ['armory'] }, foe });
    t.me.reap('five');
    t.expect({ me: { line: [{ id: 'five', exhausted: true }], hand: ['one'], aember: 1 } });
  });

  it('hears of what both players do, where it says so, and replaces what is to happen', () => {
    const t = table({
      me: { ...me, houses: ['sanctum'], beside: ['spark'] },
      foe: { ...foe, beside: ['spark'] },
      step: 'forge',
    });
    t.me.house('sanctum').order('spark');
    t.expect({ house: 'sanctum', me: { aember: 2 }, foe: { aember: 2 } });
    const tax = spell('tax', { kind: 'lose', who: 'you', amount: 2 });
    const saved = table({ me: { ...me, hand: [tax], aember: 3, beside: ['grace'] }, foe });
    saved.me.play(tax);
    saved.expect({ me: { aember: 3 }, foe: { aember: 1 } });
  });

  it('a move is neither a play nor a use: alpha cards may still come first', () => {
    const first = being('first', { keywords: ['alpha'] });
    const t = table({ me: { ...me, hand: [first], beside: ['spring'] }, foe });
    t.me.beside('spring').play(first);
    t.expect({ me: { aember: 1, line: [{ id: first, exhausted: true }] } });
  });

  it('Modifier keys-to-win: the fourth key is the last, and of no color', () => {
    const t = table({
      step: 'forge',
      me: { ...me, keys: 2, aember: 12, beside: ['toil'] },
      foe: { ...foe, keys: 2, aember: 6 },
    });
    t.me.house('brobnar');
    t.expect({ me: { keys: 3, aember: 6 } });
    expect(see(t.state, 0).players.map(({ keysToWin }) => keysToWin)).toEqual([4, undefined]);
    t.me.end();
    t.expect({ winner: 'foe' });
    const u = table({ step: 'forge', me: { ...me, keys: 3, aember: 6, beside: ['toil'] }, foe });
    u.expect({ winner: 'me' });
    expect(u.state.players[0]?.keys).toEqual(['red', 'blue', 'yellow', 'colorless']);
    expect(gameEndOf(u.state)).toBe('keys');
  });

  it('a deck says what lies beside it, and only that may [rule beside-the-table]', () => {
    const [deck] = besideDecks;
    if (deck === undefined) throw new Error('There is no deck');
    expect(() => deal({ decks: [{ ...deck, beside: ['rock'] }, deck], seed: 1 })).toThrow('rock beside the table');
    expect(() => deal({ decks: [{ ...deck, beside: ['nowhere'] }, deck], seed: 1 })).toThrow('not known: nowhere');
    expect(() => deal({ decks: [{ ...deck, cards: [{ name: 'might' }] }, deck], seed: 1 })).toThrow(
      'might lies beside',
    );
    // The card of a token creature lies there too, and is no creature as long as it does.
    const s = position({ seats: [{ house: 'brobnar', beside: ['five'] }, {}] });
    expect(see(s, 0).players[0]?.beside.map(({ name }) => name)).toEqual(['five']);
    const mend = spell('mend', heal('all', a(creature)));
    const none = table({ me: { ...me, beside: ['five'], hand: [mend] }, foe });
    none.me.play(mend);
    none.expect({ me: { beside: ['five'] } });
  });
});
