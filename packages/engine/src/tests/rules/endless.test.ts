import { describe, expect, it } from 'vitest';
import type { DeckList, Game, State } from '../../index.ts';
import {
  a,
  aember,
  again,
  allTrue,
  answer,
  cannot,
  clone,
  constant,
  count,
  creature,
  dealDamage,
  destroy,
  EndlessError,
  eachTime,
  enemy,
  exalt,
  exists,
  friendly,
  gain,
  legal,
  lose,
  may,
  moreThan,
  playerCannot,
  playOn,
  position,
  RecordError,
  record,
  recordFormat,
  repeatWhile,
  replay,
  settle,
  startRecorded,
  stateHash,
  steal,
  table,
  when,
} from '../../index.ts';
import { being, copies, spell, thing } from '../../testing/cards.ts';

const opponentIsRicher = moreThan(aember('opponent'), aember('you'));

describe('a repetition ends when a round did nothing', () => {
  const safe = () => being('safe', {}, constant(playerCannot('you', 'be-stolen-from')));

  it('"repeat this effect" against a card that forbids it [rule repeat]', () => {
    const bait = spell('bait', when(opponentIsRicher, steal(1)), when(opponentIsRicher, again));
    const t = table({ me: { house: 'brobnar', hand: [bait] }, foe: { aember: 3, line: [safe()] } });
    t.me.play('bait');
    t.expect({ me: { aember: 0, discard: ['bait'] }, foe: { aember: 3, line: ['safe'] } });
  });

  it('"while", too [rule repeat]', () => {
    const drain = spell('drain', repeatWhile(opponentIsRicher, steal(1)), gain(1));
    const t = table({ me: { house: 'brobnar', hand: [drain] }, foe: { aember: 3, line: [safe()] } });
    t.me.play('drain');
    t.expect({ me: { aember: 1, discard: ['drain'] }, foe: { aember: 3, line: ['safe'] } });
  });

  it('as long as rounds do something it goes on, and then it ends', () => {
    const bait = spell('bait', when(opponentIsRicher, steal(1)), when(opponentIsRicher, again));
    const t = table({ me: { house: 'brobnar', hand: [bait] }, foe: { aember: 5 } });
    t.me.play('bait');
    t.expect({ me: { aember: 3 }, foe: { aember: 2 } });
  });

  it('a choice alone is nothing done: nobody has to choose for ever', () => {
    const proof = being('proof', {}, constant(cannot(creature, 'destroyed')));
    const judge = spell(
      'judge',
      destroy(a(enemy(creature))),
      when(moreThan(count({ all: enemy(creature) }), count({ all: friendly(creature) })), again),
    );
    const t = table({ me: { house: 'brobnar', hand: [judge] }, foe: { line: [proof, 'two'] } });
    t.me.play('judge').choose('two');
    t.expect({ me: { discard: ['judge'] }, foe: { line: ['proof', 'two'] } });
  });

  it('but who may repeat it may always try another target', () => {
    const proof = being('proof', {}, constant(cannot({ is: { ref: 'self' } }, 'destroyed')));
    const hunt = spell('hunt', destroy(a(enemy(creature))), when(exists(enemy(creature)), may(again)));
    const t = table({ me: { house: 'brobnar', hand: [hunt] }, foe: { line: [proof, 'two'] } });
    t.me.play('hunt').choose('proof').yes().choose('proof').yes().choose('two').no();
    t.expect({ me: { discard: ['hunt'] }, foe: { line: ['proof'] } });
  });

  it('the game itself is repeated for ever, turns in which nothing is done too', () => {
    const t = table({ me: { house: 'brobnar' }, foe: {} });
    const turn = t.state.turn;
    t.me.end();
    expect(t.state.turn).toBeGreaterThan(turn);
  });

  it('what began a round is part of the state: a copy goes the same way', () => {
    const hunt = spell('hunt', dealDamage(1, a(enemy(creature))), when(allTrue(exists(enemy(creature))), again));
    const s = position({
      seats: [{ house: 'brobnar', hand: [hunt] }, { line: ['two', 'three'] }],
    });
    const play = legal(s).findIndex((o) => o.pick === 'move' && o.move.do === 'play');
    answer(s, play);
    const copy = JSON.parse(JSON.stringify(s)) as State;
    for (const state of [s, copy]) for (let i = 0; i < 4; i++) answer(state, 0);
    expect(stateHash(copy)).toBe(stateHash(s));
  });
});

