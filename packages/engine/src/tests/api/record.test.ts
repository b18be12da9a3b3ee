import { describe, expect, it } from 'vitest';
import type { DeckList, Game, GameRecord, Setup } from '../../index.ts';
import {
  defaultEdition,
  engineVersion,
  legal,
  playOn,
  RecordError,
  record,
  recordFormat,
  replay,
  SetupError,
  startRecorded,
  stateHash,
} from '../../index.ts';
import { copies } from '../../testing/cards.ts';

const deck: DeckList = {
  name: 'd',
  houses: ['brobnar', 'dis'],
  cards: [...copies(20, 'five'), ...copies(10, 'imp'), ...copies(6, 'rock')].map((name) => ({ name })),
};
const setup: Setup = { decks: [deck, deck], seed: 4, first: 1, chains: [0, 2] };

/** A game of so many answers, each the first or second option in turn. */
function played(answers: number): Game {
  const game = startRecorded(setup);
  for (let i = 0; i < answers && game.state.ask !== null; i++) playOn(game, (i * 7) % legal(game.state).length);
  return game;
}
const wrong = (saved: GameRecord): RecordError => {
  try {
    replay(saved);
  } catch (error) {
    if (error instanceof RecordError) return error;
    throw error;
  }
  throw new Error('The record was replayed');
};

describe('records', () => {
  it('hold setup, answers, a hash for each turn, the version and the winner', () => {
    const game = played(60);
    const saved = record(game);
    expect(saved).toMatchObject({
      format: recordFormat,
      version: engineVersion,
      setup,
      winner: game.state.winner,
      hash: stateHash(game.state),
    });
    expect(saved.answers).toHaveLength(60);
    expect(saved.checkpoints.map((c) => c.turn)).toEqual(saved.checkpoints.map((_, i) => i + 1));
    expect(saved.checkpoints.length).toBeGreaterThan(2);
  });

  it('name their edition, also where the setup left it to the default', () => {
    expect(record(startRecorded(setup)).setup.edition).toBe(defaultEdition);
    expect(record(startRecorded({ ...setup, edition: 'manual' })).setup.edition).toBe('manual');
  });

  it('that name none were played by rulebook v1.3, when that was all there was', () => {
    const { setup: named, ...rest } = record(startRecorded({ ...setup, edition: 'cota-1.3' }));
    const { edition: _, ...unnamed } = named;
    expect(replay({ ...rest, setup: unnamed }).state.edition).toBe('cota-1.3');
  });

  it('replay to the same state, also through JSON', () => {
    const game = played(60);
    const again = replay(JSON.parse(JSON.stringify(record(game))) as GameRecord);
    expect(JSON.stringify(again.state)).toBe(JSON.stringify(game.state));
    expect(again.checkpoints).toEqual(game.checkpoints);
  });

  it('a record is not changed by playing on', () => {
    const game = played(20);
    const saved = record(game);
    playOn(game, 0);
    expect(saved.answers).toHaveLength(20);
    expect(replay(saved).answers).toHaveLength(20);
  });

  it('a replayed game can be played on', () => {
    const game = replay(record(played(20)));
    playOn(game, 0);
    expect(replay(record(game)).answers).toHaveLength(21);
  });

  it('tells what happened after each answer', () => {
    const saved = record(played(30));
    let calls = 0;
    let turns = 0;
    replay(saved, (events, state) => {
      calls++;
      turns = state.turn;
      expect(Array.isArray(events)).toBe(true);
    });
    expect(calls).toBe(30);
    expect(turns).toBe(saved.checkpoints.at(-1)?.turn);
  });
});

describe('a record that does not replay tells where', () => {
  const saved = record(played(60));

  it('an answer that is no option', () => {
    for (const bad of [99, -1, 0.5]) {
      const error = wrong({ ...saved, answers: saved.answers.with(5, bad) });
      expect(error.answer).toBe(5);
      expect(error.message).toContain(`Answer 5 is ${bad}`);
    }
  });

  it('an answer that leads another way is noticed at the next turn', () => {
    const at = saved.answers.length - 1;
    const i = saved.answers.findIndex((option, n) => n > 2 && n < at - 20 && option > 0);
    const error = wrong({ ...saved, answers: saved.answers.with(i, 0) });
    expect(error.answer).toBeGreaterThanOrEqual(i);
    expect(error.message.length).toBeGreaterThan(20);
  });

  it('another seed', () => expect(wrong({ ...saved, setup: { ...setup, seed: 5 } }).answer).not.toBeNull());

  it('a changed checkpoint', () => {
    const [first, second, ...rest] = saved.checkpoints;
    if (first === undefined || second === undefined) throw new Error('The game is too short');
    const error = wrong({ ...saved, checkpoints: [first, { ...second, hash: '00000000000000' }, ...rest] });
    expect(error.message).toContain('at the start of turn 2');
    expect(error.answer).toBe(second.answers - 1);
  });

  it('truncated answers', () => {
    const error = wrong({ ...saved, answers: saved.answers.slice(0, 10) });
    expect(error.answer).toBe(10);
    expect(error.message).toContain('cut short');
  });

  it('answers cut after the last turn began', () => {
    const error = wrong({ ...saved, answers: saved.answers.slice(0, -1) });
    expect(error.message).toContain('ends in another state');
    expect(error.answer).toBe(59);
  });

  it('too many answers', () => expect(wrong({ ...saved, answers: [...saved.answers, 0] }).answer).toBe(61));

  it('another winner', () => {
    const error = wrong({ ...saved, winner: saved.winner === 0 ? 1 : 0 });
    expect(error.message).toContain('as winner');
  });

  it('a setup that cannot be dealt', () =>
    expect(() => replay({ ...saved, setup: { ...setup, decks: [] } })).toThrow(SetupError));
});
