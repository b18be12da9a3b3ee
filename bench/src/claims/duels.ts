// Games of two decks by the rules bot, as `vaultsong simulate` plays them: the same decks, seed and chains give the same games there.
import { defaultMaxDecisions, simulate } from '@vaultsong/arena';
import { defaultEdition } from '@vaultsong/engine';
import { listNamed } from './measure.ts';

export interface Duels {
  /** As the command line names them. */
  readonly decks: readonly [string, string];
  /** With which the first deck starts. */
  readonly chains: number;
  readonly games: number;
  readonly seed: number;
}

export interface Tally {
  /** Games with a winner. */
  readonly finished: number;
  /** Of those, won by the first deck. */
  readonly won: number;
  /** Of those, won by the side that went first. */
  readonly first: number;
}

export async function playDuels({ decks: [one, other], chains, games, seed }: Duels): Promise<Tally> {
  const { wins, firstWins } = await simulate({
    decks: [listNamed(one), listNamed(other)],
    bots: ['rules', 'rules'],
    ...{ games, seed, edition: defaultEdition, maxDecisions: defaultMaxDecisions },
    ...(chains === 0 ? {} : { chains: [chains, 0] }),
  });
  return { finished: wins[0] + wins[1], won: wins[0], first: firstWins };
}
