// Every bundled deck against every other one, played by the rules bot: how often each of them wins, as a measure of
// decks that needs nobody's rating.
import { playGame } from '@vaultsong/arena';
import { botNamed, seedFor } from '@vaultsong/bots';
import { referenceDecks, toDeckList } from '@vaultsong/decks';

export interface Standing {
  readonly slug: string;
  readonly games: number;
  readonly wins: number;
}

/**
 * Plays the round robin; in half of the games of a pair the one deck goes first, in half the other. The same arguments
 * give the same standings.
 * @param gamesEach how many games each pair plays
 * @param onProgress told after each deck how many games are done
 */
export function roundRobin(gamesEach: number, seed: number, onProgress?: (games: number) => void): readonly Standing[] {
  const lists = referenceDecks.map(({ deck }) => toDeckList(deck));
  const bots = [botNamed('rules'), botNamed('rules')];
  const played = lists.map(() => ({ games: 0, wins: 0 }));
  let games = 0;
  for (let i = 0; i < lists.length; i++) {
    for (let j = i + 1; j < lists.length; j++) {
      for (let n = 0; n < gamesEach; n++) {
        const result = playGame({ decks: [lists[i]!, lists[j]!], seed: seedFor(seed, games++), first: n % 2 }, bots);
        if (result.outcome !== 'won') continue;
        played[i]!.games++;
        played[j]!.games++;
        played[result.winner === 0 ? i : j]!.wins++;
      }
    }
    onProgress?.(games);
  }
  return referenceDecks.map(({ slug }, i) => ({ slug, ...played[i]! }));
}
