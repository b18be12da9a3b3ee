// Words and figures of an analysis as the page says them.
import type { Seat } from '@vaultsong/engine';

/** Players of an analysed game as the page calls them. */
export interface Players {
  /** By seat: "You", "Bot", "Player 2", the name of a person or of a deck. */
  readonly names: readonly string[];
  /** The seat whose chance is drawn. */
  readonly me: Seat;
}

/** Addresses of moments of the game. @param at how many answers came before */
export interface MomentLinks {
  readonly replay: (at: number) => string;
  readonly playOn: (at: number) => string;
}

/** The seats with their names. */
export const seatsOf = ({ names }: Players): readonly { readonly seat: Seat; readonly name: string }[] =>
  names.map((name, seat) => ({ seat, name }));

export const nameOf = ({ names }: Players, seat: Seat): string => names[seat] ?? `Seat ${seat + 1}`;

/** Within a sentence. */
export function nameWithin(players: Players, seat: Seat): string {
  const name = nameOf(players, seat);
  return name === 'You' ? 'you' : name === 'Bot' ? 'the bot' : name;
}

/** "Your chance", "Player 1’s chance". */
export const whose = (players: Players, seat: Seat): string =>
  nameOf(players, seat) === 'You' ? 'Your' : `${nameOf(players, seat)}’s`;

export const percent = (share: number): string => `${Math.round(100 * share)} %`;

export const points = (share: number): string => `${Math.round(100 * share)}`;

/** "+8", "−3"; a dot for nothing. */
export function signed(share: number): string {
  const whole = Math.round(100 * share);
  return whole === 0 ? '·' : whole < 0 ? `−${-whole}` : `+${whole}`;
}
