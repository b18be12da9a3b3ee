// Titles of cards. A card that the viewer may not see has no name.

import type { CardName, Ref } from '@vaultsong/engine';
import { definition, isDefined } from '@vaultsong/engine';

/** The printed title; the id itself for a card that no one defined; "a card" for a hidden one. */
export function cardTitle(name: CardName): string {
  if (name === '') return 'a card';
  return isDefined(name) ? definition(name).name : name;
}

export const refTitle = (ref: Ref): string => cardTitle(ref.name);

/** Prophecies are activated, other cards beside the table are used. */
export const isProphecy = ({ name }: Ref): boolean => isDefined(name) && definition(name).type === 'prophecy';
