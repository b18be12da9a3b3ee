// Events that the server itself adds to a tournament: begin, pairing, cut, end.

import type { TournamentEvent } from './log/events.ts';
import { cutSizes } from './log/events.ts';
import { lotOfBye, lotOfTwo } from './lots.ts';
import { bracketOf, pairsOf } from './pairing/bracket.ts';
import { pairSwiss } from './pairing/swiss.ts';
import { entrantsOf, standingsOf } from './standings.ts';
import type { Tournament } from './tournament.ts';
import { activePlayers, cutRounds, isRoundOver, plannedRounds, swissRounds } from './tournament.ts';

interface SystemEventDeps {
  /** Of this tournament. */
  readonly secret: string;
  /** Milliseconds since 1970. */
  readonly now: number;
  /** Ids of tables are no lot: nothing depends on them. */
  readonly newTable: () => string;
}

/** The next event that needs no person; null while the tournament waits for one. */
export function nextSystemEvent(tournament: Tournament, deps: SystemEventDeps): TournamentEvent | null {
  switch (tournament.stage) {
    case 'gathering': {
      const { startsAt } = tournament.opened;
      if (startsAt === null || deps.now < startsAt) return null;
      return tournament.players.length < 2 ? { type: 'called-off' } : { type: 'began', secret: deps.secret };
    }
    case 'running':
      return isRoundOver(tournament) ? goOn(tournament, deps) : null;
    case 'over':
    case 'called-off':
      return null;
  }
}

function goOn(tournament: Tournament, deps: SystemEventDeps): TournamentEvent {
  if (tournament.seeds !== null) return goOnWithCut(tournament, tournament.seeds, deps);
  const active = activePlayers(tournament);
  if (active.length >= 2 && swissRounds(tournament).length < plannedRounds(tournament))
    return pairRound(tournament, deps);
  const best = standingsOf(tournament).filter(({ hasDropped }) => !hasDropped);
  // Where too many are gone, fewer come into the cut.
  const size = cutSizes.findLast((one) => one <= Math.min(tournament.opened.cut, active.length)) ?? 0;
  if (size === 0) return { type: 'ended', champion: best[0]?.person ?? null };
  return { type: 'seeded', seeds: best.slice(0, size).map(({ person }) => person) };
}

function pairRound(tournament: Tournament, { newTable }: SystemEventDeps): TournamentEvent {
  const round = tournament.rounds.length + 1;
  const { lotKey } = tournament;
  if (lotKey === null) throw new Error(`Tournament ${tournament.id} has not begun: nobody is paired yet`);
  const { pairs, bye } = pairSwiss(entrantsOf(tournament), {
    ofTwo: (one, other) => lotOfTwo(lotKey, round, one, other),
    ofBye: (person) => lotOfBye(lotKey, round, person),
  });
  return {
    type: 'paired',
    pairings: pairs.map(([one, other]) => ({ table: newTable(), players: [one, other] })),
    byes: bye === null ? [] : [bye],
  };
}

function goOnWithCut(tournament: Tournament, seeds: readonly string[], { newTable }: SystemEventDeps): TournamentEvent {
  const slots = bracketOf(seeds, cutRounds(tournament)).at(-1) ?? [];
  if (slots.length === 1) return { type: 'ended', champion: slots[0] ?? null };
  const active = new Set(activePlayers(tournament));
  const pairings: { table: string; players: [string, string] }[] = [];
  const byes: string[] = [];
  for (const pair of pairsOf(slots)) {
    const [one, other] = pair.filter((slot) => slot !== null && active.has(slot));
    if (one == null) continue;
    if (other == null) byes.push(one);
    else pairings.push({ table: newTable(), players: [one, other] });
  }
  return { type: 'paired', pairings, byes };
}
