// Terms of a table: its game and settings, agreed before anybody sits down. They never change afterwards.
import { difficulties } from '@vaultsong/adventures';
import { generatedSets } from '@vaultsong/decks';
import { defaultEdition, editionNames } from '@vaultsong/engine';
import { mostChains } from '@vaultsong/match';
import { z } from 'zod';
import { clockTerms } from './clock.ts';

const set = z.enum(generatedSets);
const chains = z.int().min(0).max(mostChains);

const format = z.union([
  z.object({ bestOf: z.union([z.literal(1), z.literal(3), z.literal(5)]), adaptive: z.literal(false) }),
  z.object({ bestOf: z.literal(3), adaptive: z.literal(true) }),
]);

const duel = z.object({
  is: z.literal('duel'),
  /** `own`: all bring a deck. `sealed`: each is dealt a new one of these sets, which nobody has seen before. */
  decks: z.enum(['own', 'sealed']),
  /** Sets that decks are of; none: any set for decks of one's own, Call of the Archons for sealed ones. */
  sets: z.array(set).max(20).default([]),
  format: format.default({ bestOf: 1, adaptive: false }),
  /** By seat: with how many chains each deck begins. */
  chains: z.tuple([chains, chains]).default([0, 0]),
  /** The decks of the first game are bid for. */
  bid: z.boolean().default(false),
});

const keyraken = z.object({
  is: z.literal('keyraken'),
  players: z.union([z.literal(1), z.literal(2), z.literal(3)]),
  difficulty: z.enum(difficulties).default('normal'),
});

export const mostDelay = 900;

export const terms = z
  .object({
    play: z.discriminatedUnion('is', [duel, keyraken]),
    edition: z.enum(editionNames).default(defaultEdition),
    clock: clockTerms.default({ is: 'none' }),
    /** It counts for the ratings of both: accounts only, nothing is taken back. */
    rated: z.boolean().default(false),
    /** `consent`: what revealed something is taken back only if the others agree. */
    takeBacks: z.enum(['consent', 'never']).default('consent'),
    /** It stands in the lobby; else whoever has the link may join. */
    listed: z.boolean().default(true),
    /** Whether others may look on, and how many seconds later than the players. */
    watchers: z
      .object({ allowed: z.boolean(), delay: z.int().min(0).max(mostDelay) })
      .default({ allowed: true, delay: 0 }),
  })
  .superRefine(({ play, rated, takeBacks, clock }, found) => {
    const wrong = (message: string, ...path: string[]) => found.addIssue({ code: 'custom', message, path });
    if (rated && takeBacks !== 'never') wrong('In a rated game nothing is taken back: expected "never"', 'takeBacks');
    if (rated && play.is === 'keyraken') wrong('A game against the Keyraken is not rated: expected false', 'rated');
    if (rated && clock.is === 'none') wrong('A rated game has a clock: expected "turn", "chess" or "days"', 'clock');
    if (play.is !== 'duel') return;
    const hasChains = play.chains.some((count) => count > 0);
    if (rated && hasChains) wrong('A rated game begins without a handicap: expected no chains', 'play', 'chains');
    if (play.bid && play.format.adaptive)
      wrong('Adaptive play bids before its third game: expected false', 'play', 'bid');
    if (play.bid && hasChains) wrong('Whoever bids sets the chains: expected none', 'play', 'chains');
  });
export type Terms = z.infer<typeof terms>;
/** Terms as asked for; fields with a default may be left out. */
export type AskedTerms = z.input<typeof terms>;

/** Number of seats at such a table, an automaton not counted. */
export const seatsOf = ({ play }: Terms): number => (play.is === 'duel' ? 2 : play.players);
