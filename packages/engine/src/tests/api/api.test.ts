import { describe, expect, it } from 'vitest';
import type { DeckList, Position, State } from '../../index.ts';
import {
  a,
  after,
  answer,
  chooseOne,
  clone,
  creature,
  creatureCard,
  deal,
  define,
  definition,
  destroy,
  exactly,
  gain,
  isDefined,
  legal,
  may,
  position,
  returns,
  SetupError,
  settle,
  stateHash,
  table,
} from '../../index.ts';
import { copies, spell } from '../../testing/cards.ts';

const deck = (name: string): DeckList => ({
  name,
  houses: ['brobnar'],
  cards: copies(36, 'five').map((id) => ({ name: id })),
});
const json = (s: State): string => JSON.stringify(s);

describe('deal refuses a setup that cannot be played, and says what would be right', () => {
  const refused = (setup: unknown, message: RegExp): void => {
    expect(() => deal(setup as never)).toThrow(SetupError);
    expect(() => deal(setup as never)).toThrow(message);
  };
  it('one deck', () => refused({ decks: [deck('a')], seed: 1 }, /at least 2 seats, not 1/));
  it('a seed that is no whole number', () => {
    refused({ decks: [deck('a'), deck('b')], seed: 1.5 }, /seed must be a whole number, not 1.5/);
    refused({ decks: [deck('a'), deck('b')], seed: Number.NaN }, /seed must be a whole number, not NaN/);
  });
  it('chance that is neither 128 nor 256 bits, or none at all', () => {
    for (const chance of ['', 'abc', 'F'.repeat(32), '0'.repeat(32), '0'.repeat(64), 'f'.repeat(48), 'f'.repeat(96)])
      refused({ decks: [deck('a'), deck('b')], seed: 1, chance }, /Chance must be 32 or 64 hexadecimal digits/);
  });
  it('an unknown edition', () =>
    refused(
      { decks: [deck('a'), deck('b')], seed: 1, edition: 'cota-9' },
      /Unknown edition cota-9; there is cota-1.0, cota-1.3, master-16, current, manual/,
    ));
  it('a first player who is not there', () =>
    refused({ decks: [deck('a'), deck('b')], seed: 1, first: 2 }, /seat from 0 to 1, not 2/));
  it('more than two decks without an adventure', () =>
    refused({ decks: [deck('a'), deck('b'), deck('c')], seed: 1 }, /for 2 decks, not 3: .* an adventure/));
  it('chains', () => {
    for (const chains of [[1], [1, 25], [-1, 0], [0.5, 0]])
      refused(
        { decks: [deck('a'), deck('b')], seed: 1, chains },
        /Chains must be a whole number from 0 to 24 for each seat/,
      );
  });
  it('an empty deck, and a card that is not known', () => {
    refused({ decks: [deck('a'), { ...deck('b'), cards: [] }], seed: 1 }, /The deck "b" has no cards/);
    refused(
      { decks: [deck('a'), { ...deck('b'), cards: [{ name: 'unicorn' }] }], seed: 1 },
      /The deck "b" has a card that is not known: unicorn/,
    );
  });
  it('takes a deck with mavericks and bonus icons of its own', () => {
    const s = deal({
      decks: [
        {
          ...deck('a'),
          cards: copies(36, 'five').map((name) => ({
            name,
            house: 'dis' as const,
            bonus: ['aember' as const, 'draw' as const],
          })),
        },
        deck('b'),
      ],
      seed: 1,
      first: 0,
    });
    expect(s.cards[0]?.print).toMatchObject({ house: 'dis', bonus: ['aember', 'draw'] });
  });
});

describe('define', () => {
  it('a card of the same id takes the place of the other', () => {
    define([creatureCard({ id: 'chameleon', name: 'First', house: 'brobnar', power: 1 })]);
    define([creatureCard({ id: 'chameleon', name: 'Second', house: 'brobnar', power: 2 })]);
    expect(definition('chameleon')).toMatchObject({ name: 'Second', power: 2 });
  });
  it('a card needs an id', () =>
    expect(() => define([creatureCard({ id: '', name: 'Nobody', house: 'brobnar' })])).toThrow(/needs an id: Nobody/));

  it('an unknown card', () => {
    expect(isDefined('unicorn')).toBe(false);
    expect(() => definition('unicorn')).toThrow(/Unknown card: unicorn/);
  });
});

