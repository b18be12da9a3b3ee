// Ratings as the API tells them, with names in place of ids.
import type { Person, RatingChange, RatingView } from '@vaultsong/protocol';
import type { Change, Standing } from '../../ratings/ratings.ts';
import type { Services } from '../services.ts';

export const ratingOf = ({ isProvisional, person: _, ...standing }: Standing): RatingView => ({
  ...standing,
  provisional: isProvisional,
});

/** Looks people up by their ids, once all their names are at hand. */
export async function namesOf(
  ids: readonly string[],
  { nameCache }: Pick<Services, 'nameCache'>,
): Promise<(id: string) => Person> {
  await nameCache.load(ids);
  return (id) => nameCache.find(id);
}

export async function changesOf(
  changes: readonly Change[],
  services: Pick<Services, 'nameCache'>,
): Promise<RatingChange[]> {
  const person = await namesOf(
    changes.map(({ opponent }) => opponent),
    services,
  );
  return changes.map(({ opponent, ...change }) => ({ ...change, opponent: person(opponent) }));
}
