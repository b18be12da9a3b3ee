// A tournament of four: two rounds, in which each match is given up after some answers. It is played to its end, and then its log is read.
import { setTimeout } from 'node:timers/promises';
import type { TournamentView } from '@vaultsong/protocol';
import { openedTournament, tournamentAnswer } from '@vaultsong/protocol';
import type { TableActor } from '../../../src/tables/tableActor.ts';
import { TournamentEventStore } from '../../../src/tournaments/eventStore.ts';
import { deckOf } from '../../../src/tournaments/lots.ts';
import { tournamentOf } from '../../../src/tournaments/tournament.ts';
import { Caller } from '../../testbed/caller.ts';
import { within } from '../../testbed/deadline.ts';
import { deckWords } from '../checks/guardedWords.ts';
import { readAll } from '../readAll.ts';
import type { Contest, FuzzDeps, PlayedTable } from './contest.ts';
import { arrive, concede, watch } from './contest.ts';
import type { TournamentKind } from './kinds.ts';
import { termsFor } from './kinds.ts';

const password = 'a password for probes alone';
const decks = ['guide-achea', 'clearly-ugly-xhe', 'miss-onyx-censorius', 'guide-achea'] as const;
const pause = 60;

/** So long until it is looked again how far a tournament is. Milliseconds. */
const lookAgain = 100;

/** A match is given up after so many answers, and up to twice as many. */
const fewestAnswers = 10;

let opened = 0;

export async function openTournament(kind: TournamentKind, deps: FuzzDeps): Promise<Contest> {
  const { address, roll, checks, store } = deps;
  const name = `fuzz-${(opened++).toString(36)}-${roll(1e9).toString(36)}`;
  const organizer = await Caller.account(address, name, password);
  const terms = termsFor(kind, roll);
  const asked = { name: 'A fuzz', terms, admits: 'everybody' };
  const { id } = openedTournament.parse(await organizer.rest(address, 'POST', '/api/tournaments', asked));
  const secret = (await new TournamentEventStore(store).secretOf(id)) ?? '';
  checks.words.keep(id, [{ what: 'the secret of a tournament', word: secret, owner: null }]);
  const players = new Map<string, Caller>();
  for (const deck of decks) {
    const caller = await Caller.guest(address);
    await caller.connect(address);
    const nonce = `nonce ${roll(1e9)}`;
    const body = kind === 'tournament' ? { deck, nonce } : { nonce };
    await caller.rest(address, 'PUT', `/api/tournaments/${id}/players/me`, body);
    players.set(caller.person.id, caller);
  }
  const tournament = new Tournament(id, kind, organizer, players, deps);
  // What decks are brought, and with it the secret, is told when it begins.
  if (kind === 'tournament') checks.words.keep(id, []);
  await organizer.rest(address, 'POST', `/api/tournaments/${id}/start`);
  await tournament.begun(secret);
  return tournament;
}

class Tournament implements Contest {
  readonly tournament: string;
  tables: readonly PlayedTable[] = [];
  readonly all: PlayedTable[] = [];
  readonly #kind: TournamentKind;
  readonly #organizer: Caller;
  readonly #players: ReadonlyMap<string, Caller>;
  readonly #deps: FuzzDeps;
  readonly #watchers: Caller[] = [];
  #isHurried = false;
  /** Whether its decks are their owners' alone to know. */
  #isSecret: boolean;

  constructor(
    id: string,
    kind: TournamentKind,
    organizer: Caller,
    players: ReadonlyMap<string, Caller>,
    deps: FuzzDeps,
  ) {
    this.tournament = id;
    this.#kind = kind;
    this.#isSecret = kind === 'sealed-tournament';
    this.#organizer = organizer;
    this.#players = players;
    this.#deps = deps;
  }

  /** Decks are dealt. */
  async begun(secret: string): Promise<void> {
    if (this.#kind === 'tournament') return;
    const kept = tournamentOf(this.tournament, await this.#log());
    const words = kept.players.flatMap(({ person }) => {
      const dealt = deckOf(kept, person);
      return dealt === null ? [] : deckWords(person, dealt.deck.name, dealt.origin);
    });
    this.#deps.checks.words.keep(this.tournament, [
      { what: 'the secret of a sealed tournament', word: secret, owner: null },
      ...words,
    ]);
  }