describe('answer', () => {
  it.each([-1, 99, 0.5, Number.NaN, Number.POSITIVE_INFINITY])('refuses %d and changes nothing', (wrong) => {
    const t = table({ me: { house: 'brobnar', hand: ['five'] } });
    const before = json(t.state);
    expect(() => answer(t.state, wrong)).toThrow(RangeError);
    expect(() => answer(t.state, wrong)).toThrow(/is not among the 3 options \(0 to 2\) of the question "move"/);
    expect(json(t.state)).toBe(before);
  });

  it('refuses every answer when the game is over', () => {
    const t = table({ step: 'forge', me: { houses: ['brobnar'], keys: 2, aember: 6 } });
    expect(legal(t.state)).toEqual([]);
    expect(() => answer(t.state, 0)).toThrow(/The game is over/);
  });

  it('returns what happened, in order', () => {
    const t = table({ me: { house: 'brobnar', line: ['five'] } });
    const reap = legal(t.state).findIndex((o) => o.pick === 'move' && o.move.do === 'reap');
    expect(answer(t.state, reap).map((e) => e.type)).toEqual(['use', 'gain', 'reaped']);
  });

  it('a list that it returned is not changed by later answers', () => {
    const t = table({ me: { house: 'brobnar', line: ['five', 'four'] } });
    const first = answer(t.state, 0);
    const length = first.length;
    answer(t.state, 0);
    expect(first).toHaveLength(length);
  });
});

describe('settle', () => {
  it('answers questions with a single option, and stops at the first with several', () => {
    const s = position({
      seats: [
        { house: 'brobnar', hand: [spell('kill', destroy(a(creature)), destroy(a(creature)))] },
        { line: ['one', 'two'] },
      ],
    });
    answer(s, 0);
    expect(s.ask?.options).toHaveLength(2);
    expect(settle(s)).toEqual([]);
    answer(s, 0);
    const events = settle(s);
    expect(events.map((e) => e.type)).toContain('destroy');
    expect(s.ask === null || s.ask.options.length > 1).toBe(true);
  });

  it('ends a game that plays by itself', () => {
    const s = position({ step: 'forge', seats: [{ houses: ['brobnar'], keys: 2, aember: 6 }, {}] });
    expect(settle(s)).toEqual([]);
    expect(returns(s)).toEqual([1, -1]);
  });
});

describe('clone and after', () => {
  it('a clone is equal, and independent in both directions', () => {
    const t = table({
      me: {
        house: 'brobnar',
        line: ['five', { id: 'four', upgrades: ['hat'] }],
        hand: ['six'],
        deck: copies(9, 'one'),
      },
      foe: { line: ['three'] },
    });
    const copy = clone(t.state);
    expect(json(copy)).toBe(json(t.state));
    const original = json(t.state);
    for (let i = 0; i < 6 && copy.ask !== null; i++) answer(copy, 0);
    expect(json(t.state)).toBe(original);
    const later = json(copy);
    answer(t.state, 0);
    expect(json(copy)).toBe(later);
  });

  it('after leaves the state as it was', () => {
    const t = table({ me: { house: 'brobnar', line: ['five'] } });
    const before = json(t.state);
    const next = after(t.state, 0);
    expect(json(t.state)).toBe(before);
    expect(json(next)).not.toBe(before);
    expect(() => after(t.state, 99)).toThrow(RangeError);
  });

  it('in the middle of an effect, also through JSON', () => {
    const x = spell(
      'x',
      { kind: 'choose', as: 'c', ...exactly(2, creature) },
      may(destroy({ var: 'c' })),
      chooseOne({ label: 'one', then: gain(1) }, { label: 'two', then: gain(2) }),
    );
    const t = table({ me: { house: 'brobnar', hand: [x] }, foe: { line: ['one', 'two', 'three'] } });
    t.me.play('x').choose('three');
    const copy = clone(t.state);
    const revived = JSON.parse(json(t.state)) as State;
    for (const s of [copy, revived, t.state]) {
      answer(s, 0);
      answer(s, 0);
      answer(s, 1);
    }
    expect(json(copy)).toBe(json(t.state));
    expect(json(revived)).toBe(json(t.state));
    t.expect({ me: { aember: 2 }, foe: { line: ['two'] } });
  });
});

describe('returns', () => {
  it('is null while the game runs', () => expect(returns(table({ me: { house: 'brobnar' } }).state)).toBeNull());
  it('has one entry a seat when it is over', () => {
    expect(
      returns(table({ step: 'forge', active: 1, me: {}, foe: { houses: ['dis'], keys: 2, aember: 6 } }).state),
    ).toEqual([-1, 1]);
  });
});

describe('stateHash', () => {
  it('is equal for equal states, and 14 hexadecimal digits after the form in which states are written', () => {
    const t = table({ me: { house: 'brobnar', line: ['five'] } });
    expect(stateHash(t.state)).toBe(stateHash(clone(t.state)));
    expect(stateHash(t.state)).toMatch(/^5-[0-9a-f]{14}$/);
  });
  it('differs when anything differs', () => {
    const hash = (p: Position): string => stateHash(position(p));
    const base = hash({ seats: [{ house: 'brobnar', line: ['five'] }, {}] });
    expect(hash({ seats: [{ house: 'brobnar', line: [{ id: 'five', damage: 1 }] }, {}] })).not.toBe(base);
    expect(hash({ seats: [{ house: 'brobnar', line: ['five'] }, {}], seed: 1 })).not.toBe(base);
    expect(hash({ seats: [{ house: 'brobnar', line: ['five'], aember: 1 }, {}] })).not.toBe(base);
  });
});

