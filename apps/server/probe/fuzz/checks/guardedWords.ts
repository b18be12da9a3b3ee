// Words that one person alone may read, or nobody, as long as a match runs: names and origins of sealed decks, secrets and chances of
// tables. They are looked for in the whole text of whatever leaves the server, wherever they would stand in it.
import type { Seated, Table } from '@vaultsong/tables';
import { isSealed, isToBePlayed } from './expectedRights.ts';

export interface GuardedWord {
  readonly what: string;
  readonly word: string;
  /** The person who may read it; null: nobody. */
  readonly owner: string | null;
}

/** Both words that lead to a sealed deck. @param name stands in quotes, as it may be part of another word */
export const deckWords = (owner: string | null, name: string, origin: string | null): readonly GuardedWord[] => [
  { what: 'the name of a sealed deck', word: JSON.stringify(name), owner },
  ...(origin === null ? [] : [{ what: 'the origin of a sealed deck', word: origin, owner }]),
];

/** Whether the decks of a table are sealed and still played with. @param isTournamentOn they are, at other tables, afterwards */
export const areDecksSecret = (table: Table, isTournamentOn: boolean): boolean =>
  isSealed(table) && (isToBePlayed(table) || isTournamentOn);

/** What is guarded at a table now. */
export function guardedAt(table: Table, secret: string, isTournamentOn: boolean): readonly GuardedWord[] {
  const words: GuardedWord[] = [];
  if (isToBePlayed(table)) words.push({ what: 'the secret of a table', word: secret, owner: null });
  const chance = table.playing?.game.setup.chance;
  if (chance !== undefined) words.push({ what: 'the chance of a game', word: chance, owner: null });
  if (areDecksSecret(table, isTournamentOn))
    for (const seated of table.seats)
      if (seated?.deck != null) words.push(...deckWords(ownerOf(seated), seated.deck.name, seated.origin));
  return words;
}

/** Cards of others' sealed decks that an answer of REST names: as long as these are secret, there are no cards in REST. */
export function sealedCardsIn(text: string, { seats }: Table, person: string): readonly string[] {
  const namesOf = (isWanted: (owner: string | null) => boolean): readonly string[] =>
    seats.flatMap((seated) =>
      seated?.deck != null && isWanted(ownerOf(seated)) ? seated.deck.cards.map(({ name }) => name) : [],
    );
  // A deck of one's own may have the same.
  const own = new Set(namesOf((owner) => owner === person));
  const others = new Set(namesOf((owner) => owner !== person));
  const plain = unescaped(text);
  return [...others].filter((name) => !own.has(name) && plain.includes(JSON.stringify(name)));
}

/** Words may stand in JSON that is a text of other JSON, as the entries of a log are. */
const unescaped = (text: string): string => text.replaceAll('\\', '');

const ownerOf = ({ sitter }: Seated): string | null => (sitter.type === 'person' ? sitter.id : null);

export class GuardedWords {
  /** By table or tournament. */
  readonly #words = new Map<string, readonly GuardedWord[]>();

  /** What is guarded there from now on. */
  keep(of: string, words: readonly GuardedWord[]): void {
    if (words.length === 0) this.#words.delete(of);
    else this.#words.set(of, words);
  }

  of(tableOrTournament: string): readonly GuardedWord[] {
    return this.#words.get(tableOrTournament) ?? [];
  }

  /** What stands in a text that this person may not read, and where that is from. */
  foundIn(text: string, person: string): readonly { readonly what: string; readonly of: string }[] {
    const plain = unescaped(text);
    return [...this.#words].flatMap(([of, words]) =>
      words
        .filter(({ word, owner }) => owner !== person && plain.includes(unescaped(word)))
        .map(({ what }) => ({ what, of })),
    );
  }
}