  async play(): Promise<void> {
    for (;;) {
      const round = await within(this.#nextRound(), `the next round of tournament ${this.tournament}`);
      if (round === null) return await this.#judge();
      this.tables = await Promise.all(round.actor.map((actor) => this.#arrive(actor)));
      this.all.push(...this.tables);
      let left = this.tables.length;
      // While all of them go on, so that it hangs on no time whether what is told of a tournament is looked at.
      const reading = readAll(this.#deps, [this]);
      const beforeEnd = async (): Promise<void> => {
        await reading;
        left -= 1;
        if (left === 0 && round.isLast) this.#mayBeTold();
      };
      await Promise.all(this.tables.map((table) => this.#match(table, beforeEnd)));
    }
  }

  stop(): void {
    this.#isHurried = true;
    for (const { players } of this.tables) for (const player of players) player.stop();
  }

  /** It has played on, in a hurry, until it was over. */
  async end(): Promise<void> {
    for (const watcher of this.#watchers) watcher.drop();
  }

  /** The tables of a round that was not played yet, as soon as all of them are there: they are told of before. null: it is over. */
  async #nextRound(): Promise<{ readonly actor: readonly TableActor[]; readonly isLast: boolean } | null> {
    const { tableRegistry } = this.#deps.server.game;
    for (;;) {
      const { stage, played, rounds } = await this.#face();
      if (stage !== 'running') return null;
      const ids = played.at(-1)?.pairings.map(({ table }) => table) ?? [];
      const found = await Promise.all(ids.map((id) => tableRegistry.table(id)));
      const actor = found.flatMap((one) => one ?? []);
      const isNew = !this.all.some(({ table }) => ids.includes(table));
      if (isNew && actor.length === ids.length && ids.length > 0) return { actor, isLast: played.length === rounds };
      await setTimeout(lookAgain);
    }
  }

  async #arrive(actor: TableActor): Promise<PlayedTable> {
    const { checks, roll } = this.#deps;
    const table = actor.id;
    const [one, other] = actor.table.seats.map((seated) =>
      seated?.sitter.type === 'person' ? this.#players.get(seated.sitter.id) : undefined,
    );
    if (one === undefined || other === undefined)
      throw new Error(`At table ${table} sits nobody of tournament ${this.tournament}`);
    checks.watch(actor, () => this.#isSecret);
    this.#watchers.push(await watch(this.#deps, table, roll(2) === 0));
    const played = await arrive(this.#deps, table, [one, other], pause);
    for (const { caller } of played.players)
      await caller.ask({ type: 'command', table, command: { type: 'add-nonce', nonce: `nonce ${roll(1e9)}` } });
    return played;
  }

  async #match({ table, players }: PlayedTable, beforeEnd: () => Promise<void>): Promise<void> {
    const { server, roll } = this.#deps;
    const actor = await server.game.tableRegistry.table(table);
    let left = fewestAnswers + roll(fewestAnswers);
    const stopListening = actor?.listen(({ event }) => {
      if (event.type === 'answered') left -= 1;
      if (left <= 0) for (const player of players) player.stop();
    });
    if (!this.#isHurried) await Promise.all(players.map((player) => player.play()));
    stopListening?.();
    await beforeEnd();
    await concede(players[roll(2)] ?? players[0]);
  }

  /** With its last match it is over, and nothing is secret any more. */
  #mayBeTold(): void {
    this.#isSecret = false;
    this.#deps.checks.words.keep(this.tournament, []);
    for (const { table } of this.all) this.#deps.checks.words.keep(table, []);
  }

  async #face(): Promise<TournamentView> {
    const path = `/api/tournaments/${this.tournament}`;
    return tournamentAnswer.parse(await this.#organizer.rest(this.#deps.address, 'GET', path)).tournament;
  }

  #log() {
    return new TournamentEventStore(this.#deps.store).read(this.tournament, 0);
  }

  /** Its log leads to what was told of it, and each match was decided at its table. */
  async #judge(): Promise<void> {
    const { tally, planted } = this.#deps.checks;
    tally.looked('tournaments');
    const fault = (what: string): void => tally.fault('tournaments', what, `tournament ${this.tournament}`);
    const told = await this.#face();
    const face = planted.tournament?.(told) ?? told;
    const { stage, champion, rounds, players } = tournamentOf(this.tournament, await this.#log());
    if (face.stage !== 'over' || stage !== 'over' || face.champion?.id !== champion)
      fault('it ended otherwise than its log says');
    const results = rounds.flatMap(({ pairings }) => pairings.map(({ result }) => result));
    const shown = face.played.flatMap(({ pairings }) => pairings.map(({ result }) => result));
    if (JSON.stringify(results) !== JSON.stringify(shown)) fault('it told other results than its log has');
    if (results.some((result) => result?.reason !== 'table')) fault('a match was decided elsewhere than at its table');
    const here = new Set(players.filter(({ hasDropped }) => !hasDropped).map(({ person }) => person));
    if (here.size !== this.#players.size || [...this.#players.keys()].some((person) => !here.has(person)))
      fault('somebody was there who did not join, or left who did not want to');
    const shownHere = face.standings.filter(({ dropped }) => !dropped).map(({ person }) => person.id);
    if (shownHere.length !== here.size || shownHere.some((person) => !here.has(person)))
      fault('it told of other players than its log has');
  }
}
