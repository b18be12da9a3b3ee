// Results of the games at the server, where there is one and one is known there, asked for page by page.

import { difficulties } from '@vaultsong/adventures/difficulty';
import { botNames } from '@vaultsong/bots/names';
import { editionNames } from '@vaultsong/engine';
import type { OwnResult } from '@vaultsong/protocol';
import { useEffect, useState } from 'react';
import type { GameResult } from '../../games/result.ts';
import type { Reason } from '../../games/resultsOf.ts';
import { rest } from '../../online/rest.ts';
import { useSession } from '../../online/session.ts';
import { toRequestError } from '../../onlineUi/toRequestError.ts';
import { onlineTablePath } from '../../routing/paths.ts';
import type { Placed } from './entry.ts';

export interface Served {
  readonly placed: readonly Placed[];
  readonly uncounted: ReadonlyMap<Reason, number>;
  /** none: there is no server, or one is nobody there. asking: more are still to come. */
  readonly state: 'none' | 'asking' | 'all' | 'cut' | 'failed';
  /** Why not all are here, in words. */
  readonly error: string | null;
}

const nothing: Served = { placed: [], uncounted: new Map(), state: 'none', error: null };

/** Pages that are asked for at most: 10,000 matches. */
export const mostPages = 50;

/** The games of a match. It ended at one time, so that its games have the same. */
export function placedOf(result: OwnResult): readonly Placed[] {
  const { table, at, play, difficulty, edition, opponent, bot, games } = result;
  const isDuel = play === 'duel';
  return games.map(({ won, first, deck, houses, against, againstHouses }, n): Placed => {
    const counted: GameResult = {
      number: n + 1,
      place: 'online',
      won,
      at,
      decks: deck === null ? [] : [{ name: deck, houses }],
      foe: against === null ? null : { name: against, houses: againstHouses },
      opponent: isDuel ? (opponent ?? '') : 'the Keyraken',
      bot: botNames.find((name) => name === bot) ?? null,
      difficulty: difficulties.find((name) => name === difficulty) ?? null,
      edition: editionNames.find((name) => name === edition) ?? 'current',
      first,
      houses: null,
      turns: 0,
      keys: [0, 0],
      // Online the others agree to them.
      takeBacks: 0,
    };
    return { id: `${table}.${n + 1}`, result: counted, path: onlineTablePath(table) };
  });
}

/** Pages of results, one after the other, until there is none left or nobody waits for them. */
async function* pages(): AsyncGenerator<{ readonly results: readonly OwnResult[]; readonly hasOlder: boolean }> {
  // Where there is no server, nobody loads the schemas of one.
  const { ownResultsAnswer } = await import('@vaultsong/protocol');
  let after: string | null = null;
  for (let page = 0; page < mostPages; page++) {
    const query: string = after === null ? '' : `?after=${after}`;
    const answer = await rest(ownResultsAnswer, 'GET', `/api/me/results${query}`);
    yield answer;
    after = answer.results.at(-1)?.table ?? null;
    if (!answer.hasOlder || after === null) return;
  }
}

const servedOf = (results: readonly OwnResult[], state: Served['state'], error: string | null = null): Served => {
  const open = results.filter(({ decided, games }) => !decided && games.length === 0).length;
  return {
    placed: results.flatMap(placedOf),
    uncounted: open === 0 ? new Map() : new Map([['no-winner', open]]),
    state,
    error,
  };
};

export function useServed(): Served {
  const session = useSession();
  const id = session.type === 'online' ? (session.you?.id ?? null) : null;
  const [served, setServed] = useState(nothing);
  useEffect(() => {
    setServed(nothing);
    if (id === null) return;
    let late = false;
    const ask = async (): Promise<void> => {
      const all: OwnResult[] = [];
      try {
        let isCut = false;
        for await (const { results, hasOlder } of pages()) {
          if (late) return;
          all.push(...results);
          isCut = hasOlder;
          if (hasOlder) setServed(servedOf(all, 'asking'));
        }
        if (!late) setServed(servedOf(all, isCut ? 'cut' : 'all'));
      } catch (error) {
        if (!late) setServed(servedOf(all, 'failed', toRequestError(error).message));
      }
    };
    void ask();
    return () => {
      late = true;
    };
  }, [id]);
  return served;
}
