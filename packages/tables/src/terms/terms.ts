// Terms of a table: its game and settings, agreed before anybody sits down. They never change afterwards.
import { difficulties } from '@vaultsong/adventures/difficulty';
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
  type: z.literal('duel'),
  decks: z
    .enum(['own', 'sealed'])
    .describe(
      '`own`: all bring a deck. `sealed`: each is dealt a new one of these sets, which nobody has seen before.',
    ),
  sets: z
    .array(set)
    .max(20)
    .default([])
    .describe('Sets that decks are of; none: any set for decks of one’s own, Call of the Archons for sealed ones.'),
  format: format
    .default({ bestOf: 1, adaptive: false })
    .describe('Number of games; `adaptive`: decks are swapped for the second, and bid for in the third.'),
  chains: z.tuple([chains, chains]).default([0, 0]).describe('Chains with which each deck begins, by seat.'),
  bid: z.boolean().default(false).describe('The decks of the first game are bid for.'),
});

const keyraken = z.object({
  type: z.literal('keyraken'),
  players: z.union([z.literal(1), z.literal(2), z.literal(3)]).describe('Number of players in the team.'),
  difficulty: z.enum(difficulties).default('normal').describe('Difficulty of the adventure.'),
});

export const mostDelay = 900;

export const terms = z
  .object({
    play: z
      .discriminatedUnion('type', [duel, keyraken])
      .describe('The game: two against each other, or a team against the Keyraken.'),
    edition: z.enum(editionNames).default(defaultEdition).describe('Edition of the rules.'),
    clock: clockTerms
      .default({ type: 'none' })
      .describe('Time for decisions: none, for each turn, for a whole game, or days.'),
    rated: z
      .boolean()
      .default(false)
      .describe('It counts for the ratings of both: accounts only, nothing is taken back.'),
    takeBacks: z
      .enum(['consent', 'never'])
      .default('consent')
      .describe('`consent`: what revealed something is taken back only if the others agree.'),
    listed: z.boolean().default(true).describe('It stands in the lobby; else anybody with the link may join.'),
    spectators: z
      .object({
        allowed: z.boolean().describe('Others may look on.'),
        delay: z
          .int()
          .min(0)
          .max(mostDelay)
          .meta({ unit: 'seconds', description: 'Delay after which spectators see the game.' }),
      })
      .default({ allowed: true, delay: 0 })
      .describe('People who look on.'),
  })
  .meta({ title: 'Terms', description: 'Game and settings of a table.' })
  .superRefine(({ play, rated, takeBacks, clock }, found) => {
    const wrong = (message: string, ...path: string[]) => found.addIssue({ code: 'custom', message, path });
    if (rated && takeBacks !== 'never') wrong('In a rated game nothing is taken back: expected "never"', 'takeBacks');
    if (rated && play.type === 'keyraken') wrong('A game against the Keyraken is not rated: expected false', 'rated');
    if (rated && clock.type === 'none') wrong('A rated game has a clock: expected "turn", "chess" or "days"', 'clock');
    if (play.type !== 'duel') return;
    const hasChains = play.chains.some((count) => count > 0);
    if (rated && hasChains) wrong('A rated game begins without a handicap: expected no chains', 'play', 'chains');
    if (play.bid && play.format.adaptive)
      wrong('Adaptive play bids before its third game: expected false', 'play', 'bid');
    if (play.bid && hasChains) wrong('The bids set the chains: expected none', 'play', 'chains');
  });
export type Terms = z.infer<typeof terms>;
/** Terms as asked for; fields with a default may be left out. */
export type AskedTerms = z.input<typeof terms>;

/** Number of seats at such a table, an automaton not counted. */
export const seatsOf = ({ play }: Terms): number => (play.type === 'duel' ? 2 : play.players);
