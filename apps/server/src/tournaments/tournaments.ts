// All tournaments of the server. Each is its log: any process may see to any of them at any moment, and whoever comes second
// finds that it was done. So a tournament goes on wherever it was when a process was killed.
import { randomBytes } from 'node:crypto';
import type { Person } from '@vaultsong/protocol';
import type { Table, Terms } from '@vaultsong/tables';
import { commitmentTo, scoreOf, stageOf } from '@vaultsong/tables';
import { ApiError } from '../errors/apiError.ts';
import type { PubSub } from '../pubsub/pubSub.ts';
import type { Store } from '../store/store.ts';
import { newTableId, nonceWindow } from '../tables/createTable.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';
import type { Command } from './decide.ts';
import { decide, gamesFor } from './decide.ts';
import type { StoredListing } from './eventStore.ts';
import { TournamentEventStore } from './eventStore.ts';
import { entryOf, rootHash } from './log/entries.ts';
import type { TournamentEvent, TournamentEventOf } from './log/events.ts';
import { deckOf } from './lots.ts';
import { nextSystemEvent } from './systemEvents.ts';
import type { Pairing, Tournament } from './tournament.ts';
import { replayEntry, tournamentOf } from './tournament.ts';

export interface TournamentsOptions {
  readonly store: Store;
  readonly tableRegistry: TableRegistry;
  readonly pubSub: PubSub;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

/** What an organizer says. */
export type Wanted = Omit<TournamentEventOf<'opened'>, 'type' | 'organizer' | 'commitment'>;

/** How often it is tried to write after others were faster, before it is given up. */
const tries = 20;

/** Of one organizer, that are not over. */
const mostAtOnce = 10;

/** So many are kept in memory; a tournament that is not is read from its log. */
const mostKept = 100;

/** Less than that for a turn would be lost by whoever did not look at the moment of the pairing. Seconds. */
const leastTurn = 120;

export class Tournaments {
  readonly #options: TournamentsOptions;
  readonly #eventStore: TournamentEventStore;
  readonly #known = new Map<string, { readonly tournament: Tournament; readonly secret: string }>();
  /** Tables that nobody plays at any more, because the tournament decided their match. */
  readonly #closed = new Set<string>();

  constructor(options: TournamentsOptions) {
    this.#options = options;
    this.#eventStore = new TournamentEventStore(options.store);
  }

