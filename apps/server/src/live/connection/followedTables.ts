// Tables that one connection follows: what it may be told of each is judged anew whenever somebody sits down, stands up, or a match begins.
import type { Person, ToClient } from '@vaultsong/protocol';
import type { Table } from '@vaultsong/tables';
import { termsOf } from '@vaultsong/tables';
import type { Hosted } from '../../hall/hosted.ts';
import type { Opener } from '../../hall/loading/loadLimits.ts';
import type { Right } from '../../hall/rights.ts';
import { rightAt } from '../../hall/rights.ts';
import type { Said } from '../chat.ts';
import { lineOf } from '../chat.ts';
import type { Shown, Wishes } from '../following.ts';
import { Following } from '../following.ts';
import { gameOf } from '../game.ts';
import type { GameHistory } from '../history/gameHistory.ts';
import type { CountedFollow } from '../limits/followLimits.ts';
import type { LiveServices, TableFollower } from '../services.ts';

/** Tables of one connection. */
export const mostFollowed = 20;

/** Whoever asks for too much at once may come again after so many seconds. */
const aWhile = 5;

/** The connection whose tables these are. */
export interface Follower {
  readonly person: Person | null;
  readonly opener: Opener;
  readonly isOpen: boolean;
  send(message: ToClient): void;
  /** Follows a table in its turn, after the messages that came before. */
  followLater(table: string, wishes: Wishes, work: () => Promise<void>): void;
}

interface Followed {
  readonly following: Following;
  /** What they might be told when they began to follow; all that is told is told by that. */
  readonly right: Right;
  /** So much later they are told of everything. Milliseconds. */
  readonly delay: number;
  readonly wishes: Wishes;
  end(): void;
}

/** A table as it is shown by a right. */
interface Showing {
  readonly hosted: Hosted;
  /** The table, or the same some time ago. */
  readonly shown: Shown;
  readonly history: GameHistory;
  readonly right: Right;
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

