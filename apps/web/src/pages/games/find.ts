// Search among saved games, and the texts of each game in the list.
import { counted } from '@vaultsong/say';
import { fold } from '../../components/fold.ts';
import type { SavedGame } from '../../games/savedGame.ts';
import type { Show } from './address.ts';

/** Words as they are compared. */
export const wordsIn = (typed: string): readonly string[] => fold(typed).split(/\s+/).filter(Boolean);

const isShown = ({ status }: SavedGame, show: Show): boolean =>
  show === 'all' || (status === 'running') === (show === 'running');

/** Games with each word in their decks, opponent or result. @param words folded */
export const findGames = (games: readonly SavedGame[], words: readonly string[], show: Show): readonly SavedGame[] =>
  games.filter((game) => {
    const text = fold([sayPlayers(game), game.result].join(' '));
    return isShown(game, show) && words.every((word) => text.includes(word));
  });

/** "Miss Onyx against Radiant Argus"; mates of an adventure with commas between. */
export function sayPlayers({ what, decks, opponent }: SavedGame): string {
  const mine = what === 'adventure' ? decks.join(', ') : (decks[0] ?? '');
  return `${mine} against ${opponent}`;
}

/** Progress or result of a game: "Turn 9 · keys 2 : 1 · game 2 of 3, 1 : 0". */
export const sayHowFar = ({ turn, keys, series, status, result }: SavedGame): string =>
  [
    result,
    turn === 0 ? 'the bidding' : status === 'running' ? `turn ${turn}` : counted(turn, 'turn'),
    keys.length === 0 ? '' : `${keys.length === 1 ? counted(keys[0] ?? 0, 'key') : `keys ${keys.join(' : ')}`}`,
    series === null ? '' : `game ${series.game} of ${series.bestOf}, ${series.score.join(' : ')}`,
  ]
    .filter((part) => part !== '')
    .map((part, n) => (n === 0 ? part.slice(0, 1).toUpperCase() + part.slice(1) : part))
    .join(' · ');

const time = new Intl.DateTimeFormat('en-GB', { hour: '2-digit', minute: '2-digit' });
const weekday = new Intl.DateTimeFormat('en-GB', { weekday: 'long' });
const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'long', year: 'numeric' });

const dayOf = (moment: Date): number => Math.round(new Date(moment).setHours(12, 0, 0, 0) / 86_400_000);

/** "today at 14:05", "yesterday at 9:30", "on Monday", "on 12 March 2026". @param moment, now in milliseconds since 1970 */
export function sayWhen(moment: number, now: number): string {
  const then = new Date(moment);
  const days = dayOf(new Date(now)) - dayOf(then);
  if (days <= 0) return `today at ${time.format(then)}`;
  if (days === 1) return `yesterday at ${time.format(then)}`;
  return `on ${(days < 7 ? weekday : date).format(then)}`;
}
