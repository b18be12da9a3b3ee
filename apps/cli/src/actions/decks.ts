// vaultsong decks: the decks that come with the program, by the names that other commands take.
import type { BundledDeck } from '@vaultsong/decks';
import { bundledDecks } from '@vaultsong/decks';
import { print, printJson } from '../output.ts';

interface DecksFlags {
  readonly json?: true;
}

/** Does what the command is asked for. */
export function runDecks({ json }: DecksFlags): void {
  const facts = bundledDecks.map(factsOf);
  if (json) printJson(facts);
  else print(wordsOf(facts));
}

/** The keys are a promise to the programs that read them. */
const factsOf = ({ slug, deck }: BundledDeck) => ({ slug, name: deck.name, houses: deck.houses, set: deck.set });

/** One line for each deck, in columns. */
function wordsOf(decks: readonly ReturnType<typeof factsOf>[]): string {
  const widest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));
  const slugs = widest(decks.map(({ slug }) => slug));
  const names = widest(decks.map(({ name }) => name));
  return decks
    .map(
      ({ slug, name, houses, set }) =>
        `${slug.padEnd(slugs)}  ${name.padEnd(names)}  ${set ?? 'no set'}  ${houses.join(', ')}`,
    )
    .join('\n');
}
