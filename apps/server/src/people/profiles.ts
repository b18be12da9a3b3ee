// Public profiles and relations of people: names, what they tell of themselves, friends and blocks.
import type { Person, relations } from '@vaultsong/protocol';
import { mostFriends, person as personShape } from '@vaultsong/protocol';
import { and, eq, inArray, isNotNull, isNull, or } from 'drizzle-orm';
import { ApiError } from '../errors/apiError.ts';
import { comparable } from '../nameRules.ts';
import { blocks, friends, people } from '../store/schema/schema.ts';
import type { Database, Store } from '../store/store.ts';

export type Relation = (typeof relations)[number];

export interface Profile {
  readonly person: Person;
  readonly about: string;
  /** Since when, in milliseconds of the epoch. */
  readonly since: number;
}

export interface Circle {
  readonly friends: readonly Person[];
  readonly sent: readonly Person[];
  readonly received: readonly Person[];
  readonly blocked: readonly Person[];
}

export class Profiles {
  private readonly db: Database;

  constructor({ db }: Store) {
    this.db = db;
  }

  /** People by their ids, those too who have left, by what they are called since. */
  async byIds(ids: readonly string[]): Promise<ReadonlyMap<string, Person>> {
    if (ids.length === 0) return new Map();
    const rows = await this.db
      .select(publicly)
      .from(people)
      .where(inArray(people.id, [...new Set(ids)]));
    return new Map(rows.map((row) => [row.id, personShape.parse(row)]));
  }

  /**
   * An account by its name, anybody by their id.
   * @throws ApiError where there is nobody
   */
  async find(nameOrId: string): Promise<Profile> {
    const isThat = or(eq(people.username, comparable(nameOrId)), eq(people.id, nameOrId));
    const [row] = await this.db
      .select()
      .from(people)
      .where(and(isThat, isNull(people.leftAt)))
      .limit(1);
    if (row === undefined) throw new ApiError('not-found', `There is no person called ${nameOrId} here`);
    const { id, name, kind, about, createdAt } = row;
    return { person: personShape.parse({ id, name, kind }), about, since: createdAt.getTime() };
  }

  async tell(personId: string, about: string): Promise<void> {
    await this.db.update(people).set({ about, updatedAt: new Date() }).where(eq(people.id, personId));
  }

  /** Relation of another person to somebody. It does not reveal a block by the other. */
  async relation(me: string, other: string): Promise<Relation> {
    if (me === other) return 'self';
    const [block] = await this.db
      .select()
      .from(blocks)
      .where(and(eq(blocks.person, me), eq(blocks.blocked, other)));
    if (block !== undefined) return 'blocked';
    const [row] = await this.db.select().from(friends).where(between(me, other)).limit(1);
    if (row === undefined) return 'none';
    if (row.acceptedAt !== null) return 'friend';
    return row.asker === me ? 'request-sent' : 'request-received';
  }

  /** Whether one of two wants nothing to do with the other. */
  async isBlockedBetween(one: string, other: string): Promise<boolean> {
    const either = or(
      and(eq(blocks.person, one), eq(blocks.blocked, other)),
      and(eq(blocks.person, other), eq(blocks.blocked, one)),
    );
    const rows = await this.db.select({ person: blocks.person }).from(blocks).where(either).limit(1);
    return rows.length > 0;
  }

  /** The ids of all whom somebody blocked, and who blocked them. */
  async apartFrom(me: string): Promise<ReadonlySet<string>> {
    const rows = await this.db
      .select()
      .from(blocks)
      .where(or(eq(blocks.person, me), eq(blocks.blocked, me)));
    return new Set(rows.map(({ person, blocked }) => (person === me ? blocked : person)));
  }

