// Decks that come with a request: read by a worker where they are long, and judged by the terms of the table.
import type { Terms } from '@vaultsong/tables';
import type { Brought } from '../../tables/decks.ts';
import { broughtTo } from '../../tables/decks.ts';
import type { Caller } from '../route.ts';
import type { Services } from '../services.ts';
import { ownersOf } from './owners.ts';

/** @throws ApiError for a deck that cannot be read, or may not be played there */
export const readDeck = async (
  text: string,
  terms: Terms,
  caller: Caller,
  { workers }: Pick<Services, 'workers'>,
): Promise<Brought> => broughtTo(terms, await workers.findDeck(text, ownersOf(caller)));
