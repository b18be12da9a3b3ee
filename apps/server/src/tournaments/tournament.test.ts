import { createHmac } from 'node:crypto';
import type { DeckList } from '@vaultsong/engine';
import type { Person } from '@vaultsong/protocol';
import type { Entry } from '@vaultsong/tables';
import { commitmentTo, LogError, sealedDeckOf, terms } from '@vaultsong/tables';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { Command } from './decide.ts';
import { decide, gamesFor } from './decide.ts';
import { entryOf, rootHash } from './log/entries.ts';
import type { TournamentEvent, TournamentEventOf } from './log/events.ts';
import { deckOf } from './lots.ts';
import { standingsOf } from './standings.ts';
import { nextSystemEvent } from './systemEvents.ts';
import type { Tournament } from './tournament.ts';
import { activePlayers, cutRounds, plannedRounds, replayEntry, swissRounds, tournamentOf } from './tournament.ts';

const id = 'tournament';
const secret = 'ab'.repeat(32);
const deck: DeckList = { name: 'A deck', houses: ['dis'], cards: [{ name: 'ember-imp' }] };
const person = (name: string): Person => ({ id: name, name, kind: 'account' });
const organizer = person('organizer');

/** A tournament that is played by its log alone. */
class Played {
  readonly log: Entry[] = [];
  tournament: Tournament;
  #tables = 0;

  constructor(more: Partial<TournamentEventOf<'opened'>> = {}) {
    const opened: TournamentEvent = {
      ...{ type: 'opened', organizer: organizer.id, name: 'A tournament', commitment: commitmentTo(secret) },
      ...{ rounds: null, cut: 0, maxPlayers: 64, startsAt: null, admits: 'everybody' },
      terms: terms.parse({ play: { type: 'duel', decks: 'own', format: { bestOf: 3, adaptive: false } } }),
      ...more,
    };
    this.log.push(entryOf(opened, 0, 0, rootHash(id)));
    this.tournament = tournamentOf(id, this.log);
  }

  write(event: TournamentEvent): void {
    const entry = entryOf(event, this.tournament.next, this.log.length, this.tournament.hash);
    this.log.push(entry);
    this.tournament = replayEntry(this.tournament, entry);
  }

  act(who: Person, command: Command): void {
    const event = decide(this.tournament, who, command, secret);
    if (event !== null) this.write(event);
  }

  join(...names: readonly string[]): this {
    for (const name of names) this.act(person(name), { type: 'join', brought: { deck, origin: null } });
    return this;
  }

  begin(): this {
    this.act(organizer, { type: 'begin' });
    return this.goOn();
  }

