// One connection of the live protocol: reads messages, has them handled in their order, and says what became of each.
import type { Person, ToClient, ToServer } from '@vaultsong/protocol';
import { ApiError } from '../../errors/apiError.ts';
import { apiErrorOf } from '../../errors/apiErrorOf.ts';
import type { Requester } from '../../tables/loading/loadLimits.ts';
import { followCounts, MessageRateLimiter } from '../limits/messageRateLimiter.ts';
import type { Client } from '../messages/handler.ts';
import { handle } from '../messages/handlers.ts';
import type { MessageFault } from '../messages/readMessage.ts';
import { readMessage } from '../messages/readMessage.ts';
import type { LiveServices } from '../services.ts';
import type { FollowOptions } from '../subscription.ts';
import type { Follower } from './followedTables.ts';
import { FollowedTables } from './followedTables.ts';

/** As much of a socket as is needed here. */
export interface Transport {
  /** The network that counts as one client. */
  readonly from: string;
  send(text: string): void;
  close(code: number, reason: string): void;
  /** Bytes that the other side has not taken yet. */
  readonly waiting: number;
}

/** Who takes nothing in is let go when so much waits for them: they come back and hear all of it anew. Bytes. */
const mostWaiting = 4_000_000;

/** RFC 6455: the other side breaks a rule; try again later. From 4000 on they are our own. */
const closeCodes = { policy: 1008, again: 1013, sessionEnded: 4001 } as const;

export class Connection implements Client, Follower {
  readonly person: Person | null;
  readonly requester: Requester;
  readonly tables: FollowedTables;
  readonly tournaments = new Set<string>();
  followsLobby = false;
  readonly #transport: Transport;
  readonly #services: LiveServices;
  readonly #rateLimiter: MessageRateLimiter;
  /** What is asked for is done in order, also where some of it has to wait. */
  #last: Promise<void> = Promise.resolve();
  #isOpen = true;

  constructor(person: Person | null, transport: Transport, services: LiveServices) {
    this.person = person;
    this.requester = { address: transport.from, person: person?.id ?? null };
    this.tables = new FollowedTables(this, services);
    this.#transport = transport;
    this.#services = services;
    this.#rateLimiter = new MessageRateLimiter(services.messageRate, services.now());
  }

  get isOpen(): boolean {
    return this.#isOpen;
  }

  send(message: ToClient): void {
    if (!this.#isOpen) return;
    if (message.type === 'rejected' || message.type === 'error') this.#services.onRefused(message.code);
    if (this.#transport.waiting > mostWaiting) this.close(closeCodes.again, 'too slow');
    else this.#transport.send(JSON.stringify(message));
  }

  close(code: number, reason: string): void {
    this.#transport.close(code, reason);
    this.ended();
  }

  /** Whoever signed out, or was signed out, is nobody here any more; they may come back as who they are then. */
  sessionEnded(): void {
    this.send({ type: 'error', code: 'not-signed-in', message: 'Your session has ended: sign in and connect again' });
    this.close(closeCodes.sessionEnded, 'the session has ended');
  }

  /** The other side is gone. */
  ended(): void {
    this.#isOpen = false;
    this.tables.end();
    for (const tournament of this.tournaments) this.#services.tournaments.remove(tournament, this);
    this.tournaments.clear();
  }

  /** @param text null: it was no text */
  receive(text: string | null): void {
    let verdict = this.#rateLimiter.take(this.#services.now());
    const message = text === null ? { fault: 'Expected a text message' } : readMessage(text);
    // It has counted as one message already.
    if (verdict === 'read' && 'type' in message && message.type === 'subscribe')
      verdict = this.#rateLimiter.take(this.#services.now(), followCounts - 1);
    if (verdict === 'close') this.close(closeCodes.policy, 'too many messages');
    else if (verdict === 'refuse') this.#tooMany(message);
    else if ('fault' in message) this.#notUnderstood(message);
    else
      this.#inOrder(message, async () => {
        if (this.#isOpen) await handle(message.type, message, this, this.#services);
      });
  }

  followLater(table: string, options: FollowOptions, work: () => Promise<void>): void {
    this.#inOrder({ type: 'subscribe', table, ...options }, work);
  }

  /** @param about what is told of where it fails */
  #inOrder(about: ToServer, work: () => Promise<void>): void {
    this.#last = this.#last.then(work).catch((error: unknown) => this.#failed(about, error));
  }

  #notUnderstood({ fault: message, id }: MessageFault): void {
    const refusal = { code: 'invalid', message };
    this.send(id === undefined ? { type: 'error', ...refusal } : { type: 'rejected', id, ...refusal });
  }

  /** Says which message was too much, so that nobody waits for an answer to it. */
  #tooMany(about: ToServer | MessageFault): void {
    const refusal = { code: 'too-many', message: 'Too many messages: wait a moment' };
    if ('id' in about && about.id !== undefined) this.send({ type: 'rejected', id: about.id, ...refusal });
    else this.send({ type: 'error', ...refusal, ...('table' in about ? { table: about.table } : {}) });
  }

  /** Whoever asked for something hears that it was not done, by its id where it has one: nobody waits for ever. */
  #failed(about: ToServer, error: unknown): void {
    if (!(error instanceof ApiError)) this.#services.onError(error);
    const { code, message, retryAfter } = apiErrorOf(error);
    const refusal = { code, message, ...(retryAfter === null ? {} : { retryAfter }) };
    if ('id' in about) this.send({ type: 'rejected', id: about.id, ...refusal });
    else this.send({ type: 'error', ...refusal, ...('table' in about ? { table: about.table } : {}) });
  }
}