/** Two artifacts of one player that set each other off for ever, once that player gains æmber. */
const circle = (): readonly string[] => [
  thing('well', eachTime({ event: 'gain', who: 'you' }, lose(1))),
  thing('spring', eachTime({ event: 'lose', who: 'you' }, gain(1))),
];

/** Set off by a verb alone, and by a node that could ask: the engine takes these in different ways. */
const sparks = [
  ['verbs', gain(1)],
  ['repetition', repeatWhile(moreThan(10, 1), gain(1))],
] as const;

describe('a game that would never end', () => {
  it.each(sparks)('is stopped with an error that names its cards: %s', (_, spark) => {
    const t = position({
      seats: [{ house: 'brobnar', hand: [spell('spark', spark)], artifacts: [...circle()] }, {}],
    });
    const play = legal(t).findIndex((o) => o.pick === 'move' && o.move.do === 'play');
    expect(() => answer(clone(t), play)).toThrow(EndlessError);
    expect(() => answer(t, play)).toThrow(/(well, spring|spring, well)/);
    expect(() => answer(t, 0)).toThrow('begin anew from a copy');
  });

  it('a repetition that does something in each round has no end of its own', () => {
    const give = spell('give', repeatWhile(exists(friendly(creature)), gain(1)));
    const t = position({ seats: [{ house: 'brobnar', hand: [give], line: ['five'] }, {}] });
    const copy = clone(t);
    const play = legal(t).findIndex((o) => o.pick === 'move' && o.move.do === 'play');
    expect(() => answer(t, play)).toThrow(/would never end.*turn \d+.*give/);
    expect(legal(copy).length).toBeGreaterThan(1);
    answer(copy, legal(copy).length - 1);
    expect(copy.turn).toBe(t.turn + 1);
  });
});

describe('questions with a single option that would never end', () => {
  it('settle gives them up, at a question that can still be answered', () => {
    const feed = spell('feed', repeatWhile(exists(friendly(creature)), exalt(a(friendly(creature)))));
    const s = position({ seats: [{ house: 'brobnar', hand: [feed], line: ['five'] }, {}] });
    answer(
      s,
      legal(s).findIndex((o) => o.pick === 'move' && o.move.do === 'play'),
    );
    expect(() => settle(s)).toThrow(EndlessError);
    expect(legal(s)).toHaveLength(1);
    expect(answer(s, 0)).not.toEqual([]);
  });
});

describe('a recorded game in which an answer would never end', () => {
  const share = spell('share', repeatWhile(exists({ type: 'action', zone: 'hand' }), gain(1)));
  const deck: DeckList = { name: 'd', houses: ['brobnar'], cards: copies(36, share).map((name) => ({ name })) };

  /** A game whose next answer may be to play a card that never ends. */
  function atPlay(): { readonly game: Game; readonly play: number } {
    const game = startRecorded({ decks: [deck, deck], seed: 1, first: 0 });
    for (;;) {
      const play = legal(game.state).findIndex((o) => o.pick === 'move' && o.move.do === 'play');
      if (play >= 0) return { game, play };
      playOn(game, legal(game.state).length - 1);
    }
  }

  it('stands where it stood before, and goes on', () => {
    const { game, play } = atPlay();
    const before = stateHash(game.state);
    const { length } = game.answers;
    expect(() => playOn(game, play)).toThrow(EndlessError);
    expect(stateHash(game.state)).toBe(before);
    expect(game.answers).toHaveLength(length);
    const { turn } = game.state;
    while (game.state.turn === turn) playOn(game, legal(game.state).length - 1);
    expect(replay(record(game)).answers).toEqual(game.answers);
  });

  it('what is no option changes nothing, and the state stays the same object', () => {
    const { game } = atPlay();
    const { state } = game;
    expect(() => playOn(game, 99)).toThrow(RangeError);
    expect(game.state).toBe(state);
  });

  it('a record with that answer is told where it is wrong', () => {
    const { game, play } = atPlay();
    const saved = record(game);
    expect(saved.format).toBe(recordFormat);
    const at = saved.answers.length;
    const wrong = { ...saved, answers: [...saved.answers, play] };
    expect(() => replay(wrong)).toThrow(RecordError);
    expect(() => replay(wrong)).toThrow(`Answer ${at}: This answer would never end`);
  });
});
