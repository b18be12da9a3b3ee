// The face of a card, between cardboard and all its readers: the card that a piece of cardboard counts as right now,
// with the houses to which it belongs. A card may be a copy of another one, lie facedown as something else, be a
// maverick, or have icons of its own. Nothing else in the engine looks a card of the game up among the definitions.
//
// This is what the card shows. What effects make of it (its houses, traits, type, and whether its text is blank) is read on
// top of it: see values/ and text.ts.
import type { EditionName } from '../editions/editions.ts';
import type { Definition } from '../language/definitions.ts';
import { definition, isDefined, timesDefined, upgradeFormOf } from '../language/definitions.ts';
import { nameOf, withNow } from '../state/card.ts';
import type { Card, State } from '../state/state.ts';
import type { Counted } from '../state/zones.ts';
import { cardAt, isCurrent } from '../state/zones.ts';
import type { Bonus, CardId, CardName, House, Ref } from '../terms.ts';
import { lastKnown } from './lastKnown.ts';

/** `id` is that of the definition, `name` the title. */
export type Face = Omit<Definition, 'house'>;

/** Cards are never changed, only replaced, so that what one shows is made once. */
const made = new WeakMap<Card, Face>();

// What the cards of the game that is read just now show, by id: found again without a look-up by name. It holds as long as
// the card is the same one, the edition too, and no card was defined since.
const cardsSeen: (Card | undefined)[] = [];
const facesSeen: Face[] = [];
let seenIn: EditionName | null = null;
let seenWith = -1;

/**
 * The face of a card, wherever it lies.
 * R: later sets, "House icons": the copy of a card with such icons has its houses, and none of its own.
 */
export function face(s: State, id: CardId): Face {
  const card = cardAt(s, id);
  if (seenIn !== s.edition || seenWith !== timesDefined) {
    cardsSeen.length = 0;
    seenIn = s.edition;
    seenWith = timesDefined;
  }
  const before = cardsSeen[id];
  if (before === card) return facesSeen[id]!;
  cardsSeen[id] = card;
  if (before === undefined || !showSame(before, card)) facesSeen[id] = faceOfCard(s, card);
  return facesSeen[id]!;
}

/** Mostly a card has only gone elsewhere, and shows what it did. */
const showSame = (before: Card, after: Card): boolean =>
  before.ref.name === after.ref.name &&
  before.print === after.print &&
  before.now === undefined &&
  after.now === undefined;

function faceOfCard(s: State, card: Card): Face {
  if (card.print === undefined && card.now === undefined) return definition(card.ref.name, s.edition);
  let shown = made.get(card);
  if (shown === undefined) {
    shown = faceOfCopy(s, card);
    made.set(card, shown);
  }
  return shown;
}

function faceOfCopy(s: State, card: Card): Face {
  const { print, now } = card;
  const def = definition(now?.as ?? nameOf(card), s.edition);
  const art = now?.half === undefined ? undefined : cardAt(s, now.half);
  const icons = art === undefined ? print?.bonus : [...iconsOfArt(s, art), ...(print?.bonus ?? noIcons)];
  const bonus = now?.facedown === undefined ? (icons ?? def.bonus) : noIcons;
  // R: 18.4 FAQ, Mimicry: the icons of the copied card, and none of its own.
  if (now?.as !== undefined) {
    const copied = now.facedown === undefined ? (now.asBonus ?? def.bonus) : noIcons;
    return withoutHalf({ ...def, bonus: copied, houses: now.asHouses ?? def.houses });
  }
  const printed = print?.house === undefined ? def.houses : [print.house];
  const more = [...(print?.houseIcons ?? noIcons), ...(art?.print?.houseIcons ?? noIcons)];
  return { ...def, bonus, houses: more.length === 0 ? printed : [...new Set([...printed, ...more])] };
}

const noIcons: readonly never[] = [];

/** Decided: a gigantic creature has the icons of its art half, and then those that its deck puts on the base half. */
const iconsOfArt = (s: State, card: Card): readonly Bonus[] =>
  card.print?.bonus ?? definition(nameOf(card), s.edition).bonus;

/** A copy of a gigantic creature is one card. R: notes on later sets, "Gigantic creatures: copy". */
const withoutHalf = ({ half: _half, ...shown }: Face): Face => shown;

/**
 * Reads something of a card out of play as if it were the upgrade that it may be played as.
 * R: later sets 10, "Played as an upgrade": its player chooses as it is played, and then it is an upgrade for every purpose.
 */
export function asUpgrade<T>(s: State, id: CardId, read: () => T): T {
  const card = cardAt(s, id);
  s.cards[id] = withNow(card, formOf(s, card));
  try {
    return read();
  } finally {
    s.cards[id] = card;
  }
}

/** What a card counts as when it is played as an upgrade, with its own houses and icons. @throws Error for one that cannot be */
export function formOf(s: State, card: Card): Counted & { readonly as: CardName } {
  const as = upgradeFormOf(nameOf(card));
  if (as === null) throw new Error(`${nameOf(card)} cannot be played as an upgrade`);
  const isPrinted = card.print?.house === undefined && card.print?.houseIcons === undefined;
  return { as, asHouses: isPrinted ? undefined : face(s, card.ref.id).houses, asBonus: card.print?.bonus };
}

/** The face of a card, or its face at the moment when it left. */
export const faceOf = (s: State, ref: Ref): Face =>
  isCurrent(s, ref) ? face(s, ref.id) : definition(lastKnown(s, ref)?.name ?? ref.name, s.edition);

/** The face of a card, or the printed face of one that has left: it is a copy of nothing any more. */
export const printedFaceOf = (s: State, ref: Ref): Face =>
  isCurrent(s, ref) ? face(s, ref.id) : definition(ref.name, s.edition);

/** The houses that are printed on the cards of that id. */
export const printedHouses = (name: CardName): readonly House[] => definition(name).houses;

/** The bonus icons of a card where they are not those printed on what it counts as: its deck adds some. */
export function iconsApart(s: State, ref: Ref): readonly Bonus[] | undefined {
  if (!isCurrent(s, ref)) return undefined;
  const { print, now } = cardAt(s, ref.id);
  return now?.as === undefined ? print?.bonus : now.asBonus;
}

/** The print of the cards of that id; no state is asked, so that it tells nothing of where one lies. */
export const printed = (name: CardName): Pick<Definition, 'name' | 'type' | 'traits'> => definition(name);

/**
 * The title of the cards of that id: several cards may share one.
 * R: later sets, "Evil twins": whatever means the name of a card means its title.
 */
export const titleOf = (name: CardName): string => (isDefined(name) ? definition(name).name : name);
