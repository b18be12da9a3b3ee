// The game on a table as one viewer may know it. Views, questions and events are those of the engine: `see` and `witness`
// made them for that viewer, and nothing else leaves the server.
import type { DeckList, GameEvent, View } from '@vaultsong/engine';
import type { Refusals } from '@vaultsong/foresight';
import { z } from 'zod';

const anObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

export const gameView = z
  .object({
    number: z.int().describe('Number of the game in the match, from 1.'),
    question: z
      .int()
      .describe(
        'Number of the pending question, which its answer names. It never comes again, also when something is taken back.',
      ),
    view: z.custom<View>(anObject).meta({
      title: 'View',
      description:
        'The game as you may know it, with the pending question; its options only for the player who is asked.',
    }),
    whyNot: z
      .custom<Refusals>(anObject)
      .meta({ title: 'Refusals' })
      .nullable()
      .describe(
        'Reasons that your cards cannot do something now; only where you are asked for a move and want to know it.',
      ),
    takeBack: z
      .object({
        mode: z
          .enum(['free', 'consent'])
          .nullable()
          .describe(
            '`free`: you may take back at once; `consent`: if the others agree; null: there is nothing to take back.',
          ),
        left: z.int().describe('Number of such requests that are left to you in this game.'),
      })
      .describe('Decisions that you may take back.'),
  })
  .meta({ title: 'GameView', description: 'The game on a table as one viewer may know it.' });
export type GameView = z.infer<typeof gameView>;

export const gameStart = z
  .object({
    decks: z
      .array(z.custom<DeckList>(anObject).meta({ title: 'DeckList' }))
      .describe(
        'The decks as they are played, by seat; of a sealed one that is not yours only its houses: its name is empty.',
      ),
    chains: z.array(z.int()).describe('Chains at the start, by seat.'),
    first: z.int().nullable().describe('The seat that goes first; null: it is not known yet.'),
  })
  .meta({ title: 'GameStart', description: 'Facts that stay the same for a whole game.' });
export type GameStart = z.infer<typeof gameStart>;

export const gameEvents = z.array(z.custom<GameEvent>(anObject).meta({ title: 'GameEvent' })).readonly();
