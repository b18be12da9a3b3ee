// Every card that there is to look at, with the words that people see; made once, when the first of these pages is shown.
import type { Printing, Rarity } from '@vaultsong/cards';
import { cards, printings, sets } from '@vaultsong/cards';
import type { Bonus, CardDef, CardName, CardType, House, Keyword } from '@vaultsong/engine';
import { sayCard } from '@vaultsong/engine';

export interface CatalogueCard {
  readonly name: CardName;
  readonly title: string;
  readonly house: House;
  readonly type: CardType;
  /** Of creatures; 0 for other cards. */
  readonly power: number;
  readonly armor: number;
  readonly traits: readonly string[];
  readonly keywords: Readonly<Partial<Record<Keyword, number>>>;
  readonly bonus: readonly Bonus[];
  /** Line by line; null for a card that can not be played yet, whose text only playing could tell. */
  readonly text: readonly string[] | null;
  /** The oldest first. */
  readonly printings: readonly Printing[];
}

export const rarities: readonly Rarity[] = ['common', 'uncommon', 'rare', 'special'];

const ageOf = new Map(sets.map(({ id }, age) => [id, age]));

/** By set, the oldest first, and by number in it. */
const byPlace = (a: Printing, b: Printing): number =>
  (ageOf.get(a.set) ?? sets.length) - (ageOf.get(b.set) ?? sets.length) || a.number.localeCompare(b.number, 'en');

const printingsOf = new Map<CardName, Printing[]>();
for (const printing of [...printings].sort(byPlace)) {
  const known = printingsOf.get(printing.card);
  if (known === undefined) printingsOf.set(printing.card, [printing]);
  else known.push(printing);
}

const described = (card: CardDef): CatalogueCard => ({
  name: card.id,
  title: card.name,
  house: card.house,
  type: card.type,
  power: card.power,
  armor: card.armor,
  traits: card.traits,
  keywords: card.keywords,
  bonus: card.bonus,
  text: sayCard(card),
  printings: printingsOf.get(card.id) ?? [],
});

/** Where it was printed first; a card without a known printing comes last. */
const firstPlace = ({ printings: [first], name }: CatalogueCard): Printing =>
  first ?? { card: name, set: '', number: '', rarity: 'special' };

/** In the order of their first printings. */
export const catalogue: readonly CatalogueCard[] = cards
  .map(described)
  .sort((a, b) => byPlace(firstPlace(a), firstPlace(b)));