  /** @returns its id @throws ApiError where there cannot be such a tournament */
  async open(by: Person, wanted: Wanted): Promise<string> {
    if (by.kind === 'guest')
      throw new ApiError('forbidden', 'Opening a tournament needs an account: choose a name and a password first');
    if ((await this.#eventStore.running(by.id)) >= mostAtOnce)
      throw new ApiError('conflict', `You have ${mostAtOnce} unfinished tournaments: end one first`);
    const secret = randomBytes(32).toString('hex');
    const id = newTableId();
    const opened: TournamentEvent = {
      ...wanted,
      ...{ type: 'opened', organizer: by.id, commitment: commitmentTo(secret) },
      terms: termsFor(wanted),
    };
    const first = entryOf(opened, 0, this.#options.now(), rootHash(id));
    const tournament = tournamentOf(id, [first]);
    await this.#eventStore.create(tournament, secret, first);
    this.#keep(tournament, secret);
    return id;
  }

  /** As it stands. @throws ApiError where there is none */
  async find(id: string): Promise<Tournament> {
    return (await this.#load(id)).tournament;
  }

  list(): Promise<readonly StoredListing[]> {
    return this.#eventStore.list();
  }

  /** Does what somebody asks for. @throws ApiError where they may not */
  async act(id: string, who: Person, command: Command): Promise<void> {
    await this.#write(id, (tournament, secret) => decide(tournament, who, command, secret));
    await this.seeTo(id);
  }

  /** A table has been played to its end; where it is none of a tournament, or known already, nothing happens. */
  async tableIsOver(table: Table): Promise<void> {
    const { tournament } = table.opened;
    if (tournament === undefined) return;
    const isNew = await this.#write(tournament, (now) => resultFrom(now, table));
    if (isNew) await this.seeTo(tournament);
  }

  /** Sees to all tournaments that run or must begin, one after the other. To be called now and then. @throws what kept one from it */
  async sweep(): Promise<void> {
    const faults: unknown[] = [];
    for (const id of await this.#eventStore.waiting(this.#options.now()))
      await this.seeTo(id).catch((error: unknown) => faults.push(error));
    if (faults.length > 0) throw faults[0];
  }

  /** Does all that a tournament makes necessary: rounds, tables, results. As often as anybody likes. */
  async seeTo(id: string): Promise<void> {
    const { now } = this.#options;
    let isNew = true;
    while (isNew) {
      // First the tables: what is decided elsewhere is closed before another round makes one forget it.
      isNew = await this.#seeToTables(id);
      const isOnward = await this.#write(id, (tournament, secret) =>
        nextSystemEvent(tournament, { secret, now: now(), newTable: newTableId }),
      );
      isNew ||= isOnward;
    }
  }

  /** @returns whether the tournament has learnt something */
  async #seeToTables(id: string): Promise<boolean> {
    const tournament = await this.find(id);
    let isNew = false;
    for (const [at, { pairings }] of tournament.rounds.entries()) {
      const isLast = at === tournament.rounds.length - 1;
      for (const pairing of pairings) {
        if (pairing.result === null && isLast && tournament.stage === 'running') {
          if (await this.#seeToPairing(tournament, pairing)) isNew = true;
        } else if (pairing.result?.reason !== 'table') await this.#close(pairing.table, pairing.result?.winner ?? null);
      }
    }
    return isNew;
  }

  async #seeToPairing(tournament: Tournament, pairing: Pairing): Promise<boolean> {
    const { table, players } = pairing;
    const hasDropped = tournament.players.some((one) => one.hasDropped && players.includes(one.person));
    if (hasDropped) return await this.#write(tournament.id, (now) => lostByDropping(now, table));
    const actor = (await this.#options.tableRegistry.table(table)) ?? (await this.#openTable(tournament, pairing));
    return await this.#write(tournament.id, (now) => (actor === null ? null : resultFrom(now, actor.table)));
  }

  /** Opens the table of a pairing: both sit there with their decks, so that the match begins when their nonces are in or
   * the time for them is over, whether anybody is there or not, and with it the clock. */
  async #openTable(tournament: Tournament, { table, players }: Pairing) {
    const { tableRegistry } = this.#options;
    await tableRegistry.create(
      {
        ...{ by: null, terms: tournament.opened.terms, tournament: tournament.id, reserved: players, nonceWindow },
        seated: players.map((person, seat) => {
          const brought = deckOf(tournament, person);
          return {
            ...{ seat, sitter: { type: 'person', id: person } },
            ...{ deck: brought?.deck ?? null, origin: brought?.origin ?? null },
          };
        }),
      },
      table,
    );
    return await tableRegistry.table(table);
  }

  /** A match that was decided elsewhere is not played on. */
  async #close(table: string, winner: 0 | 1 | null): Promise<void> {
    if (this.#closed.has(table)) return;
    const actor = await this.#options.tableRegistry.table(table);
    await actor?.goOn((now) => {
      const stage = stageOf(now);
      return stage === 'over' || stage === 'closed' ? null : { type: 'closed', reason: 'organizer', winner };
    });
    this.#closed.add(table);
  }

  /** @returns whether something was written down */
  async #write(
    id: string,
    deedFor: (tournament: Tournament, secret: string) => TournamentEvent | null,
  ): Promise<boolean> {
    for (let n = 0; n < tries; n++) {
      const { tournament, secret } = await this.#load(id);
      const event = deedFor(tournament, secret);
      if (event === null) return false;
      const entry = entryOf(event, tournament.next, this.#options.now(), tournament.hash);
      const after = replayEntry(tournament, entry);
      if (!(await this.#eventStore.append(after, entry))) continue;
      this.#keep(after, secret);
      this.#options.pubSub.publish('tournament', id);
      return true;
    }
    throw new Error(`Tournament ${id}: others were faster ${tries} times in a row`);
  }

  async #load(id: string): Promise<{ readonly tournament: Tournament; readonly secret: string }> {
    const known = this.#known.get(id);
    const secret = known?.secret ?? (await this.#eventStore.secretOf(id));
    if (secret === null) throw new ApiError('not-found', `There is no tournament ${id}`);
    const fresh = await this.#eventStore.read(id, known?.tournament.next ?? 0);
    const tournament = known === undefined ? tournamentOf(id, fresh) : fresh.reduce(replayEntry, known.tournament);
    this.#keep(tournament, secret);
    return { tournament, secret };
  }

  /** Keeps what is further on: two may have read at the same time. */
  #keep(tournament: Tournament, secret: string): void {
    const known = this.#known.get(tournament.id);
    if (known !== undefined && known.tournament.next > tournament.next) return;
    if (this.#known.size >= mostKept) this.#known.clear();
    this.#known.set(tournament.id, { tournament, secret });
  }
}

/** What is played at its tables. @throws ApiError where that cannot be a tournament */
function termsFor({ terms, admits }: Wanted): Terms {
  const { play, clock } = terms;
  if (play.type !== 'duel') throw new ApiError('invalid', 'terms.play: a tournament is of duels; expected "duel"');
  if (play.bid || play.chains.some((count) => count > 0))
    throw new ApiError('invalid', 'terms.play: a tournament is without handicaps; expected no chains and no bidding');
  if (clock.type === 'turn' && clock.seconds < leastTurn)
    throw new ApiError(
      'invalid',
      `terms.clock.seconds: the clock runs from the pairing on; expected ${leastTurn} or more`,
    );
  if (terms.rated && admits === 'everybody')
    throw new ApiError('invalid', 'admits: a rated tournament is for "accounts", or for "bots"');
  return { ...terms, takeBacks: 'never', listed: true };
}

/** How a match ended at its table; null where that is not known, or known already. */
function resultFrom(tournament: Tournament, table: Table): TournamentEvent | null {
  const pairing = tournament.rounds.at(-1)?.pairings.find((one) => one.table === table.id);
  if (tournament.stage !== 'running' || pairing === undefined || pairing.result !== null) return null;
  const stage = stageOf(table);
  if (stage !== 'over' && stage !== 'closed') return null;
  const winner = table.result?.winner ?? null;
  const [one, other] = scoreOf(table);
  return {
    ...{ type: 'decided', table: table.id, winner: winner === 0 || winner === 1 ? winner : null },
    ...{ games: [one, other], reason: 'table' },
  };
}

/** Whoever dropped out loses the match that they were playing. */
function lostByDropping(tournament: Tournament, table: string): TournamentEvent | null {
  const pairing = tournament.rounds.at(-1)?.pairings.find((one) => one.table === table);
  if (tournament.stage !== 'running' || pairing === undefined || pairing.result !== null) return null;
  const isThere = pairing.players.map((person) =>
    tournament.players.some((one) => one.person === person && !one.hasDropped),
  );
  const winner = isThere[0] === true ? 0 : isThere[1] === true ? 1 : null;
  return { type: 'decided', table, winner, games: gamesFor(tournament, winner), reason: 'drop' };
}
