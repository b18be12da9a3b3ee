// The words of a printed card, as they stand on its picture: title, kind, text in our own words, numbers, printing.
import { findSet } from '@vaultsong/cards';
import type { PrintedCard, PrintedIcon } from '@vaultsong/cards/catalogue';
import { definition } from '@vaultsong/engine';
import { sayCard, twinMark } from '@vaultsong/say';
import { houseTitles } from '../houses/emblems.ts';

export interface CardDetails {
  readonly title: string;
  /** "Shadows creature", "Upgrade". */
  readonly kind: string;
  readonly traits: readonly string[];
  /** One paragraph each. */
  readonly text: readonly string[];
  /** What is said in the place of a text that there is not; null where there is one, or none to miss. */
  readonly note: string | null;
  /** null for what is not a creature. */
  readonly power: number | null;
  readonly armor: number | null;
  /** The oldest: "Call of the Archons 296 · common". Empty for a card of an adventure. */
  readonly printing: string;
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1);

const spaced = (word: string): string => word.replaceAll('-', ' ');

const titleOf = ({ name, evilTwinOf }: PrintedCard): string => (evilTwinOf === null ? name : `${name} ${twinMark}`);

const kindOf = ({ house, type }: PrintedCard): string =>
  house === null ? capital(spaced(type)) : `${houseTitles[house]} ${spaced(type)}`;

const isHouse = (icon: string): icon is keyof typeof houseTitles => icon in houseTitles;

const iconWord = (icon: PrintedIcon): string =>
  icon === 'aember' ? 'æmber' : isHouse(icon) ? houseTitles[icon] : icon;

/** The icons that it adds to other cards: "Enhance: 2 æmber, 1 draw." */
function enhanceOf({ enhance }: PrintedCard): readonly string[] {
  if (enhance.length === 0) return [];
  const counts = [...new Set(enhance)].map(
    (icon) => `${enhance.filter((one) => one === icon).length} ${iconWord(icon)}`,
  );
  return [`Enhance: ${counts.join(', ')}.`];
}

/** The text that is read from what it does; of a card that cannot be played yet the keywords, which are facts. */
function textOf(card: PrintedCard): readonly string[] {
  if (card.playable) return sayCard(definition(card.id));
  return card.keywords.length === 0 ? [] : [card.keywords.map((keyword) => `${capital(keyword)}.`).join(' ')];
}

function printingOf({ printings: [first] }: PrintedCard): string {
  if (first === undefined) return '';
  return [`${findSet(first.set)?.name ?? first.set} ${first.number}`, first.rarity].join(' · ');
}

export const detailsOf = (card: PrintedCard): CardDetails => ({
  title: titleOf(card),
  kind: kindOf(card),
  traits: card.traits.map((trait) => capital(spaced(trait))),
  text: [...enhanceOf(card), ...textOf(card)],
  note: card.playable ? null : 'This card cannot be played yet. Its text will come with its set.',
  power: card.power,
  armor: card.armor,
  printing: printingOf(card),
});
