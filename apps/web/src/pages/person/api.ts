// Requests of a person's page to the server.
import type { Listing, RatingChange, RatingPool, RatingView } from '@vaultsong/protocol';
import { listingsAnswer, profileAnswer, ratingHistoryAnswer, ratingsAnswer } from '@vaultsong/protocol';
import type { z } from 'zod';
import { rest } from '../../online/rest.ts';

export type Profile = z.infer<typeof profileAnswer>;

const pathOf = (name: string): string => `/api/people/${encodeURIComponent(name)}`;

export const fetchProfile = (name: string): Promise<Profile> => rest(profileAnswer, 'GET', pathOf(name));

/** Tables of theirs that everybody may see. */
export const fetchTablesOf = async (name: string): Promise<readonly Listing[]> =>
  (await rest(listingsAnswer, 'GET', `${pathOf(name)}/games`)).tables;

export const fetchRatings = async (name: string): Promise<readonly RatingView[]> =>
  (await rest(ratingsAnswer, 'GET', `${pathOf(name)}/ratings`)).ratings;

/** Change of a rating by each match, the first first. */
export const fetchHistory = async (name: string, pool: RatingPool): Promise<readonly RatingChange[]> =>
  (await rest(ratingHistoryAnswer, 'GET', `${pathOf(name)}/ratings/${pool}`)).changes;