  /** The ids of all friends. */
  async friendsOf(me: string): Promise<ReadonlySet<string>> {
    const isMine = or(eq(friends.asker, me), eq(friends.asked, me));
    const rows = await this.db
      .select()
      .from(friends)
      .where(and(isMine, isNotNull(friends.acceptedAt)));
    return new Set(rows.map(({ asker, asked }) => (asker === me ? asked : asker)));
  }

  async circle(me: string): Promise<Circle> {
    const rows = await this.db
      .select()
      .from(friends)
      .where(or(eq(friends.asker, me), eq(friends.asked, me)));
    const blocked = await this.db.select({ id: blocks.blocked }).from(blocks).where(eq(blocks.person, me));
    const others = rows.map(({ asker, asked }) => (asker === me ? asked : asker));
    const known = await this.byIds([...others, ...blocked.map(({ id }) => id)]);
    const named = (ids: readonly string[]): readonly Person[] =>
      ids.flatMap((id) => known.get(id) ?? []).toSorted((one, other) => (one.name < other.name ? -1 : 1));
    const apart = new Set(blocked.map(({ id }) => id));
    const isWaiting = ({ acceptedAt }: (typeof rows)[number]): boolean => acceptedAt === null;
    const waiting = rows.filter(isWaiting);
    const accepted = rows.filter((row) => !isWaiting(row));
    return {
      friends: named(accepted.map(({ asker, asked }) => (asker === me ? asked : asker))),
      sent: named(waiting.filter(({ asker }) => asker === me).map(({ asked }) => asked)),
      received: named(
        waiting.filter(({ asker, asked }) => asked === me && !apart.has(asker)).map(({ asker }) => asker),
      ),
      blocked: named([...apart]),
    };
  }

  /** Asks somebody to be a friend, or accepts that they have asked. */
  async befriend(me: Person, other: Person): Promise<Relation> {
    if (me.id === other.id) throw new ApiError('conflict', 'You cannot befriend yourself');
    if (me.kind === 'guest' || other.kind === 'guest')
      throw new ApiError('conflict', 'Friends need accounts: both of you, so that you find each other again');
    // Who is blocked is told nothing of it: the request is there, and only they see it.
    if ((await this.relation(me.id, other.id)) === 'blocked')
      throw new ApiError('conflict', `You have blocked ${other.name}: end the block first`);
    const accepted = await this.db
      .update(friends)
      .set({ acceptedAt: new Date() })
      .where(and(eq(friends.asker, other.id), eq(friends.asked, me.id), isNull(friends.acceptedAt)))
      .returning({ asker: friends.asker });
    if (accepted.length > 0) return 'friend';
    const rows = await this.db.$count(friends, or(eq(friends.asker, me.id), eq(friends.asked, me.id)));
    if (rows >= mostFriends)
      throw new ApiError('conflict', `One of you has ${mostFriends} friends and requests, which is the most`);
    if ((await this.relation(me.id, other.id)) === 'none')
      await this.db.insert(friends).values({ asker: me.id, asked: other.id }).onConflictDoNothing();
    return await this.relation(me.id, other.id);
  }

  /** Ends a friendship, takes a request back, or turns one down. */
  async part(me: string, other: string): Promise<void> {
    await this.db.delete(friends).where(between(me, other));
  }

  /** Wants nothing to do with somebody, as a friend neither. */
  async block(me: string, other: string): Promise<void> {
    if (me === other) throw new ApiError('conflict', 'You cannot block yourself');
    await this.db.transaction(async (tx) => {
      await tx.delete(friends).where(between(me, other));
      await tx.insert(blocks).values({ person: me, blocked: other }).onConflictDoNothing();
    });
  }

  async unblock(me: string, other: string): Promise<void> {
    await this.db.delete(blocks).where(and(eq(blocks.person, me), eq(blocks.blocked, other)));
  }
}

const publicly = { id: people.id, name: people.name, kind: people.kind };

const between = (one: string, other: string) =>
  or(and(eq(friends.asker, one), eq(friends.asked, other)), and(eq(friends.asker, other), eq(friends.asked, one)));