  /** All that the server does by itself. */
  goOn(now = 0): this {
    for (;;) {
      const newTable = (): string => String(this.#tables++).padStart(10, '0');
      const event = nextSystemEvent(this.tournament, { secret, now, newTable });
      if (event === null) return this;
      this.write(event);
    }
  }

  get open() {
    return this.tournament.rounds.at(-1)?.pairings.filter(({ result }) => result === null) ?? [];
  }

  decide(table: string, winner: 0 | 1 | null, games = gamesFor(this.tournament, winner)): this {
    this.write({ type: 'decided', table, winner, games, reason: 'table' });
    return this.goOn();
  }

  /** The first of each match by the alphabet wins it. */
  playRound(): this {
    for (const { table, players } of this.open) this.decide(table, players[0] < players[1] ? 0 : 1);
    return this;
  }
}

const names = (count: number): string[] => Array.from({ length: count }, (_, at) => `p${String(at).padStart(2, '0')}`);

describe('a tournament', () => {
  it('of eight has three rounds, and the one without a loss wins it', () => {
    const played = new Played().join(...names(8)).begin();
    expect(plannedRounds(played.tournament)).toBe(3);
    for (let round = 0; round < 3; round++) played.playRound();
    expect(played.tournament).toMatchObject({ stage: 'over', champion: 'p00' });
    expect(standingsOf(played.tournament)[0]).toMatchObject({
      person: 'p00',
      points: 3,
      wins: 3,
      rank: 1,
      gameWinRate: 100,
    });
  });

  it('of two is one match', () => {
    const played = new Played().join('a', 'b').begin();
    expect(played.open).toHaveLength(1);
    expect(played.playRound().tournament).toMatchObject({ stage: 'over', champion: 'a' });
  });

  it('ends with a cut, in which first and second meet in the final', () => {
    const played = new Played({ cut: 4, rounds: 3 }).join(...names(8)).begin();
    for (let round = 0; round < 3; round++) played.playRound();
    const { seeds } = played.tournament;
    expect(seeds).toHaveLength(4);
    const semifinals = played.open.map(({ players }) => players.toSorted());
    expect(semifinals).toEqual([[seeds?.[0], seeds?.[3]].toSorted(), [seeds?.[1], seeds?.[2]].toSorted()]);
    played.playRound().playRound();
    expect(played.tournament).toMatchObject({ stage: 'over', champion: 'p00' });
    const [first, second, third] = standingsOf(played.tournament);
    expect([first?.cut, second?.cut, third?.cut]).toEqual([2, 1, 0]);
  });

  it('begins by itself at its time, and is called off where nobody came', () => {
    const played = new Played({ startsAt: 1000 }).join('a', 'b');
    expect(played.goOn(999).tournament.stage).toBe('gathering');
    expect(played.goOn(1000).tournament.stage).toBe('running');
    expect(new Played({ startsAt: 1000 }).join('a').goOn(1000).tournament.stage).toBe('called-off');
  });

  it('goes on without those who drop out, who lose what they were playing', () => {
    const played = new Played({ rounds: 3 }).join('a', 'b', 'c', 'd').begin();
    played.act(person('d'), { type: 'leave', person: 'd' });
    played.playRound();
    expect(played.tournament.rounds[1]?.byes).toHaveLength(1);
    expect(played.tournament.rounds[1]?.pairings.flatMap(({ players }) => players)).not.toContain('d');
  });

  it('walks over those who drop out of the cut', () => {
    const played = new Played({ cut: 4, rounds: 1 }).join('a', 'b', 'c', 'd').begin().playRound();
    const gone = played.tournament.seeds?.[3] ?? '';
    for (const { table, players } of played.open) {
      if (players.includes(gone)) played.act(person(gone), { type: 'leave', person: gone });
      played.decide(table, players.includes(gone) ? (players[0] === gone ? 0 : 1) : 0);
    }
    // They had won, and then they were gone: the other finalist has nobody to play.
    expect(played.tournament.rounds.at(-1)).toMatchObject({ pairings: [], byes: [expect.any(String)] });
    expect(played.tournament.stage).toBe('over');
    expect(played.tournament.champion).not.toBe(gone);
  });

  it('has a final that nobody won where both lost it', () => {
    const played = new Played({ cut: 2, rounds: 1 }).join('a', 'b').begin().playRound();
    played.decide(played.open[0]?.table ?? '', null);
    expect(played.tournament).toMatchObject({ stage: 'over', champion: null });
  });
});

describe('ties', () => {
  it('are broken by how strong the opponents were, a bye not counted, then by games', () => {
    const played = new Played({ rounds: 1 }).join('a', 'b', 'c', 'd', 'e').begin();
    for (const [at, { table }] of played.open.entries()) played.decide(table, 0, at === 0 ? [2, 0] : [2, 1]);
    const places = standingsOf(played.tournament);
    // Two won against somebody who lost all, which counts a third; one had the bye, and no opponent.
    expect(
      places.slice(0, 3).map(({ points, opponentWinRate, gameWinRate }) => [points, opponentWinRate, gameWinRate]),
    ).toEqual([
      [1, 33.33, 100],
      [1, 33.33, 66.67],
      [1, 0, 0],
    ]);
    expect(places.slice(3).map(({ opponentWinRate, gameWinRate }) => [opponentWinRate, gameWinRate])).toEqual([
      [100, 33.33],
      [100, 0],
    ]);
  });
});

describe('a request', () => {
  const refused = (work: () => unknown, code: string) =>
    expect(work).toThrow(expect.objectContaining({ name: 'ApiError', code }));

  it('is refused to all but the organizer where it is theirs', () => {
    const played = new Played().join('a', 'b');
    for (const command of [{ type: 'begin' }, { type: 'call-off' }, { type: 'leave', person: 'b' }] as const)
      refused(() => played.act(person('a'), command), 'forbidden');
  });

  it('to take part is refused when it has begun, or is full, or is for others', () => {
    const full = new Played({ maxPlayers: 2 }).join('a', 'b');
    refused(() => full.join('c'), 'conflict');
    full.join('a');
    refused(() => full.begin().join('c'), 'conflict');
    refused(() => new Played({ admits: 'bots' }).join('a'), 'forbidden');
    const guest: Person = { id: 'g', name: 'Guest 1', kind: 'guest' };
    const join: Command = { type: 'join', brought: { deck, origin: null } };
    refused(() => new Played({ admits: 'accounts' }).act(guest, join), 'forbidden');
    refused(() => new Played().act(guest, { type: 'join', brought: null }), 'invalid');
  });

  it('to begin alone is refused', () => refused(() => new Played().join('a').begin(), 'conflict'));

  it('to decide a match is done for the round that is played, and may be corrected in it', () => {
    const played = new Played({ rounds: 2 }).join('a', 'b', 'c', 'd').begin();
    const [first, second] = played.open;
    const table = first?.table ?? '';
    played.act(organizer, { type: 'rule', table, winner: null });
    expect(played.tournament.rounds[0]?.pairings[0]?.result).toEqual({
      winner: null,
      games: [0, 0],
      reason: 'organizer',
    });
    played.act(organizer, { type: 'rule', table, winner: first?.players[1] ?? '' });
    expect(played.tournament.rounds[0]?.pairings[0]?.result).toEqual({ winner: 1, games: [0, 2], reason: 'organizer' });
    refused(() => played.act(organizer, { type: 'rule', table, winner: second?.players[0] ?? '' }), 'invalid');
    played.decide(second?.table ?? '', 0);
    refused(() => played.act(organizer, { type: 'rule', table, winner: null }), 'conflict');
  });
});

interface Scenario {
  readonly players: number;
  readonly cut: 0 | 2 | 4 | 8;
  readonly rounds: number | null;
  /** What happens next, again and again. */
  readonly chance: Iterator<number>;
}

/** Plays a tournament to its end: results, double losses, drops, in any order. */
function playAll({ players, cut, rounds, chance }: Scenario): Played {
  const next = (): number => chance.next().value ?? 0;
  const played = new Played({ cut, rounds }).join(...names(players)).begin();
  while (played.tournament.stage === 'running') {
    const active = activePlayers(played.tournament);
    const leaver = active[next() % Math.max(1, active.length)];
    if (next() % 8 === 0 && leaver !== undefined) played.act(person(leaver), { type: 'leave', person: leaver });
    const { open } = played;
    const match = open[next() % Math.max(1, open.length)];
    if (match === undefined) throw new Error('It runs, and nothing is played');
    played.decide(match.table, ([0, 1, 0, 1, 0, 1, null] as const)[next() % 7] ?? null);
  }
  return played;
}

const scenario = fc.record({
  players: fc.integer({ min: 2, max: 64 }),
  cut: fc.constantFrom<0 | 2 | 4 | 8>(0, 2, 4, 8),
  rounds: fc.option(fc.integer({ min: 1, max: 7 })),
  chance: fc.infiniteStream(fc.nat(10_000)),
});

describe('whatever happens', () => {
  it('all who still play are paired once in each round, or have its one bye, and the end is reached', () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const { log } = playAll(given);
        let now = tournamentOf(id, log.slice(0, 1));
        for (const entry of log.slice(1)) {
          const before = now;
          now = replayEntry(now, entry);
          const round = now.rounds.at(-1);
          if (now.rounds.length === before.rounds.length || round === undefined) continue;
          const paired = [...round.pairings.flatMap(({ players }) => players), ...round.byes];
          expect(new Set(paired).size).toBe(paired.length);
          const active = activePlayers(before);
          for (const one of paired) expect(active).toContain(one);
          if (round.isCut) continue;
          expect(paired).toHaveLength(active.length);
          expect(round.byes).toHaveLength(active.length % 2);
        }
        expect(now.stage).toBe('over');
        expect(swissRounds(now).length).toBeLessThanOrEqual(plannedRounds(now));
        expect(cutRounds(now).length).toBe(Math.log2(now.seeds?.length ?? 1));
        expect(standingsOf(now).map(({ rank }) => rank)).toEqual(now.players.map((_, at) => at + 1));
      }),
      { numRuns: 30 },
    );
  });

  it('nobody meets again and nobody has a second bye, where nobody drops out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 2, max: 64 }), fc.infiniteStream(fc.nat(2)), (players, chance) => {
        const played = new Played().join(...names(players)).begin();
        while (played.open.length > 0) {
          const [match] = played.open;
          if (match !== undefined)
            played.decide(match.table, ([0, 1, null] as const)[chance.next().value ?? 0] ?? null);
        }
        const { rounds } = played.tournament;
        const pairs = rounds.flatMap(({ pairings }) => pairings.map((one) => one.players.toSorted().join(' ')));
        expect(new Set(pairs).size).toBe(pairs.length);
        const byes = rounds.flatMap((round) => round.byes);
        expect(new Set(byes).size).toBe(byes.length);
      }),
      { numRuns: 30 },
    );
  });

  it('the same log makes the same tournament, and each entry that the server wrote follows from those before', () => {
    fc.assert(
      fc.property(scenario, (given) => {
        const { log, tournament } = playAll(given);
        expect(tournamentOf(id, log)).toEqual(tournament);
        let now = tournamentOf(id, log.slice(0, 1));
        for (const entry of log.slice(1)) {
          const event: TournamentEvent = JSON.parse(entry.data);
          if (event.type === 'paired' || event.type === 'seeded' || event.type === 'ended') {
            const tables = event.type === 'paired' ? event.pairings.map(({ table }) => table) : [];
            expect(nextSystemEvent(now, { secret, now: 0, newTable: () => tables.shift() ?? '' })).toEqual(event);
          }
          now = replayEntry(now, entry);
        }
      }),
      { numRuns: 30 },
    );
  });

  it('a log that was changed is none', () => {
    const { log } = new Played().join('a', 'b', 'c', 'd').begin();
    for (const [at, entry] of log.entries()) {
      const changed = log.with(at, { ...entry, data: entry.data.replace(/"([abcd])"/, '"e"'), at: entry.at + 1 });
      expect(() => tournamentOf(id, changed)).toThrow(LogError);
      if (at < log.length - 1) expect(() => tournamentOf(id, log.toSpliced(at, 1))).toThrow(LogError);
    }
  });

  it('lots and dealt decks are drawn with what the players added, and from the secret alone where they added nothing', () => {
    const begun = (nonces: readonly string[]): Tournament => {
      const played = new Played({ terms: terms.parse({ play: { type: 'duel', decks: 'sealed' } }) });
      for (const [at, nonce] of nonces.entries()) played.act(person(`p${at}`), { type: 'join', brought: null, nonce });
      played.act(organizer, { type: 'begin' });
      return played.tournament;
    };
    const decks = (tournament: Tournament) => [0, 1].map((at) => deckOf(tournament, `p${at}`)?.origin);
    const without = begun(['', '']);
    expect(without.lotKey).toBe(secret);
    expect(decks(without)).toEqual([0, 1].map((seat) => sealedDeckOf(secret, seat, [], [without.id])));
    const key = createHmac('sha256', Buffer.from(secret, 'hex')).update('["lots","x",""]').digest('hex');
    const one = begun(['x', '']);
    expect([one.lotKey, decks(one)]).toEqual([key, [0, 1].map((seat) => sealedDeckOf(key, seat, [], [one.id]))]);
    expect(begun(['', 'x']).lotKey).not.toBe(key);
  });

  it('a secret that is not the one of the commitment is refused', () => {
    const played = new Played().join('a', 'b');
    expect(() => played.write({ type: 'began', secret: 'cd'.repeat(32) })).toThrow(LogError);
  });
});
