import { generatedName, generatedSets } from '@vaultsong/decks';

/** The id of a new deck of that set, by chance; of any set, by lot, where none is named or none can be made of it. */
export function newDeckId(set: string | null = null): string {
  const drawn = generatedSets[Math.floor(Math.random() * generatedSets.length)] ?? 'cota';
  return generatedName({
    set: generatedSets.find((known) => known === set) ?? drawn,
    seed: Math.floor(Math.random() * 1_000_000_000),
  });
}
