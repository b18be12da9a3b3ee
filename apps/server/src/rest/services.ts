// Services that route handlers work with. Routes are constants: what belongs to one server reaches them by this alone.

import type { Lists } from '../lobby/lists.ts';
import type { QuickMatch } from '../lobby/quickMatch.ts';
import type { NameCache } from '../people/nameCache.ts';
import type { People } from '../people/people.ts';
import type { Ratings } from '../ratings/ratings.ts';
import type { RegistryDecks } from '../registry/registryDecks.ts';
import type { Settings } from '../settings/settings.ts';
import type { EventStore } from '../tables/eventStore.ts';
import type { TableRegistry } from '../tables/tableRegistry.ts';
import type { Tournaments } from '../tournaments/tournaments.ts';
import type { Workers } from '../workers/workers.ts';
import type { CardPictures } from './common/cardPictures.ts';
import type { GameRecords } from './common/gameRecords.ts';
import type { HousePictures } from './common/housePictures.ts';

export interface Services extends GameServices {
  readonly settings: Settings;
  /** Of the server. */
  readonly version: string;
  readonly people: People;
  readonly workers: Workers;
  readonly records: GameRecords;
  readonly cardPictures: CardPictures;
  readonly housePictures: HousePictures;
  readonly registryDecks: RegistryDecks;
}

/** Services of the part in which people play. */
export interface GameServices {
  readonly tableRegistry: TableRegistry;
  readonly eventStore: EventStore;
  readonly lists: Lists;
  readonly quick: QuickMatch;
  readonly nameCache: NameCache;
  readonly ratings: Ratings;
  readonly tournaments: Tournaments;
  /** How many connections of the live protocol there are. */
  connections(): number;
}
