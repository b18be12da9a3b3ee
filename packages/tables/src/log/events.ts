// Everything that can happen at a table, as its log keeps it. What is not here did not happen: chat and presence are no
// part of a game.
import type { BotName } from '@vaultsong/bots/names';
import { isBotName } from '@vaultsong/bots/names';
import { z } from 'zod';
import { deckList, deckSet, setupSchema } from '../terms/deck.ts';
import { terms } from '../terms/terms.ts';
import { tableVersion } from './version.ts';

export const personId = z.string().min(1).max(64);
const seat = z.int().min(0).max(2);
const side = z.union([z.literal(0), z.literal(1)]);
const digest = z.string().regex(/^[0-9a-f]{64}$/);
export const tableId = z.string().regex(/^[0-9a-z]{10}$/);

export const botName = z
  .string()
  .refine((name): name is BotName => isBotName(name), { error: 'expected the name of a bot' });

export const sitter = z.discriminatedUnion('type', [
  z.object({ type: z.literal('person'), id: personId }),
  z.object({ type: z.literal('bot'), bot: botName }),
]);
export type Sitter = z.infer<typeof sitter>;

export const call = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('bid'),
    deck: side.describe('The deck that is bid for.'),
    chains: z.int().describe('Chains with which the bidder would start with it.'),
  }),
  z.object({ kind: z.literal('pass') }),
]);

/** Reasons that a table ends without a result; only an organizer may give the match to somebody all the same. */
export const closeReasons = ['left', 'expired', 'organizer', 'rules-changed'] as const;
export type CloseReason = (typeof closeReasons)[number];

/** Nobody waits longer for the nonces of others. Milliseconds. */
const longestNonceWindow = 10 * 60_000;

export const tableEvent = z.discriminatedUnion('type', [
  /** The first of each log. */
  z.object({
    type: z.literal('opened'),
    openedBy: personId.nullable(),
    terms,
    /** SHA-256 of the secret that all chance of this table comes from. */
    commitment: digest,
    engine: z.string(),
    /** How the server conducts it; logs from before there was a second way name none. */
    version: z.literal(tableVersion).exactOptional(),
    /** The table that this one is a rematch of. */
    rematchOf: tableId.exactOptional(),
    /** The tournament that it is part of. */
    tournament: z.string().max(40).exactOptional(),
    /** The people for whom each seat is reserved. */
    reserved: z.array(personId).max(3).exactOptional(),
    /** All sit from the start, and the table waits so long for the nonces of its people; absent: they bring them with `joined`. Milliseconds. */
    nonceWindow: z.int().min(1).max(longestNonceWindow).exactOptional(),
  }),
  z.object({
    type: z.literal('joined'),
    seat,
    sitter,
    /** What this player adds to the chance of the table, so that the server alone cannot choose it. */
    nonce: z.string().max(64),
    /** A bot sits down with its deck, where it does not wait for one to be dealt; `origin` as below. */
    deck: deckList.exactOptional(),
    origin: z.string().max(200).nullable().exactOptional(),
    set: deckSet.exactOptional(),
  }),
  /** As `joined` brings it, where the server seated them: after the commitment, and before anything is drawn. */
  z.object({ type: z.literal('nonce-added'), seat, nonce: z.string().min(1).max(64) }),
  z.object({ type: z.literal('left'), seat }),
  /** @see terms: `origin` is the name by which the deck can be found, such as a slug or `generated:cota:7`; `set` where one brings it. */
  z.object({
    type: z.literal('deck-chosen'),
    seat,
    deck: deckList,
    origin: z.string().max(200).nullable(),
    set: deckSet.exactOptional(),
  }),
  /** All sit and have a deck. Of a duel: who goes first by lot, and who opens a bidding. */
  z.object({ type: z.literal('began'), first: side, opener: side }),
  z.object({ type: z.literal('bid-called'), seat: side, call }),
  z.object({ type: z.literal('chose-first'), seat: side, first: side }),
  z.object({ type: z.literal('dealt'), game: z.int().min(1), setup: setupSchema }),
  /** A game of elsewhere goes on here: its answers so far. */
  z.object({ type: z.literal('imported'), setup: setupSchema, answers: z.array(z.int().min(0)).max(100_000) }),
  z.object({
    type: z.literal('answered'),
    seat,
    /** The question that this is an answer to; it never comes again. */
    question: z.int().min(0),
    /** The answer, and those after it that nobody was asked for. */
    options: z.array(z.int().min(0)).min(1).max(2_000),
  }),
  z.object({ type: z.literal('take-back-requested'), seat }),
  z.object({ type: z.literal('take-back-agreed'), seat }),
  z.object({ type: z.literal('take-back-declined'), seat }),
  /** Back to where so many answers had been given. `consent`: the others agreed. */
  z.object({ type: z.literal('taken-back'), seat, to: z.int().min(0), consent: z.boolean() }),
  /** The rules were mended since: what the entries from this one on say counts no more, and the game goes on from before them. */
  z.object({ type: z.literal('resumed'), from: z.int().min(1) }),
  z.object({ type: z.literal('conceded'), seat }),
  /** Their clock ran out. */
  z.object({ type: z.literal('timed-out'), seat }),
  /** They were silent for too long, and the other claimed the match. */
  z.object({ type: z.literal('claimed'), seat }),
  /** A bot goes on in the place of somebody in a team. */
  z.object({ type: z.literal('bot-took-over'), seat, bot: botName }),
  /**
   * Nobody plays here: it was given up before it began, or an organizer ended it, or the rules were mended since and lead to no position
   * from which it could go on. `winner`: whom the organizer gives the match. `from`: with `rules-changed`, what the entries from this one
   * on say counts no more.
   */
  z.object({
    type: z.literal('closed'),
    reason: z.enum(closeReasons),
    winner: side.nullable(),
    from: z.int().min(1).exactOptional(),
  }),
  /** The match is over: what the commitment was made to. */
  z.object({ type: z.literal('secret-revealed'), secret: digest }),
  z.object({ type: z.literal('rematch-requested'), seat }),
  /** The rematch is played at another table. */
  z.object({ type: z.literal('continued'), table: tableId }),
]);
export type TableEvent = z.infer<typeof tableEvent>;
export type TableEventOf<Type extends TableEvent['type']> = Extract<TableEvent, { readonly type: Type }>;
