import type { Game, Playing } from '@vaultsong/tables';
import { readLog, replayEntry } from '@vaultsong/tables';
import { playMatch } from '@vaultsong/tables/testing';
import { describe, expect, it } from 'vitest';
import { replayEvents } from '../../workers/replayEvents.ts';
import { gameOf } from '../gameView.ts';
import { GameHistory } from './gameHistory.ts';

const eventsOf = (game: Game): unknown[] => replayEvents(game).flatMap((text): unknown[] => JSON.parse(text));

/** Counts how often a game is played again. */
function counted() {
  let count = 0;
  return {
    replay: (game: Game) => {
      count += 1;
      return replayEvents(game);
    },
    get count() {
      return count;
    },
  };
}

/** Plays a match of three games, with answers that are taken back, and shows it after each entry. */
function playOn(onEntry: (playing: Playing | null, history: GameHistory, seq: number) => void, from = 0): Set<string> {
  const seenKinds = new Set<string>();
  const history = new GameHistory();
  let table: ReturnType<typeof readLog> | null = null;
  playMatch(
    {
      asked: { play: { type: 'duel', decks: 'own', format: { bestOf: 3, adaptive: false } }, takeBacks: 'consent' },
      ...{ seed: 4, bots: 0, length: 900 },
    },
    {
      onWritten: ({ table: { id }, entries }) => {
        const entry = entries.at(-1);
        if (entry === undefined) throw new Error('Nothing was written');
        if (table === null) table = readLog(id, [entry]);
        else
          replayEntry(table, entry, (event, now, { seq }, { events }) => {
            seenKinds.add(event.type);
            const playing = gameOf(now);
            if (event.type === 'answered' && playing !== null && seq >= from)
              history.add(playing, event.options.length, events);
          });
        onEntry(gameOf(table), history, entry.seq);
      },
    },
    () => {},
  );
  return seenKinds;
}

describe('the history of a game', () => {
  it('has at each moment what happened in it, whatever is taken back, and plays nothing again', () => {
    const never = counted();
    let most = 0;
    const seenKinds = playOn((playing, history, seq) => {
      if (playing === null) return;
      most = Math.max(most, playing.number);
      // To play it again at each moment would take long.
      if (seq % 9 === 0) expect(history.eventsOf(playing, never.replay)).toEqual(eventsOf(playing.game));
    });
    expect(never.count).toBe(0);
    expect([...seenKinds]).toEqual(expect.arrayContaining(['answered', 'taken-back']));
    expect(most).toBeGreaterThan(1);
  });

  it('plays a game again once, where its beginning was missed, and not for the next who ask', () => {
    const replays = counted();
    let compared = 0;
    playOn((playing, history, seq) => {
      if (playing === null || playing.number > 1 || seq < 40) return;
      const events = history.eventsOf(playing, replays.replay);
      if (seq % 9 === 0) expect(events).toEqual(eventsOf(playing.game));
      compared += 1;
    }, 40);
    expect(compared).toBeGreaterThan(20);
    expect(replays.count).toBe(1);
  });

  it('is completed elsewhere while the game goes on', async () => {
    const moments: Playing[] = [];
    playOn((playing, _, seq) => {
      if (playing === null || playing.number > 1 || (seq !== 40 && seq !== 60)) return;
      moments.push({ ...playing, game: { ...playing.game, answers: [...playing.game.answers] } });
    });
    const [before, after] = moments;
    if (before === undefined || after === undefined) throw new Error('The match was too short');
    expect(after.game.answers.length).toBeGreaterThan(before.game.answers.length);
    const history = new GameHistory();
    let now = before;
    let replays = 0;
    await history.complete(
      () => now,
      async (game) => {
        replays += 1;
        const events = replayEvents(game);
        now = after;
        return events;
      },
    );
    expect(replays).toBe(2);
    expect(history.covers(after)).toBe(true);
    expect(history.eventsOf(after, () => [])).toEqual(eventsOf(after.game));
  });
});
