// vaultsong handicap: with how many chains the stronger of two decks starts, as the rulebook suggests it.

import type { History } from '@vaultsong/match';
import { addGame, beginHistory, chainDeck, HistoryError, suggestionOf } from '@vaultsong/match';
import { counted } from '@vaultsong/say';
import { UserError } from '../errors.ts';
import { loadPlayable } from '../loadDeck.ts';
import type { Won } from '../options.ts';
import { print, printJson } from '../output.ts';
import type { FairChainsFlags } from './fairChains.ts';

interface HandicapFlags extends FairChainsFlags {
  readonly games: readonly Won[];
  readonly simulate?: true;
}

/** Does what the command is asked for. */
export async function runHandicap(stronger: string, weaker: string, flags: HandicapFlags): Promise<void> {
  const { games, json, simulate, out, plot } = flags;
  if (simulate === true) {
    if (games.length > 0) throw new UserError('--games and --simulate exclude each other; expected one of the two');
    // Most of the command needs neither bots nor threads.
    const { runFairChains } = await import('./fairChains.ts');
    await runFairChains(stronger, weaker, flags);
    return;
  }
  if (out !== undefined) throw new UserError('--out needs --simulate: without it no games are played');
  if (plot !== undefined) throw new UserError('--plot needs --simulate: without it there is nothing to draw');
  const decks = await loadPlayable([stronger, weaker]);
  const names = decks.map(({ name }) => name);
  const history = historyOf([names[0] ?? '', names[1] ?? ''], games);
  const chains = suggestionOf(history)?.chains ?? 0;
  const won = games.filter((game) => game === 'W').length;
  if (json) printJson({ decks: names, games: games.join(''), wins: [won, games.length - won], chains: [chains, 0] });
  else print(wordsOf(history, won, chains));
}

function historyOf(decks: History['decks'], games: readonly Won[]): History {
  try {
    const [stronger, weaker] = decks;
    return games.reduce(
      (history, game) => addGame(history, game === 'W' ? stronger : weaker),
      chainDeck(beginHistory(decks), stronger),
    );
  } catch (error) {
    if (!(error instanceof HistoryError)) throw error;
    throw new UserError(error.message);
  }
}

function wordsOf({ decks: [stronger, weaker], winners }: History, won: number, chains: number): string {
  const games = counted(winners.length, 'game');
  return [
    `${stronger} starts with ${counted(chains, 'chain')}, ${weaker} without`,
    `  ${games}: ${won} won, ${winners.length - won} lost`,
  ].join('\n');
}
