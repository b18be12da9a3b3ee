// Ratings, and what is said of them.

/** What is played, and by whom: people and programs are rated apart. */
export const poolTitles: Readonly<Record<string, string>> = {
  open: 'Own decks',
  sealed: 'Sealed',
  adaptive: 'Adaptive',
  'bots-open': 'Programs, own decks',
  'bots-sealed': 'Programs, sealed',
  'bots-adaptive': 'Programs, adaptive',
};

export const poolTitle = (pool: string): string => poolTitles[pool] ?? pool;

/** "1523", with a question mark as long as it is a guess. */
export const sayRating = ({ rating, isProvisional }: { readonly rating: number; readonly isProvisional: boolean }) =>
  `${Math.round(rating)}${isProvisional ? '?' : ''}`;

/** Between which it lies with 95 %. */
export const sayRange = ({ rating, deviation }: { readonly rating: number; readonly deviation: number }): string =>
  `${Math.round(rating - 1.96 * deviation)} to ${Math.round(rating + 1.96 * deviation)}`;

const date = new Intl.DateTimeFormat('en-GB', { day: 'numeric', month: 'short', year: 'numeric' });

export const sayDay = (moment: number): string => date.format(new Date(moment));
