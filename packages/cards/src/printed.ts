// A card as people look it up: its facts with all that they leave out said, and whether it can be played.
import type { Bonus, CardName, Half, House } from '@vaultsong/engine';
import { isDefined } from '@vaultsong/engine';
import type { Drawer, Facts, PrintedIcon, PrintedKeyword, PrintedRarity, PrintedType } from './facts.ts';
import { asCounted, halfOf } from './facts.ts';
import type { SetId } from './sets.ts';
import { cardSets } from './sets.ts';

/** Facts of a card, without its text. Lists are empty where it has nothing of the kind. */
export interface PrintedCard {
  readonly id: CardName;
  readonly name: string;
  /** null: it belongs to the house of whatever deck it is in, or to none. */
  readonly house: House | null;
  readonly type: PrintedType;
  /** null for what is not a creature, and for an art half. */
  readonly power: number | null;
  readonly armor: number | null;
  readonly bonus: readonly Bonus[];
  /** The icons that it adds to other cards of its deck. */
  readonly enhance: readonly PrintedIcon[];
  readonly traits: readonly string[];
  /** As they are written, such as `assault 2`. */
  readonly keywords: readonly PrintedKeyword[];
  readonly playable: boolean;
  /** Of a gigantic creature; null for every other card. */
  readonly half: Half | null;
  /** A gigantic creature is two cards of one name; null for every other card. */
  readonly otherHalf: CardName | null;
  /** Evil twins have the name of their twin; null for every other card. */
  readonly evilTwinOf: CardName | null;
  /** In the order of the sets; none for a card of an adventure. */
  readonly printings: readonly PrintingOf[];
}

/** The types that a card is looked for by: a token creature is of a type of its own, and a creature besides. */
export const typesOf = ({ type }: Pick<PrintedCard, 'type'>): readonly PrintedType[] =>
  type === 'token-creature' ? ['creature', type] : [type];

/** One printing of a card. `houses` are those that it was printed in there, mavericks apart. */
export interface PrintingOf {
  readonly set: SetId;
  readonly number: string;
  readonly rarity: PrintedRarity;
  readonly houses: readonly House[];
}

/** The cards of a drawer, in its order. A card can be played as soon as the engine knows it. */
export const printedCards = ({ cards }: Drawer): readonly PrintedCard[] =>
  Object.entries<Facts>(cards).map(([id, facts]) => printedCard(id, asCounted(facts)));

const printedCard = (id: CardName, facts: Facts): PrintedCard => ({
  id,
  name: facts.name,
  house: facts.house,
  type: facts.type,
  power: facts.power ?? null,
  armor: facts.armor ?? (facts.power === undefined ? null : 0),
  bonus: facts.bonus ?? [],
  enhance: facts.enhance ?? [],
  traits: facts.traits ?? [],
  keywords: facts.keywords ?? [],
  get playable() {
    return isDefined(id);
  },
  half: halfOf(facts),
  otherHalf: facts.otherHalf ?? null,
  evilTwinOf: facts.evilTwinOf ?? null,
  printings: printingsOf(facts),
});

const places: ReadonlyMap<string, number> = new Map(cardSets.map(({ id }, place) => [id, place]));

function printingsOf({ house, rarity, printings = {} }: Facts): readonly PrintingOf[] {
  if (rarity === undefined) return [];
  const home = house === null ? [] : [house];
  const sets = cardSets.length;
  return (Object.keys(printings) as SetId[])
    .sort((a, b) => (places.get(a) ?? sets) - (places.get(b) ?? sets))
    .flatMap((set) => {
      const printing = printings[set];
      if (printing === undefined) return [];
      if (typeof printing === 'string') return [{ set, number: printing, rarity, houses: home }];
      const [number, rarityThere, ...houses] = printing;
      return [{ set, number, rarity: rarityThere, houses: houses.length > 0 ? houses : home }];
    });
}
