// Names of houses, sets and icons as other programs and people spell them.
import type { SetId } from '@vaultsong/cards';
import { cardSets } from '@vaultsong/cards';
import type { House } from '@vaultsong/engine';
import { houses } from '@vaultsong/engine';
import type { Enhancement } from '../model/deck.ts';
import { enhancements } from '../model/enhancement.ts';
import { slugOf } from '../names/slug.ts';

/** Letters and digits alone: `Star Alliance`, `star_alliance` and `STARALLIANCE` are one name. */
const plain = (name: string): string => slugOf(name.slice(0, 100)).replaceAll('-', '');

const houseByName: ReadonlyMap<string, House> = new Map([
  ...houses.map((house): [string, House] => [plain(house), house]),
  // As the serpent is spelled that it is called after.
  ['ouroboros', 'ouboros'],
]);

/** undefined where no house has this name. */
export const houseNamed = (name: string): House | undefined => houseByName.get(plain(name));

/** How a house is called in lists for people: `Star Alliance`. */
export const houseTitle = (house: House): string =>
  house
    .split('-')
    .map((word) => word.charAt(0).toUpperCase() + word.slice(1))
    .join(' ');

const setByName: ReadonlyMap<string, SetId> = new Map([
  ...cardSets.flatMap(({ id, name, registry }): [string, SetId][] => [
    [plain(id), id],
    [plain(name), id],
    [String(registry), id],
  ]),
  // Other short names that are in use.
  ['aes', 'as'],
  ['vm2023', 'vm23'],
  ['vm2024', 'vm24'],
  ['vm2025', 'vm25'],
  ['men24', 'mg24'],
  ['m24', 'mg24'],
  ['menagerie', 'mg24'],
]);

/** The set with this id, name, number in the registry, or other common name; undefined where there is none. */
export const setNamed = (name: string): SetId | undefined => setByName.get(plain(name));

/** What a set is called in lists for people. */
export const setTitle = (set: SetId): string => cardSets.find(({ id }) => id === set)?.name ?? set;

const iconByName: ReadonlyMap<string, Enhancement> = new Map([
  ...enhancements.map((icon): [string, Enhancement] => [plain(icon), icon]),
  ...houseByName,
  ['amber', 'aember'],
]);

/** undefined where no icon has this name. */
export const iconNamed = (name: string): Enhancement | undefined => iconByName.get(plain(name));