  async follow(table: string, wishes: Wishes): Promise<void> {
    const { follows, histories, knowPeople, hall, now } = this.#services;
    const counted = this.#countedAs(table);
    const wait = follows.take(counted, now());
    if (wait !== null) return this.#refuseForAWhile(table, wait);
    const already = this.#followed.get(table);
    if (already?.wishes.refusals === wishes.refusals && already.wishes.changes === wishes.changes) {
      this.#charge(counted, already.following.table);
      return already.following.tellAll();
    }
    already?.end();
    this.#followed.delete(table);
    if (this.#followed.size >= mostFollowed)
      return this.#refuse(table, 'too-many', `Follow at most ${mostFollowed} tables at once`);
    const hosted = await hall.table(table, this.#follower.opener);
    if (hosted === null) return this.#refuse(table, 'not-found', `There is no table ${table}`);
    // Another process may have written without this one having heard of it.
    await hosted.refresh();
    await knowPeople(hosted.table);
    const right = this.#rightAt(hosted);
    if (right === 'none')
      return this.#refuse(table, 'forbidden', 'Nobody may look on at this table while its match goes on');
    const delay = right === 'delayed' ? termsOf(hosted.table).watchers.delay * 1000 : 0;
    const shown = delay === 0 ? hosted : await this.#services.late(hosted, delay, this.#follower.opener);
    const history = await histories.of(shown, this.#follower.opener.address);
    if (history === null) return this.#refuseForAWhile(table, aWhile);
    if (!this.#follower.isOpen) return;
    this.#charge(counted, shown.table);
    // While the log was read: a match begins once, and each sits down once.
    if (this.#rightAt(hosted) !== right) return await this.follow(table, wishes);
    this.#begin(table, { hosted, shown, history, right, delay }, wishes);
    await this.#tellChat(table);
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

  faceChanged(table: string): void {
    const followed = this.#followed.get(table);
    if (followed === undefined) return;
    followed.following.tellFace();
    this.#tellPresence(table);
  }

  /** Who sits down hears from now on what players hear, and whose seat a bot has taken what those hear who look on. */
  seatsChanged(hosted: Hosted): void {
    const followed = this.#followed.get(hosted.id);
    if (followed !== undefined && this.#rightAt(hosted) !== followed.right) this.#followAnew(hosted.id);
  }

  /** Tells what was said, but for the words of people whom one of the two has blocked. */
  said(table: string, lines: readonly Said[]): void {
    const followed = this.#followed.get(table);
    if (followed === undefined) return;
    const now = this.#services.now();
    const waitOf = ({ at }: Said): number => Math.min(followed.delay, Math.max(0, at + followed.delay - now));
    this.#sendSaid(
      table,
      lines.filter((line) => waitOf(line) === 0),
    );
    // What players say of a game is told no sooner than the game itself.
    for (const line of lines.filter((one) => waitOf(one) > 0))
      setTimeout(() => {
        if (this.#followed.get(table) === followed) this.#sendSaid(table, [line]);
      }, waitOf(line)).unref();
  }

  #rightAt({ table }: Hosted): Right {
    return rightAt(table, this.#follower.person?.id ?? null);
  }

  #begin(table: string, { hosted, shown, history, right, delay }: Showing, wishes: Wishes): void {
    const { followers, presence, now, find } = this.#services;
    const person = this.#follower.person?.id ?? null;
    const isSeated = typeof right === 'number';
    const following = new Following(shown, history, isSeated || right === 'live' ? person : null, wishes, {
      now,
      find,
      isHere: (id, who) => presence.isHere(id, who),
      mayHear: () => {
        if (this.#rightAt(hosted) === right) return true;
        this.#followAnew(table);
        return false;
      },
      send: (message) => this.#follower.send(message),
    });
    const who = isSeated ? person : null;
    const end = (): void => {
      following.end();
      followers.remove(table, this);
      presence.leave(table, who);
    };
    this.#followed.set(table, { following, right, delay, wishes, end });
    followers.add(table, this);
    presence.enter(table, who);
  }

  async #tellChat(table: string): Promise<void> {
    const { chat, loadPeople, apartFrom } = this.#services;
    const lines = await chat.after(table, 0);
    await loadPeople(lines.map(({ person }) => person));
    const { person } = this.#follower;
    if (person !== null) this.#apart = await apartFrom(person.id);
    this.said(table, lines);
  }

  #sendSaid(table: string, lines: readonly Said[]): void {
    const heard = lines.filter(({ person }) => !this.#apart.has(person));
    if (heard.length === 0) return;
    this.#follower.send({ is: 'said', table, lines: heard.map((line) => lineOf(line, this.#services.find)) });
  }

  /** Ends what was told by a right that is over, at once, and follows by that which is there now. */
  #followAnew(table: string): void {
    const followed = this.#followed.get(table);
    if (followed === undefined) return;
    followed.end();
    this.#followed.delete(table);
    this.#returning.add(table);
    this.#follower.followLater(table, followed.wishes, async () => {
      // Who does not want to follow any more has said so meanwhile.
      if (this.#returning.delete(table) && this.#follower.isOpen) await this.follow(table, followed.wishes);
    });
  }

  #countedAs(table: string): CountedFollow {
    const { person, opener } = this.#follower;
    return { address: opener.address, table, ...(person === null ? {} : { person: person.id }) };
  }

  /** What it costs to tell a table grows with the game on it. */
  #charge(counted: CountedFollow, shown: Table): void {
    this.#services.follows.charge(counted, gameOf(shown)?.game.answers.length ?? 0, this.#services.now());
  }

  #refuse(table: string, code: string, message: string): void {
    this.#follower.send({ is: 'error', code, message, table });
  }

  /** @param retryAfter in seconds */
  #refuseForAWhile(table: string, retryAfter: number): void {
    const message = 'Tables are followed too often from here, or this one by too many at once: wait a moment';
    this.#services.onRefused('too-many');
    this.#follower.send({ is: 'error', code: 'too-many', message, table, retryAfter });
  }

  #tellPresence(table: string): void {
    const shown = this.#followed.get(table)?.following.table;
    if (shown === undefined) return;
    const { presence } = this.#services;
    const here = shown.seats.map((seated) =>
      seated === null ? false : seated.sitter.is === 'bot' || presence.isHere(table, seated.sitter.id),
    );
    this.#follower.send({ is: 'presence', table, here, watchers: presence.watchers(table) });
  }
}
