// A tournament of four: two rounds, in which each match is given up after some answers. It is played to its end, and then its log is read.
import { openedTournament, tournamentAnswer } from '@vaultsong/protocol';
import { TournamentLogs } from '../../../src/tournaments/logs.ts';
import { deckOf } from '../../../src/tournaments/lots.ts';
import { tournamentOf } from '../../../src/tournaments/tournament.ts';
import { Caller } from '../../testbed/caller.ts';
import { deckWords } from '../checks/guardedWords.ts';
import { readAll } from '../reading.ts';
import type { Contest, FuzzWorld, PlayedTable } from './contest.ts';
import { arrive, concede, watch } from './contest.ts';
import type { TournamentKind } from './kinds.ts';
import { termsFor } from './kinds.ts';

const password = 'a password for probes alone';
const decks = ['guide-achea', 'clearly-ugly-xhe', 'miss-onyx-censorius', 'guide-achea'] as const;
const pause = 60;

/** A match is given up after so many answers, and up to twice as many. */
const fewestAnswers = 10;

let opened = 0;

export async function openTournament(kind: TournamentKind, world: FuzzWorld): Promise<Contest> {
  const { address, roll, checks, store } = world;
  const name = `fuzz-${(opened++).toString(36)}-${roll(1e9).toString(36)}`;
  const organizer = await Caller.account(address, name, password);
  const terms = termsFor(kind, roll);
  const asked = { name: 'A fuzz', terms, admits: 'everybody' };
  const { id } = openedTournament.parse(await organizer.rest(address, 'POST', '/api/tournaments', asked));
  const secret = (await new TournamentLogs(store).secretOf(id)) ?? '';
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
  const tournament = new Tournament(id, kind, players, world);
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
  readonly #players: ReadonlyMap<string, Caller>;
  readonly #world: FuzzWorld;
  readonly #watchers: Caller[] = [];
  #isHurried = false;
  /** Whether its decks are their owners' alone to know. */
  #isSecret: boolean;

  constructor(id: string, kind: TournamentKind, players: ReadonlyMap<string, Caller>, world: FuzzWorld) {
    this.tournament = id;
    this.#kind = kind;
    this.#isSecret = kind === 'sealed-tournament';
    this.#players = players;
    this.#world = world;
  }

  /** Decks are dealt. */
  async begun(secret: string): Promise<void> {
    if (this.#kind === 'tournament') return;
    const kept = tournamentOf(this.tournament, await this.#log());
    const words = kept.players.flatMap(({ person }) => {
      const dealt = deckOf(kept, person);
      return dealt === null ? [] : deckWords(person, dealt.deck.name, dealt.origin);
    });
    this.#world.checks.words.keep(this.tournament, [
      { what: 'the secret of a sealed tournament', word: secret, owner: null },
      ...words,
    ]);
  }

  async play(): Promise<void> {
    for (;;) {
      const { stage, played, rounds } = await this.#face();
      if (stage !== 'running') return await this.#judge();
      const open = played.at(-1)?.pairings.filter(({ result }) => result === null) ?? [];
      this.tables = await Promise.all(
        open.map(({ table, players: [one, other] }) => this.#arrive(table, [one.id, other.id])),
      );
      this.all.push(...this.tables);
      let left = this.tables.length;
      // While all of them go on, so that it hangs on no time whether what is told of a tournament is looked at.
      const reading = readAll(this.#world, [this]);
      const beforeEnd = async (): Promise<void> => {
        await reading;
        left -= 1;
        if (left === 0 && played.length === rounds) this.#mayBeTold();
      };
      await Promise.all(this.tables.map((table) => this.#match(table, beforeEnd)));
      await this.#world.server.playing.aftermath.idle();
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

  async #arrive(table: string, [one, other]: readonly [string, string]): Promise<PlayedTable> {
    const { server, checks, roll } = this.#world;
    const callers = [this.#players.get(one), this.#players.get(other)] as const;
    const hosted = await server.playing.hall.table(table);
    const [first, second] = callers;
    if (hosted === null || first === undefined || second === undefined)
      throw new Error(`Table ${table} is none of tournament ${this.tournament}`);
    checks.watch(hosted, () => this.#isSecret);
    this.#watchers.push(await watch(this.#world, table, roll(2) === 0));
    const played = await arrive(this.#world, table, [first, second], pause);
    for (const { caller } of played.players)
      await caller.ask({ is: 'do', table, command: { do: 'add-nonce', nonce: `nonce ${roll(1e9)}` } });
    return played;
  }

  async #match({ table, players }: PlayedTable, beforeEnd: () => Promise<void>): Promise<void> {
    const { server, roll } = this.#world;
    const hosted = await server.playing.hall.table(table);
    let left = fewestAnswers + roll(fewestAnswers);
    const stopListening = hosted?.listen(({ deed }) => {
      if (deed.is === 'answered') left -= 1;
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
    this.#world.checks.words.keep(this.tournament, []);
    for (const { table } of this.all) this.#world.checks.words.keep(table, []);
  }

  async #face() {
    const { address } = this.#world;
    const reader = await Caller.guest(address);
    const { tournament } = tournamentAnswer.parse(
      await reader.rest(address, 'GET', `/api/tournaments/${this.tournament}`),
    );
    return tournament;
  }

  #log() {
    return new TournamentLogs(this.#world.store).read(this.tournament, 0);
  }

  /** Its log leads to what was told of it, and each match was decided at its table. */
  async #judge(): Promise<void> {
    const { tally, planted } = this.#world.checks;
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
    if (results.some((result) => result?.how !== 'table')) fault('a match was decided elsewhere than at its table');
    const here = new Set(players.filter(({ hasDropped }) => !hasDropped).map(({ person }) => person));
    if (here.size !== this.#players.size || [...this.#players.keys()].some((person) => !here.has(person)))
      fault('somebody was there who did not join, or left who did not want to');
    const shownHere = face.standings.filter(({ dropped }) => !dropped).map(({ person }) => person.id);
    if (shownHere.length !== here.size || shownHere.some((person) => !here.has(person)))
      fault('it told of other players than its log has');
  }
}
