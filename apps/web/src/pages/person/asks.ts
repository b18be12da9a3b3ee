// What the page of somebody asks of the server.
import type { Listing } from '@vaultsong/protocol';
import { listingsAnswer, profileAnswer } from '@vaultsong/protocol';
import type { z } from 'zod';
import { rest } from '../../online/rest.ts';

export type Profile = z.infer<typeof profileAnswer>;

const pathOf = (name: string): string => `/api/people/${encodeURIComponent(name)}`;

export const askProfile = (name: string): Promise<Profile> => rest(profileAnswer, 'GET', pathOf(name));

/** Tables of theirs that everybody may see. */
export const askTablesOf = async (name: string): Promise<readonly Listing[]> =>
  (await rest(listingsAnswer, 'GET', `${pathOf(name)}/games`)).tables;
