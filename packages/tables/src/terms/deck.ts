// Decks and setups as a log holds them: checked when they are read, because a log comes from a database.
import type { DeckList, Setup } from '@vaultsong/engine';
import { editionNames, houses } from '@vaultsong/engine';
import { z } from 'zod';

const cardName = z.string().min(1).max(80);
const house = z.enum(houses);
const bonus = z.enum(['aember', 'capture', 'damage', 'draw', 'discard', 'power']);

/** A deck as the engine takes it; whether it can be played is judged where it is brought. */
export const deckList: z.ZodType<DeckList> = z.object({
  name: z.string().min(1).max(200),
  houses: z.array(house).min(1).max(12),
  cards: z
    .array(
      z.object({
        name: cardName,
        house: house.exactOptional(),
        bonus: z.array(bonus).max(20).exactOptional(),
        houseIcons: z.array(house).max(20).exactOptional(),
      }),
    )
    .min(1)
    .max(120),
  beside: z.array(cardName).max(20).exactOptional(),
});

/** Of which set a deck is, as who read it says: a list of cards alone does not tell; null: of none that is known. */
export const deckSet = z.string().min(1).max(20).nullable();

export const setupSchema: z.ZodType<Setup> = z.object({
  decks: z.array(deckList).min(2).max(4),
  seed: z.int(),
  chance: z.string().exactOptional(),
  edition: z.enum(editionNames).exactOptional(),
  first: z.int().min(0).max(3).exactOptional(),
  chains: z.array(z.int().min(0).max(24)).max(4).exactOptional(),
  quickstart: z.literal(true).exactOptional(),
  adventure: z.object({ program: z.string().max(200), adversary: cardName }).exactOptional(),
});