describe('position', () => {
  it('places every field of a seat and of a card', () => {
    const s = position({
      active: 1,
      turn: 7,
      first: 0,
      seed: 5,
      seats: [
        { houses: ['brobnar', 'dis', 'logos'], chains: 3 },
        {
          house: 'dis',
          hand: ['one', 'two'],
          line: [
            'three',
            {
              id: 'four',
              house: 'mars',
              owner: 0,
              damage: 1,
              aember: 2,
              exhausted: true,
              stunned: true,
              warded: true,
              enraged: true,
              power: 3,
              counters: { doom: 4 },
              upgrades: ['hat'],
              under: ['nine'],
            },
          ],
          artifacts: ['rock', { id: 'lens', exhausted: true }],
          deck: ['five', 'six'],
          discard: ['seven', 'eight'],
          archives: ['imp'],
          purged: ['curse'],
          aember: 5,
          keys: 1,
          chains: 2,
        },
      ],
    });
    const names = (ids: readonly number[]): readonly string[] => ids.map((id) => s.cards[id]?.ref.name ?? '');
    const [me, foe] = s.players;
    expect(s).toMatchObject({ active: 1, turn: 7, first: 0, step: 'main', house: 'dis' });
    expect(me).toMatchObject({ houses: ['brobnar', 'dis', 'logos'], chains: 3 });
    expect(foe).toMatchObject({ aember: 5, keys: ['red'], chains: 2 });
    expect(names(foe?.hand ?? [])).toEqual(['one', 'two']);
    expect(names(foe?.line ?? [])).toEqual(['three', 'four']);
    expect(names(foe?.artifacts ?? [])).toEqual(['rock', 'lens']);
    expect(names(foe?.deck ?? [])).toEqual(['six', 'five']);
    expect(names(foe?.discard ?? [])).toEqual(['eight', 'seven']);
    expect(names(foe?.archives ?? [])).toEqual(['imp']);
    expect(names(foe?.purged ?? [])).toEqual(['curse']);
    const four = s.cards.find((card) => card.ref.name === 'four');
    expect(four).toMatchObject({ owner: 0, print: { house: 'mars' }, zone: 'play', away: 1 });
    const body = s.bodies[four?.ref.id ?? -1];
    expect(body).toMatchObject({
      controller: 1,
      damage: 1,
      aember: 2,
      exhausted: true,
      stunned: true,
      warded: true,
      rage: 1,
      power: 3,
      besides: { counters: { doom: 4 } },
    });
    expect(names(body?.upgrades ?? [])).toEqual(['hat']);
    expect(names(body?.besides?.under ?? [])).toEqual(['nine']);
  });

  it('is a state like any other: it plays on', () => {
    const s = position({
      seats: [
        { house: 'brobnar', deck: copies(9, 'one') },
        { houses: ['dis'], deck: copies(9, 'one') },
      ],
    });
    settle(s);
    expect(s.players.map((p) => p.hand.length)).toEqual([6, 0].map((n, i) => s.players[i]?.hand.length ?? n));
    expect(s.turn).toBeGreaterThan(3);
  });

  it('at the start of a turn', () => {
    const s = position({ step: 'forge', turn: 4, seats: [{ houses: ['brobnar', 'dis'], aember: 6 }, {}] });
    expect(s).toMatchObject({ turn: 4, step: 'house' });
    expect(s.players[0]).toMatchObject({ keys: ['red'], aember: 0 });
  });

  const refused = (p: unknown, message: RegExp): void => {
    expect(() => position(p as Position)).toThrow(SetupError);
    expect(() => position(p as Position)).toThrow(message);
  };
  it('refuses a card that is not known, wherever it is named', () => {
    for (const seat of [
      { hand: ['unicorn'] },
      { line: ['unicorn'] },
      { artifacts: [{ id: 'unicorn' }] },
      { deck: ['unicorn'] },
      { discard: ['unicorn'] },
      { archives: ['unicorn'] },
      { purged: ['unicorn'] },
      { line: [{ id: 'one', upgrades: ['unicorn'] }] },
      { line: [{ id: 'one', under: ['unicorn'] }] },
    ])
      refused({ seats: [seat, {}] }, /not known: unicorn/);
  });
  it('refuses an active player who is not there', () =>
    refused({ seats: [{}, {}], active: 2 }, /active player must be a seat from 0 to 1, not 2/));
  it('refuses a card where its type cannot lie', () => {
    refused({ seats: [{ line: ['rock'] }, {}] }, /rock/);
    refused({ seats: [{ line: ['blank'] }, {}] }, /blank/);
    refused({ seats: [{ artifacts: ['five'] }, {}] }, /five/);
    refused({ seats: [{ line: [{ id: 'one', upgrades: ['two'] }] }, {}] }, /two/);
  });
  it('refuses an owner who is not there', () =>
    refused({ seats: [{ line: [{ id: 'one', owner: 2 }] }, {}] }, /seat from 0 to 1, not 2/));
});
