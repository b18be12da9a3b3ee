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
const wrong = (saved: unknown): RecordError => {
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

  it('are dealt by the rules of today unless told otherwise, and keep those of 2022 where they name them', () => {
    expect(record(startRecorded(setup)).setup.edition).toBe('current');
    const before = record(startRecorded({ ...setup, edition: 'master-16' }));
    expect(replay(JSON.parse(JSON.stringify(before)) as GameRecord).state.edition).toBe('master-16');
  });

  it('that name none were played by rulebook v1.3, when that was all there was', () => {
    const { setup: named, ...rest } = record(startRecorded({ ...setup, edition: 'cota-1.3' }));
    const { edition: _, ...unnamed } = named;
    expect(replay({ ...rest, setup: unnamed }).state.edition).toBe('cota-1.3');
  });

  it('that are nested without end are told by name, wherever that is', () => {
    const saved = record(played(10));
    const endless: unknown = JSON.parse('['.repeat(50_000) + ']'.repeat(50_000));
    const decks = saved.setup.decks.map((deck) => ({ ...deck, more: endless }));
    for (const one of [
      endless,
      { ...saved, format: endless },
      { ...saved, answers: endless },
      { ...saved, more: endless },
      { ...saved, setup: { ...saved.setup, decks } },
    ])
      expect(wrong(one).message).toBe('record is nested deeper than 16 levels, as no record is');
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

  it('another seed, where no hash of the setup tells', () => {
    const { setupHash: _, ...old } = saved;
    expect(wrong({ ...old, setup: { ...setup, seed: 5 } }).answer).not.toBeNull();
  });

  it('a changed checkpoint', () => {
    const [first, second, ...rest] = saved.checkpoints;
    if (first === undefined || second === undefined) throw new Error('The game is too short');
    const error = wrong({ ...saved, checkpoints: [first, { ...second, hash: '5-00000000000000' }, ...rest] });
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

describe('what is no record is told before it is played', () => {
  const saved = record(played(20));
  const [first] = saved.setup.decks;

  it('another format, whatever else it holds', () => {
    expect(wrong({ format: 2, game: 'of the future' }).message).toBe(
      'This engine reads records of format 1, but the format of this one is 2',
    );
    expect(wrong({ ...saved, format: undefined }).message).toContain('the format of this one is missing');
  });

  it.each<readonly [string, unknown]>([
    ['record must be an object with fields, but it is null', null],
    ['record must be an object with fields, but it is []', []],
    ['record.version must be text, but it is 3', { ...saved, version: 3 }],
    ['record.setup must be an object with fields, but it is missing', { ...saved, setup: undefined }],
    ['record.setup.seed must be a whole number, but it is "4"', { ...saved, setup: { ...setup, seed: '4' } }],
    ['record.setup.decks must be a list, but it is {}', { ...saved, setup: { ...setup, decks: {} } }],
    [
      'record.setup.decks[1].cards[2].name must be text, but it is missing',
      { ...saved, setup: { ...setup, decks: [first, { ...first, cards: [{ name: 'imp' }, { name: 'imp' }, {}] }] } },
    ],
    [
      'record.setup.quickstart must be true where it is there, but it is false',
      { ...saved, setup: { ...setup, quickstart: false } },
    ],
    [
      'record.setup.chains[0] must be a whole number from 0 on, but it is -1',
      { ...saved, setup: { ...setup, chains: [-1, 0] } },
    ],
    ['record.answers must be a list, but it is "0,1"', { ...saved, answers: '0,1' }],
    [
      'record.answers[3] must be a number, but it is null',
      { ...saved, answers: saved.answers.with(3, Number.NaN).map((n) => (Number.isNaN(n) ? null : n)) },
    ],
    [
      'record.checkpoints[0].turn must be a whole number from 0 on, but it is missing',
      { ...saved, checkpoints: [{ answers: 2, hash: saved.hash }] },
    ],
    [
      'record.setupHash must be a hash of 14 hexadecimal digits, but it is "0123456789abcd0"',
      { ...saved, setupHash: '0123456789abcd0' },
    ],
    [
      'record.setupHash must be a hash of 14 hexadecimal digits, but it is "5-0123456789abcd"',
      { ...saved, setupHash: '5-0123456789abcd' },
    ],
    ['record.winner must be a seat, or null for nobody, but it is missing', { ...saved, winner: undefined }],
    ['record.hash must be a hash of 14 hexadecimal digits, after its form, but it is "abc"', { ...saved, hash: 'abc' }],
  ])('%s', (message, bad) => {
    const error = wrong(bad);
    expect(error.message).toBe(message);
    expect(error.answer).toBeNull();
  });

  it('a setup that was changed, though the game would be the same', () => {
    const renamed = { ...saved.setup, decks: saved.setup.decks.map((deck) => ({ ...deck, name: 'another' })) };
    const error = wrong({ ...saved, setup: renamed });
    expect(error.message).toContain('The setup is not the one that the record was made with');
    expect(error.answer).toBeNull();
  });

  it('the order in which a file has the fields of a setup does not matter', () => {
    const turned = Object.fromEntries(Object.entries(saved.setup).reverse());
    expect(replay({ ...saved, setup: turned }).answers).toEqual(saved.answers);
  });

  it('a record without a hash of its setup, as all were once, replays', () => {
    const { setupHash: _, ...old } = saved;
    expect(replay(old).answers).toEqual(saved.answers);
  });
});

describe('a record of another version of the engine', () => {
  const saved = { ...record(played(60)), version: '9.0.0' };

  it('replays where the rules did not change', () => expect(replay(saved).answers).toHaveLength(60));

  it('is told to be one where it parts', () => {
    const parted = wrong({ ...saved, answers: saved.answers.slice(0, -1) });
    expect(parted.message).toContain('ends in another state');
    expect(parted.message).toContain(`version 9.0.0 of the engine and this is ${engineVersion}`);
    expect(wrong({ ...saved, answers: saved.answers.with(5, 99) }).message).toContain('version 9.0.0');
  });

  it.each([
    ['keys were a number', '0.3.0'],
    ['cards were written whole', '0.4.0'],
    ['ids were dealt from the order in which cards lay', '0.6.0'],
  ])('of a time when %s has hashes of another form: its turns and its winner are compared', (_, version) => {
    const other = '00000000000000';
    const old = { ...saved, version, hash: other };
    const checkpoints = old.checkpoints.map((turn) => ({ ...turn, hash: other }));
    expect(replay({ ...old, checkpoints }).state.turn).toBe(checkpoints.at(-1)?.turn);
    const [first, ...rest] = checkpoints;
    if (first === undefined) throw new Error('The game is too short');
    const shifted = [{ ...first, answers: first.answers + 1 }, ...rest];
    expect(wrong({ ...old, checkpoints: shifted }).message).toContain('The replay parts from the record');
    expect(wrong({ ...old, checkpoints, winner: 1 }).message).toContain('as winner');
  });

  it('of this version the game alone is wrong', () =>
    expect(wrong({ ...saved, version: engineVersion, hash: '5-00000000000000' }).message).not.toContain('version'));
});
