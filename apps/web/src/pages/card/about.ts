// Facts about a card besides its print.
import type { Ruling } from '@vaultsong/cards';
import { rulings } from '@vaultsong/cards';
import { bundledDecks, closest } from '@vaultsong/decks';
import type { EditionName, Keyword } from '@vaultsong/engine';
import { defaultEdition, editionNames, keywords } from '@vaultsong/engine';
import { pointerOfKeyword } from '@vaultsong/rulebook';
import { explainKeyword } from '@vaultsong/say';
import type { CatalogueCard } from '../cards/catalogue.ts';
import { catalogue } from '../cards/catalogue.ts';
import { capital, keywordIn } from '../cards/facets.ts';

export const cardNamed = (name: string): CatalogueCard | undefined => catalogue.find((card) => card.name === name);

/** Cards that a name was perhaps meant for, the likeliest first. */
export const likeNamed = (name: string): readonly CatalogueCard[] =>
  closest(
    name,
    catalogue.map((card) => card.name),
    5,
  ).flatMap((near) => cardNamed(near) ?? []);

export interface Neighbors {
  readonly before: CatalogueCard | undefined;
  readonly after: CatalogueCard | undefined;
}

/** The cards before and after it in the set in which it was printed first. */
export function neighborsOf(card: CatalogueCard): Neighbors {
  const set = card.printings[0]?.set;
  const same = catalogue.filter(({ printings }) => printings[0]?.set === set);
  const at = same.indexOf(card);
  return { before: same[at - 1], after: same[at + 1] };
}

export interface ExplainedKeyword {
  /** "Assault 2" */
  readonly title: string;
  /** null: the engine does not know it yet. */
  readonly known: {
    readonly keyword: Keyword;
    readonly rule: string;
    /** The entry of the rulebook. */
    readonly entry: string;
  } | null;
}

/** The printed keywords, by an edition of the rules. */
export const explainedOn = (card: CatalogueCard, edition: EditionName): readonly ExplainedKeyword[] =>
  card.keywords.map((written) => {
    const keyword = keywords.find((one) => one === keywordIn(written));
    const value = Number(/\d+$/.exec(written)?.[0] ?? 1);
    const known = keyword === undefined || written.endsWith(' X') ? null : keyword;
    return {
      title: capital(written),
      known:
        known === null
          ? null
          : { keyword: known, rule: explainKeyword(known, value, edition), entry: pointerOfKeyword(known).id },
    };
  });

/** Whether the editions explain the keywords of a card in different words. */
export const differsByEdition = (card: CatalogueCard): boolean =>
  new Set(editionNames.map((edition) => JSON.stringify(explainedOn(card, edition)))).size > 1;

export const rulingsOn = (card: CatalogueCard): readonly Ruling[] =>
  rulings.filter((ruling) => ruling.card === card.name);

export interface DeckWith {
  readonly slug: string;
  readonly title: string;
  readonly count: number;
  /** In a house that is not its own. */
  readonly maverick: boolean;
}

/** The decks that come with the program and have the card, those with most of it first. */
export const decksWith = (card: CatalogueCard): readonly DeckWith[] =>
  bundledDecks
    .flatMap(({ slug, deck }) => {
      const held = deck.cards.filter((one) => one.card === card.name);
      if (held.length === 0) return [];
      const count = held.reduce((sum, one) => sum + one.count, 0);
      return [{ slug, title: deck.name, count, maverick: held.some(({ house }) => house !== card.house) }];
    })
    .toSorted((a, b) => b.count - a.count);

export interface EditionAsked {
  readonly edition: EditionName;
  /** Name of an edition in the address that does not exist. */
  readonly unknown: string | null;
}

/** @param search query of an address */
export function editionIn(search: string): EditionAsked {
  const name = new URLSearchParams(search).get('edition');
  const edition = editionNames.find((known) => known === name);
  return { edition: edition ?? defaultEdition, unknown: edition === undefined ? name : null };
}
