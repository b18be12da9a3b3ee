import { findBundled, referenceDecks, toDeckList } from '@vaultsong/decks';
import { replay, SetupError } from '@vaultsong/engine';
import { describe, expect, test } from 'vitest';
import type { AdventurePlan } from './adventure.ts';
import { adventureRecord, adventureSetup, simulateAdventure } from './adventure.ts';

const decks = ['miss-onyx-censorius', 'radiant-argus-the-supreme'].map((name) => toDeckList(findBundled(name).deck));
const plan = (more: Partial<AdventurePlan> = {}): AdventurePlan => ({
  decks,
  difficulty: 'normal',
  bot: 'rules',
  games: 2,
  seed: 3,
  edition: 'current',
  ...more,
});

describe('a team of bots against the Keyraken', () => {
  test('plays all games to their end, the same whenever they are played', async () => {
    const progress: number[] = [];
    const first = await simulateAdventure(plan(), { onProgress: (done) => progress.push(done) });
    expect(first).toMatchObject({ unfinished: 0, errors: [] });
    expect(first.won + first.lost).toBe(2);
    expect(progress).toEqual([1, 2]);
    const { seconds: _, ...same } = first;
    expect(await simulateAdventure(plan())).toMatchObject(same);
  });

  test('takes turns at going first', () => {
    expect([0, 1, 2].map((game) => adventureSetup(plan(), game).first)).toEqual([0, 1, 0]);
  });

  test('draws other decks for each game when only their number is said, no deck twice', () => {
    const pool = referenceDecks.map(({ deck }) => toDeckList(deck));
    const teams = [0, 1, 2, 3].map((game) =>
      adventureSetup(plan({ decks: pool, players: 3 }), game)
        .decks.slice(0, 3)
        .map(({ name }) => name),
    );
    for (const team of teams) expect(new Set(team).size).toBe(3);
    expect(new Set(teams.flat()).size).toBeGreaterThan(3);
    expect(() => adventureSetup(plan({ players: 3 }), 0)).toThrow('3 players need as many decks, not 2');
  });

  test('leaves a record that replays', () => {
    const record = adventureRecord(plan({ bot: 'random', decks: decks.slice(0, 1) }), 0);
    expect(replay(JSON.parse(JSON.stringify(record))).state.winner).toBe(record.winner);
  });

  test('counts what took too long as unfinished', async () => {
    expect(await simulateAdventure(plan({ maxDecisions: 5 }))).toMatchObject({
      won: 0,
      lost: 0,
      unfinished: 2,
      meanTurns: 0,
    });
  });

  test('ends with what was played so far when it is progress to', async () => {
    const ending = new AbortController();
    const { games } = await simulateAdventure(plan({ games: 50 }), {
      signal: ending.signal,
      onProgress: (done) => done === 2 && ending.abort(),
    });
    expect(games).toBe(2);
  });

  test('refuses plans that cannot be played', async () => {
    await expect(simulateAdventure(plan({ games: 0 }))).rejects.toThrow(RangeError);
    await expect(simulateAdventure(plan({ decks: [] }))).rejects.toThrow(SetupError);
  });
});
