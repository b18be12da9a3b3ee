// Texts of a saved game.
import { counted } from '@vaultsong/say';
import type { SavedGame } from '../../games/savedGame.ts';
import type { Moment } from '../../routing/moment.ts';
import { branchFrom } from '../../wire/branch.ts';

/** Decks of the player and, in an adventure, of the mates. */
export const ownDecks = ({ what, decks }: Pick<SavedGame, 'what' | 'decks'>): readonly string[] =>
  what === 'adventure' ? decks : decks.slice(0, 1);

/** "Miss Onyx against Radiant Argus"; mates of an adventure with commas between. */
export const sayPlayers = (game: Pick<SavedGame, 'what' | 'decks' | 'opponent'>): string =>
  `${ownDecks(game).join(', ')} against ${game.opponent}`;

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

/** The moment of another game that a game goes on from; null where it goes on from none. */
export function originOf({
  what,
  query,
}: Pick<SavedGame, 'what' | 'query'>): { readonly id: string; readonly moment: Moment } | null {
  const branch = what === 'branch' ? branchFrom(query) : null;
  return branch === null ? null : { id: branch.from, moment: branch.moment };
}
