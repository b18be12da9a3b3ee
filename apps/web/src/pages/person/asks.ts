// What the page of somebody asks of the server.
import type { Listing, RatingChange, RatingFace, RatingPool } from '@vaultsong/protocol';
import { listingsAnswer, profileAnswer, ratingHistoryAnswer, ratingsAnswer } from '@vaultsong/protocol';
import type { z } from 'zod';
import { rest } from '../../online/rest.ts';

export type Profile = z.infer<typeof profileAnswer>;

const pathOf = (name: string): string => `/api/people/${encodeURIComponent(name)}`;

export const askProfile = (name: string): Promise<Profile> => rest(profileAnswer, 'GET', pathOf(name));

/** Tables of theirs that everybody may see. */
export const askTablesOf = async (name: string): Promise<readonly Listing[]> =>
  (await rest(listingsAnswer, 'GET', `${pathOf(name)}/games`)).tables;

export const askRatings = async (name: string): Promise<readonly RatingFace[]> =>
  (await rest(ratingsAnswer, 'GET', `${pathOf(name)}/ratings`)).ratings;

/** What each match made of a rating, the first first. */
export const askHistory = async (name: string, pool: RatingPool): Promise<readonly RatingChange[]> =>
  (await rest(ratingHistoryAnswer, 'GET', `${pathOf(name)}/ratings/${pool}`)).changes;
