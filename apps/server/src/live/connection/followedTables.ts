// Tables that one connection follows: what it may be told of each is judged anew whenever somebody sits down, stands up, or a match begins.
import type { Person, ToClient } from '@vaultsong/protocol';
import type { Table } from '@vaultsong/tables';
import { termsOf } from '@vaultsong/tables';
import type { Requester } from '../../tables/loading/loadLimits.ts';
import type { TableActor } from '../../tables/tableActor.ts';
import type { ViewerRight } from '../../tables/viewerRights.ts';
import { rightAt } from '../../tables/viewerRights.ts';
import type { ChatMessage } from '../chat.ts';
import { lineOf } from '../chat.ts';
import { gameOf } from '../gameView.ts';
import type { GameHistory } from '../history/gameHistory.ts';
import type { CountedFollow } from '../limits/followLimits.ts';
import type { LiveServices, TableFollower } from '../services.ts';
import type { FollowOptions, TableSource } from '../subscription.ts';
import { Subscription } from '../subscription.ts';

/** Tables of one connection. */
export const mostFollowed = 20;

/** Whoever asks for too much at once may come again after so many seconds. */
const aWhile = 5;

/** The connection whose tables these are. */
export interface Follower {
  readonly person: Person | null;
  readonly requester: Requester;
  readonly isOpen: boolean;
  send(message: ToClient): void;
  /** Follows a table in its turn, after the messages that came before. */
  followLater(table: string, options: FollowOptions, work: () => Promise<void>): void;
}

interface Followed {
  readonly subscription: Subscription;
  /** What they might be told when they began to follow; all that is told is told by that. */
  readonly right: ViewerRight;
  /** So much later they are told of everything. Milliseconds. */
  readonly delay: number;
  readonly options: FollowOptions;
  end(): void;
}

/** A table as it is shown by a right. */
interface Showing {
  readonly actor: TableActor;
  /** The table, or the same some time ago. */
  readonly shown: TableSource;
  readonly history: GameHistory;
  readonly right: ViewerRight;
  readonly delay: number;
}

export class FollowedTables implements TableFollower {
  readonly #follower: Follower;
  readonly #services: LiveServices;
  readonly #followed = new Map<string, Followed>();
  /** Tables that are followed again in a moment, by another right. */
  readonly #returning = new Set<string>();
  /** People whom this one blocked, and who blocked them, as of when a table was followed. */
  #apart: ReadonlySet<string> = new Set();

  constructor(follower: Follower, services: LiveServices) {
    this.#follower = follower;
    this.#services = services;
  }

