// Messages from a client in the live protocol, each one JSON object.
import type { Aim } from '@vaultsong/foresight';
import { call, nonce, tableId } from '@vaultsong/tables';
import { z } from 'zod';
import type {} from '../meta.ts';
import { tournamentId } from '../rest/contests.ts';

/** The longest message that the server reads, in bytes. */
export const longestMessage = 8_192;
export const longestChat = 300;

const id = z.int().min(0).max(Number.MAX_SAFE_INTEGER).describe('Any number of yours, by which the answer is known.');
const option = z.int().min(0).max(100_000).describe('Index of one of `ask.options`.');
const question = z.int().min(0).describe('Number of the pending question (`game.question`).');
const request = z.int().min(0).describe('Number of the request (`summary.request.id`).');
const table = tableId.describe('The table that it is about.');

/** Commands at a table by this protocol; sitting down and decks go by REST. */
export const liveCommand = z.discriminatedUnion('type', [
  z.object({ type: z.literal('answer'), question, option }).meta({
    description: 'Answer the pending question. The same answer sent again is acknowledged, and does nothing.',
    errors: ['not-now', 'stale', 'not-asked', 'no-option', 'too-late', 'endless'],
  }),
  z.object({ type: z.literal('take-back'), question }).meta({
    description: 'Take back your last decision: at once where it revealed nothing, else the others are asked.',
    errors: ['not-now', 'not-allowed', 'stale', 'too-late'],
  }),
  z.object({ type: z.literal('agree'), request }).meta({
    description: 'Let another player take something back.',
    errors: ['stale', 'not-now', 'too-late'],
  }),
  z.object({ type: z.literal('decline'), request }).meta({
    description: 'Do not let another player take something back.',
    errors: ['stale', 'not-now'],
  }),
  z.object({ type: z.literal('call'), call: call.describe('A bid for one of the two decks, or a pass.') }).meta({
    description: 'Bid chains for a deck, or pass, while decks are bid for.',
    errors: ['not-now', 'not-asked', 'no-option', 'too-late'],
  }),
  z
    .object({
      type: z.literal('choose-first'),
      first: z.union([z.literal(0), z.literal(1)]).describe('The seat that goes first.'),
    })
    .meta({
      description: 'Choose who goes first in the next game of a series.',
      errors: ['not-now', 'not-asked', 'too-late'],
    }),
  z
    .object({
      type: z.literal('add-nonce'),
      nonce: nonce.min(1).describe('Any printable ASCII text, which becomes part of the chance of this table.'),
    })
    .meta({
      description: 'Add a nonce, once, at a table that waits for it (`summary.nonces`).',
      errors: ['not-allowed', 'not-now'],
    }),
  z.object({ type: z.literal('concede') }).meta({ description: 'Give the match up.', errors: ['not-now'] }),
  z.object({ type: z.literal('claim') }).meta({
    description: 'Claim the match of a player who keeps you waiting (`summary.claimable`).',
    errors: ['not-now'],
  }),
  z.object({ type: z.literal('rematch') }).meta({
    description: 'Ask for a rematch, which begins when all have asked.',
    errors: ['not-now', 'not-allowed'],
  }),
  z.object({ type: z.literal('leave') }).meta({
    description: 'Leave your seat before the match begins.',
    errors: ['not-now', 'not-allowed'],
  }),
]);
export type LiveCommand = z.infer<typeof liveCommand>;

const cardKey = z.string().max(40).describe('Key of a card of the view.');

export const aim: z.ZodType<Aim> = z
  .union([
    z.object({ about: z.enum(['attack', 'host']).describe('A card to fight, or to attach to.'), card: cardKey }),
    z.object({
      about: z.literal('flank'),
      at: z
        .union([z.literal('left'), z.literal('right'), z.int().min(0).max(200)])
        .describe('A flank of the battleline, or the number of creatures to the left.'),
    }),
  ])
  .meta({ title: 'Aim', description: 'Target of the move: a card, or a place in the battleline.' });

/** Phrases that need no keyboard, and nobody can be hurt by. */
export const phrases = [
  'hello',
  'good-luck',
  'well-played',
  'thanks',
  'thinking',
  'one-moment',
  'oops',
  'good-game',
] as const;
export type Phrase = (typeof phrases)[number];

const seatErrors = ['not-signed-in', 'not-found', 'not-your-seat'] as const;

export const toServer = z.discriminatedUnion('type', [
  z
    .object({
      type: z.literal('subscribe'),
      table,
      whyNot: z
        .boolean()
        .default(false)
        .describe('Also say why your cards cannot do what they cannot (`game.whyNot`).'),
      changes: z.boolean().default(false).describe('Send only the changed parts, as a JSON Patch (`changes`).'),
    })
    .meta({
      description:
        'Subscribe to a table: first all of it, then each change. If you sit there you play by that, else you look on.',
      answers: ['table', 'presence', 'chat'],
      errors: ['not-found', 'forbidden'],
    }),
  z.object({ type: z.literal('unsubscribe'), table }).meta({ description: 'End the subscription to a table.' }),
  z
    .object({
      type: z.literal('command'),
      id,
      table,
      command: liveCommand.meta({ title: 'Command', description: 'One of the commands below.' }),
    })
    .meta({
      description: 'Give a command at a table, such as an answer. `done` says that it is kept and cannot be lost.',
      answers: ['done'],
      errors: [...seatErrors],
    }),
  z
    .object({
      type: z.literal('preview'),
      id,
      table,
      question,
      option,
      aim: aim.nullable().default(null).describe('Target of the move, where you have one in mind.'),
    })
    .meta({
      description: 'Preview the effects of an answer, as far as nothing hidden or chance decides them.',
      answers: ['preview'],
      errors: [...seatErrors],
    }),
  z.object({ type: z.literal('targets'), id, table, question, option }).meta({
    description: 'Ask for the possible targets of an answer.',
    answers: ['targets'],
    errors: [...seatErrors],
  }),
  z
    .object({
      type: z.literal('chat'),
      id,
      table,
      text: z.string().trim().min(1).max(longestChat).describe('Spaces at both ends do not count.'),
    })
    .meta({
      description: 'Say something in the chat of a table at which you sit. All followers hear it (`chat`).',
      answers: ['done'],
      errors: [...seatErrors, 'muted'],
    }),
  z
    .object({
      type: z.literal('phrase'),
      id,
      table,
      phrase: z.enum(phrases).describe('The phrase; each reader sees it in their own language.'),
    })
    .meta({
      description: 'Say one of the phrases that need no keyboard, as with `chat`.',
      answers: ['done'],
      errors: [...seatErrors, 'muted'],
    }),
  z.object({ type: z.literal('lobby'), on: z.boolean().describe('Subscribe, or end it.') }).meta({
    description: 'Subscribe to changes of the lobby.',
    answers: ['lobby'],
  }),
  z
    .object({
      type: z.literal('tournament'),
      tournament: tournamentId.describe('The tournament that it is about.'),
      on: z.boolean().describe('Subscribe, or end it.'),
    })
    .meta({
      description: 'Subscribe to changes of a tournament, of at most 20 at once.',
      answers: ['tournament'],
    }),
  z.object({ type: z.literal('ping'), id }).meta({ description: 'Ask for a sign of life.', answers: ['pong'] }),
]);
export type ToServer = z.infer<typeof toServer>;
/** As it is sent: what is left out is as the schema says. */
export type ToServerInput = z.input<typeof toServer>;
