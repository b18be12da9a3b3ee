import { generatedName, generatedSets } from '@vaultsong/decks';

/** The id of a new deck, by chance. */
export const newDeckId = (): string =>
  generatedName({ set: generatedSets[0] ?? 'cota', seed: Math.floor(Math.random() * 1_000_000_000) });