  async follow(table: string, options: FollowOptions): Promise<void> {
    const { follows, histories, knowPeople, tableRegistry, now } = this.#services;
    const counted = this.#countedAs(table);
    const wait = follows.take(counted, now());
    if (wait !== null) return this.#refuseForAWhile(table, wait);
    const already = this.#followed.get(table);
    if (already?.options.whyNot === options.whyNot && already.options.changes === options.changes) {
      this.#charge(counted, already.subscription.table);
      return already.subscription.sendAll();
    }
    already?.end();
    this.#followed.delete(table);
    if (this.#followed.size >= mostFollowed)
      return this.#refuse(table, 'too-many', `Too many tables: follow at most ${mostFollowed} at once`);
    const actor = await tableRegistry.table(table, this.#follower.requester);
    if (actor === null) return this.#refuse(table, 'not-found', `There is no table ${table}`);
    // Another process may have written without this one having heard of it.
    await actor.refresh();
    await knowPeople(actor.table);
    const right = this.#rightAt(actor);
    if (right === 'none')
      return this.#refuse(table, 'forbidden', 'This table has no spectators while its match is in play');
    const delay = right === 'delayed' ? termsOf(actor.table).spectators.delay * 1000 : 0;
    const shown = delay === 0 ? actor : await this.#services.delayed(actor, delay, this.#follower.requester);
    const history = await histories.of(shown, this.#follower.requester.address);
    if (history === null) return this.#refuseForAWhile(table, aWhile);
    if (!this.#follower.isOpen) return;
    this.#charge(counted, shown.table);
    // While the log was read: a match begins once, and each sits down once.
    if (this.#rightAt(actor) !== right) return await this.follow(table, options);
    this.#begin(table, { actor, shown, history, right, delay }, options);
    await this.#sendAllChat(table);
  }

  unfollow(table: string): void {
    this.#followed.get(table)?.end();
    this.#followed.delete(table);
    this.#returning.delete(table);
  }

  /** The connection is over. */
  end(): void {
    for (const { end } of this.#followed.values()) end();
    this.#followed.clear();
  }

  viewChanged(table: string): void {
    const followed = this.#followed.get(table);
    if (followed === undefined) return;
    followed.subscription.sendView();
    this.#sendPresence(table);
  }

  /** Who sits down hears from now on what players hear, and whose seat a bot has taken what those hear who look on. */
  seatsChanged(actor: TableActor): void {
    const followed = this.#followed.get(actor.id);
    if (followed !== undefined && this.#rightAt(actor) !== followed.right) this.#followAnew(actor.id);
  }

  /** Tells what was said, but for the words of people whom one of the two has blocked. */
  said(table: string, lines: readonly ChatMessage[]): void {
    const followed = this.#followed.get(table);
    if (followed === undefined) return;
    const now = this.#services.now();
    const waitOf = ({ at }: ChatMessage): number => Math.min(followed.delay, Math.max(0, at + followed.delay - now));
    this.#sendChat(
      table,
      lines.filter((line) => waitOf(line) === 0),
    );
    // What players say of a game is told no sooner than the game itself.
    for (const line of lines.filter((one) => waitOf(one) > 0))
      setTimeout(() => {
        if (this.#followed.get(table) === followed) this.#sendChat(table, [line]);
      }, waitOf(line)).unref();
  }

  #rightAt({ table }: TableActor): ViewerRight {
    return rightAt(table, this.#follower.person?.id ?? null);
  }

  #begin(table: string, { actor, shown, history, right, delay }: Showing, options: FollowOptions): void {
    const { subscriptions, presence, now, find } = this.#services;
    const person = this.#follower.person?.id ?? null;
    const isSeated = typeof right === 'number';
    const subscription = new Subscription(shown, history, isSeated || right === 'live' ? person : null, options, {
      now,
      find,
      isHere: (id, who) => presence.isHere(id, who),
      mayReceive: () => {
        if (this.#rightAt(actor) === right) return true;
        this.#followAnew(table);
        return false;
      },
      send: (message) => this.#follower.send(message),
    });
    const who = isSeated ? person : null;
    const end = (): void => {
      subscription.end();
      subscriptions.remove(table, this);
      presence.leave(table, who);
    };
    this.#followed.set(table, { subscription, right, delay, options, end });
    subscriptions.add(table, this);
    presence.enter(table, who);
  }

  async #sendAllChat(table: string): Promise<void> {
    const { chat, loadPeople, apartFrom } = this.#services;
    const lines = await chat.after(table, 0);
    await loadPeople(lines.map(({ person }) => person));
    const { person } = this.#follower;
    if (person !== null) this.#apart = await apartFrom(person.id);
    this.said(table, lines);
  }

  #sendChat(table: string, lines: readonly ChatMessage[]): void {
    const heard = lines.filter(({ person }) => !this.#apart.has(person));
    if (heard.length === 0) return;
    this.#follower.send({ type: 'chat', table, lines: heard.map((line) => lineOf(line, this.#services.find)) });
  }

  /** Ends what was told by a right that is over, at once, and follows by that which is there now. */
  #followAnew(table: string): void {
    const followed = this.#followed.get(table);
    if (followed === undefined) return;
    followed.end();
    this.#followed.delete(table);
    this.#returning.add(table);
    this.#follower.followLater(table, followed.options, async () => {
      // Who does not want to follow any more has said so meanwhile.
      if (this.#returning.delete(table) && this.#follower.isOpen) await this.follow(table, followed.options);
    });
  }

  #countedAs(table: string): CountedFollow {
    const { person, requester } = this.#follower;
    return { address: requester.address, table, ...(person === null ? {} : { person: person.id }) };
  }

  /** What it costs to tell a table grows with the game on it. */
  #charge(counted: CountedFollow, shown: Table): void {
    this.#services.follows.charge(counted, gameOf(shown)?.game.answers.length ?? 0, this.#services.now());
  }

  #refuse(table: string, code: string, message: string): void {
    this.#follower.send({ type: 'error', code, message, table });
  }

  /** @param retryAfter in seconds */
  #refuseForAWhile(table: string, retryAfter: number): void {
    const message = 'Too many requests to follow tables, or too many spectators at this one: wait a moment';
    this.#services.onRefused('too-many');
    this.#follower.send({ type: 'error', code: 'too-many', message, table, retryAfter });
  }

  #sendPresence(table: string): void {
    const shown = this.#followed.get(table)?.subscription.table;
    if (shown === undefined) return;
    const { presence } = this.#services;
    const here = shown.seats.map((seated) =>
      seated === null ? false : seated.sitter.type === 'bot' || presence.isHere(table, seated.sitter.id),
    );
    this.#follower.send({ type: 'presence', table, present: here, spectators: presence.watchers(table) });
  }
}
