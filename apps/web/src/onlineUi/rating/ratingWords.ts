// Ratings, and what is said of them.
import type { RatingPool } from '@vaultsong/protocol';

/** What is played, and by whom: people and programs are rated apart. */
const poolTitles: Readonly<Record<RatingPool, string>> = {
  open: 'Own decks',
  sealed: 'Sealed',
  adaptive: 'Adaptive',
  'bots-open': 'Programs, own decks',
  'bots-sealed': 'Programs, sealed',
  'bots-adaptive': 'Programs, adaptive',
};

export const poolTitle = (pool: RatingPool): string => poolTitles[pool];

/** "1523", with a question mark as long as it is a guess. */
export const sayRating = ({ rating, provisional }: { readonly rating: number; readonly provisional: boolean }) =>
  `${Math.round(rating)}${provisional ? '?' : ''}`;

/** Between which it lies with 95 %. */
export const sayRange = ({ rating, deviation }: { readonly rating: number; readonly deviation: number }): string =>
  `${Math.round(rating - 1.96 * deviation)} to ${Math.round(rating + 1.96 * deviation)}`;

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export const sayDay = (moment: number): string => date.format(new Date(moment));
