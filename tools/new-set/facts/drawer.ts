// The facts of new cards as the project keeps them: the drawer of their set, one card a line, and for cards that are
// printed again the printing that comes into the drawer of their first set.
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import { linesOf } from '../text/sentences.ts';
import type { GivenCard } from './setFile.ts';
import type { AddedPrinting } from './write.ts';

/** A constant of TypeScript may have no digit in front, and no word of the language. */
const constantOf = (set: string): string => (/^\d/.test(set) ? `set${set}` : set);

/** `packages/cards/src/facts/<set>.ts`. @param name the name of the set, for its first line */
export const drawerText = (cards: readonly GivenCard[], set: string, name: string): string =>
  [
    '// biome-ignore-all format: one card a line',
    `// The cards that appeared first in ${name}.`,
    "import { firstIn } from '../facts.ts';",
    '',
    `export const ${constantOf(set)} = firstIn('${set}', {`,
    ...cards.map((card) => `  ${key(card.id)}: ${factsText(card, set)},`),
    '});',
    '',
  ].join('\n');

/** The printing of each card that is printed again, which comes into its line in the drawer of its first set. */
export const addedPrintings = (
  cards: readonly GivenCard[],
  known: ReadonlyMap<string, PrintedCard>,
): readonly AddedPrinting[] =>
  cards.flatMap((card) => {
    const printed = known.get(card.id);
    const [first] = printed?.printings ?? [];
    if (printed === undefined || first === undefined) return [];
    const printing = `${key(card.set)}: ${printingText(card, first.rarity, printed.house)}`;
    return [{ file: `${first.set}.ts`, id: card.id, printing }];
  });

function factsText(card: GivenCard, set: string): string {
  const fields: readonly (readonly [string, string | null])[] = [
    ['name', quoted(card.name)],
    ['house', card.house === null ? 'null' : quoted(card.house)],
    ['type', quoted(card.type)],
    ['power', card.power === null || card.power === 0 ? null : `${card.power}`],
    ['armor', card.armor === null || card.armor === 0 ? null : `${card.armor}`],
    ['bonus', listed(card.bonus)],
    ['enhance', listed(card.enhance)],
    ['traits', listed(card.traits)],
    ['keywords', listed(card.keywords)],
    ['blank', isBlank(card) ? 'true' : null],
    ['half', card.half === null ? null : `${card.half}`],
    ['otherHalf', card.otherHalf === null ? null : quoted(card.otherHalf)],
    ['evilTwinOf', card.evilTwinOf === null ? null : quoted(card.evilTwinOf)],
    ['rarity', quoted(card.rarity)],
    ['printings', `{ ${key(set)}: ${printingText(card, card.rarity, card.house)} }`],
  ];
  return `{ ${fields.flatMap(([name, value]) => (value === null ? [] : [`${name}: ${value}`])).join(', ')} }`;
}

/** A card that says nothing but its keywords. */
const isBlank = ({ text, half }: GivenCard): boolean => half === null && linesOf(text).length === 0;

/** A collector number alone, or what differs from the card's facts besides. */
function printingText(card: GivenCard, rarity: string, house: string | null): string {
  const houses = card.houses.length > 0 ? card.houses : card.house === null || card.house === house ? [] : [card.house];
  const more = card.rarity === rarity && houses.length === 0 ? [] : [card.rarity, ...houses];
  return more.length === 0 ? quoted(card.number) : `[${[card.number, ...more].map(quoted).join(', ')}]`;
}

const listed = (values: readonly string[]): string | null =>
  values.length === 0 ? null : `[${values.map(quoted).join(', ')}]`;

const quoted = (text: string): string =>
  `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', ' ')}'`;

const key = (id: string): string => (/^[a-z][a-z0-9]*$/.test(id) ? id : quoted(id));
