import { generatedName, generatedSets } from '@vaultsong/decks';

/** The id of a new deck of that set, by chance; of the first one where none can be made of it. */
export const newDeckId = (set: string | null = null): string =>
  generatedName({
    set: generatedSets.find((known) => known === set) ?? generatedSets[0] ?? 'cota',
    seed: Math.floor(Math.random() * 1_000_000_000),
  });
