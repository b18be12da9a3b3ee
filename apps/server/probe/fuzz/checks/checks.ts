// All that is looked for in each word that leaves the server, live and by REST. Tables are known past the server, as they lie in its memory.
import type { Roll, State, Viewer } from '@vaultsong/engine';
import type { ToClient } from '@vaultsong/protocol';
import type { Table, TableEvent } from '@vaultsong/tables';
import { isHuman, ownAnswer, termsOf } from '@vaultsong/tables';
import { gameOf } from '../../../src/live/gameView.ts';
import type { TableActor } from '../../../src/tables/tableActor.ts';
import { Secrets } from '../secrets.ts';
import { isRunning, isSealed, mayKnow } from './expectedRights.ts';
import { areDecksSecret, GuardedWords, guardedAt, sealedCardsIn } from './guardedWords.ts';
import { Lateness } from './lateness.ts';
import { isHungOnHidden, isPassedForSomebody } from './omniQuestions.ts';
import type { Around, Planted, RestAnswer } from './planted.ts';
import { tellsLine, tellsSummary } from './progress.ts';
import { Tally } from './tally.ts';

interface Watched {
  readonly actor: TableActor;
  /** Whether its decks are played with elsewhere afterwards. */
  isTournamentOn(): boolean;
}

/** As what a path is told: without the id of a table or tournament. */
const kindOf = (path: string): string => path.replace(/(?<=\/)[a-z0-9]{10}(?=\/|$)/, ':id');

export class Checks {
  readonly tally = new Tally();
  readonly words = new GuardedWords();
  readonly planted: Planted;
  readonly #roll: Roll;
  readonly #secrets: Secrets;
  readonly #lateness = new Lateness();
  readonly #watched = new Map<string, Watched>();
  /** How games stood that are played where Omni: questions come. */
  readonly #before = new Map<string, State>();

  constructor(roll: Roll, planted: Planted = {}) {
    this.#roll = roll;
    this.planted = planted;
    this.#secrets = new Secrets(roll, this.tally);
  }

  /** Knows a table from now on, which is before its match begins. */
  watch(actor: TableActor, isTournamentOn: () => boolean = () => false): void {
    this.#watched.set(actor.id, { actor, isTournamentOn });
    const changed = (): void => {
      this.#secrets.changed(actor.table);
      this.words.keep(actor.id, guardedAt(actor.table, actor.secret, isTournamentOn()));
    };
    changed();
    actor.listen(({ event, entry }) => {
      this.#lateness.entry(actor.table, entry, event.type === 'began');
      changed();
      this.#askedOmni(actor.table, event);
    });
  }

  /** What one connection hears goes in here. @param person whose it is */
  listener(viewer: Viewer, person: string): (message: ToClient, text: string) => void {
    const views = this.#secrets.listener(viewer);
    return (told, toldText) => {
      const message = this.#tampered(told, viewer);
      views(message);
      this.#readWords(message === told ? toldText : JSON.stringify(message), person, `a message "${message.type}"`);
      if (viewer === 'table') this.#checkDelay(message);
    };
  }

  /** Reads by REST. @param ask gets the answer. @param id the table that it is about, or one of its tournament */
  async read(person: string, path: string, id: string, ask: () => Promise<RestAnswer>): Promise<void> {
    const watched = this.#watched.get(id);
    if (watched === undefined) return;
    const { table } = watched.actor;
    // A secret may be told when it is none any more: what it was when it was asked for, and still is, it was meanwhile.
    const areSecret = (): boolean => areDecksSecret(table, watched.isTournamentOn());
    const before = { isRunning: isRunning(table), areSecret: areSecret() };
    const told = await ask();
    const answer = this.planted.rest?.(path, told, this.#around(table)) ?? told;
    const kind = kindOf(path);
    this.#readWords(answer.text, person, kind);
    if (before.areSecret && areSecret())
      for (const card of sealedCardsIn(answer.text, table, person))
        this.tally.fault('words', `${kind} told somebody a card of a sealed deck`, `table ${id}: ${card}`);
    if (!before.isRunning || !isRunning(table) || answer.status === 429) return;
    this.tally.looked('progress');
    if (answer.status === 200 && this.#tellsProgress(kind, answer.text, table, person))
      this.tally.fault('progress', `${kind} told somebody how a match goes`, `table ${id}`);
  }

  /** Whether an answer about a match that goes on tells somebody more of it than they may know. */
  #tellsProgress(kind: string, text: string, table: Table, person: string): boolean {
    switch (kind) {
      case '/api/tables/:id/log':
        return true;
      case '/api/tables/:id/record':
        return isSealed(table) || !mayKnow(table, person);
      case '/api/tables/:id':
        return !mayKnow(table, person) && tellsSummary(text);
      case '/api/tables?show=playing':
        return !mayKnow(table, person) && tellsLine(text, table.id);
      default:
        return false;
    }
  }

  #tampered(message: ToClient, viewer: Viewer): ToClient {
    if (message.type !== 'table' && message.type !== 'chat') return message;
    const actor = this.#watched.get(message.table)?.actor;
    if (actor === undefined) return message;
    const around = this.#around(actor.table);
    return message.type === 'table'
      ? (this.planted.live?.(message, viewer, around) ?? message)
      : (this.planted.said?.(message, around) ?? message);
  }

  #around(table: Table): Around {
    const { tournament } = table.opened;
    const ofTournament = tournament === undefined ? [] : this.words.of(tournament);
    return { table, words: [...this.words.of(table.id), ...ofTournament] };
  }

  #checkDelay(message: ToClient): void {
    if (message.type !== 'table' && message.type !== 'chat') return;
    const fault =
      message.type === 'table'
        ? this.#lateness.faultOf(message)
        : this.#lateness.faultOfSaid(message, performance.timeOrigin + performance.now());
    if (fault === undefined) return;
    this.tally.looked('lateness');
    if (fault !== null)
      this.tally.fault('lateness', `a watcher ${fault.what}`, `table ${message.table}: ${fault.which}`);
  }

  #readWords(text: string, person: string, where: string): void {
    this.tally.looked('words');
    for (const { what, of } of this.words.foundIn(text, person))
      this.tally.fault('words', `${where} told somebody ${what}`, of);
  }

  #askedOmni(table: Table, event: TableEvent): void {
    if (termsOf(table).edition !== 'manual') return;
    const before = this.#before.get(table.id);
    const after = gameOf(table)?.game.state;
    if (after !== undefined) this.#before.set(table.id, after);
    if (event.type !== 'answered' || before === undefined || after === undefined) return;
    const answered = this.planted.answered?.({ event, after }) ?? { event, after };
    if (isPassedForSomebody(before, answered.event, (seat) => isHuman(table, seat)))
      this.tally.fault('omni', 'the server passed an Omni: question for a person', `table ${table.id}`);
    const isHung = isHungOnHidden(before, answered, (state) => ownAnswer(table, state), this.#roll);
    if (isHung === null) return;
    this.tally.looked('omni');
    if (isHung) this.tally.fault('omni', 'an Omni: question hung on hidden cards', `table ${table.id}`);
  }
}
