// Ratings as the API tells them, with names in place of ids.
import type { Person, RatingChange, RatingFace } from '@vaultsong/protocol';
import type { Change, Standing } from '../../ratings/ratings.ts';
import type { Services } from '../services.ts';

export const ratingOf = ({ isProvisional, person: _, ...standing }: Standing): RatingFace => ({
  ...standing,
  provisional: isProvisional,
});

/** Looks people up by their ids, once all their names are at hand. */
export async function namesOf(
  ids: readonly string[],
  { book }: Pick<Services, 'book'>,
): Promise<(id: string) => Person> {
  await book.load(ids);
  return (id) => book.find(id);
}

export async function changesOf(changes: readonly Change[], services: Pick<Services, 'book'>): Promise<RatingChange[]> {
  const person = await namesOf(
    changes.map(({ opponent }) => opponent),
    services,
  );
  return changes.map(({ opponent, ...change }) => ({ ...change, opponent: person(opponent) }));
}
