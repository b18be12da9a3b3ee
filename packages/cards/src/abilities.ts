// A house file says what its cards do, and nothing else: here that is joined with their facts to what the engine plays.
import type { Ability, CardDef, CardName, CardType, Erratum, Filter, House, Keyword } from '@vaultsong/engine';
import { keywords, withOwnNames } from '@vaultsong/engine';
import type { Drawer, Facts, PrintedKeyword, PrintedType } from './facts.ts';
import { asCounted, halfOf } from './facts.ts';

/** What was printed first on a card that was corrected later. */
interface FirstPrinted {
  readonly before: Erratum;
  readonly printed: readonly Said[];
}

/** An ability, or several of one word, such as those of `combined`. */
type Said = Ability | readonly Ability[];

/** The text that a card has as an upgrade: a creature that is played as one, or what its own effect attaches. */
interface OtherText {
  readonly asUpgrade: readonly Said[];
}

/** What an upgrade is attached to. */
interface Carrier {
  readonly goesOn: 'artifact' | Filter;
}

/**
 * What a card does: its abilities from top to bottom; after them, the text that it has as an upgrade, and for a corrected
 * card, what was printed first.
 */
export type Abilities = readonly (Said | OtherText | Carrier | FirstPrinted)[];

/** The cards of one house that appeared first in one set, as far as they can be played. */
export interface PlayedHouse {
  readonly drawer: Drawer;
  /** null: the cards that have none, such as anomalies. Their file and the folder of their tests are called `no-house`. */
  readonly house: House | null;
  /** In the order of their ids. */
  readonly cards: readonly CardDef[];
}

/**
 * Among the abilities of a card whose text was corrected: what was printed before.
 * @param before the correction; an edition from before it plays what was printed
 */
export const erratum = (before: Erratum, ...printed: readonly Said[]): FirstPrinted => ({ before, printed });

/** Among the abilities of a creature: "may be played as an upgrade instead of a creature, with the text: …". */
export const playedAsUpgrade = (...said: readonly Said[]): OtherText => ({ asUpgrade: said });

/** Among the abilities of a card that `attach` puts on another: "as an upgrade with the text: …". */
export const textAsUpgrade = playedAsUpgrade;

/** Before the abilities of an upgrade: "This upgrade enters play attached to an artifact instead of a creature." */
export const entersOnArtifact: Carrier = { goesOn: 'artifact' };

/** Before the abilities of an upgrade: "Attach only to" such a creature, seen from the player of the upgrade. */
export const attachesOnlyTo = (goesOn: Filter): Carrier => ({ goesOn });

/**
 * The cards of a house: those that are named here, those that have nothing but their facts (`blank`), and the art halves
 * of gigantic creatures whose base halves are among them.
 * @param drawer the facts of the set that the cards appeared in first
 * @param written what each card does, by its id
 * @throws Error with the name of a card that has no facts in this drawer, that is of another house, or that the engine
 *   cannot play for what is printed on it
 */
export function abilities<Id extends CardName>(
  drawer: Drawer<Id>,
  house: House | null,
  written: Readonly<Partial<Record<Id, Abilities>>>,
): PlayedHouse {
  const facts = new Map<string, Facts>(Object.entries(drawer.cards));
  const said = new Map<string, Abilities>(Object.entries<Abilities | undefined>(written).flatMap(present));
  for (const id of said.keys()) check(id, facts.get(id), drawer.set, house);
  const cards = [...facts].flatMap(([id, printed]) => {
    const base = printed.half === 2 ? (printed.otherHalf ?? id) : id;
    const isPlayed = said.has(base) || (facts.get(base)?.blank === true && printed.house === house);
    const does = said.get(id) ?? (isPlayed ? [] : null);
    return does === null ? [] : [joined(id, asCounted(printed), does, drawer.speaksOf)];
  });
  return { drawer, house, cards: cards.sort((a, b) => (a.id < b.id ? -1 : 1)) };
}

const present = ([id, does]: [string, Abilities | undefined]): [string, Abilities][] =>
  does === undefined ? [] : [[id, does]];

function check(id: CardName, printed: Facts | undefined, set: string, house: House | null): void {
  if (printed === undefined)
    throw new Error(
      `${id} has no facts in facts/${set}.ts: facts and abilities of a card stand with the set that it appeared in first`,
    );
  if (printed.house !== house)
    throw new Error(
      `${id} is of ${printed.house ?? 'no house'} (facts/${set}.ts), but its abilities stand with ${house ?? 'no house'}`,
    );
  if (printed.half === 2)
    throw new Error(`${id} is the art half of ${printed.otherHalf}, where its abilities stand: it has none itself`);
  if (printed.blank === true) throw new Error(`${id} has abilities, but is blank by its facts (facts/${set}.ts)`);
}

function joined(id: CardName, printed: Facts, does: Abilities, speaksOf: string | undefined): CardDef {
  const now = does.filter(isSaid);
  const [before] = does.filter(isFirstPrinted);
  const [other] = does.filter(isOtherText);
  const [on] = does.filter(isCarrier);
  const half = halfOf(printed);
  return {
    id,
    name: printed.name,
    house: printed.house,
    type: playedType(printed.type),
    power: printed.power ?? 0,
    armor: printed.armor ?? 0,
    traits: printed.traits ?? [],
    bonus: printed.bonus ?? [],
    keywords: Object.fromEntries((printed.keywords ?? []).flatMap((keyword) => playedKeyword(id, keyword))),
    ...(half === null ? {} : { half }),
    abilities: withOwnNames(now.flat()),
    ...(other === undefined ? {} : { asUpgrade: withOwnNames(other.asUpgrade.flat()) }),
    ...(on === undefined ? {} : { goesOn: on.goesOn }),
    ...(speaksOf === undefined ? {} : { speaksOf }),
    ...(before === undefined
      ? {}
      : { printed: { before: before.before, abilities: withOwnNames(before.printed.flat()) } }),
  };
}

type Part = Abilities[number];
const isFirstPrinted = (part: Part): part is FirstPrinted => 'before' in part;
const isOtherText = (part: Part): part is OtherText => 'asUpgrade' in part;
const isCarrier = (part: Part): part is Carrier => 'goesOn' in part;
const isSaid = (part: Part): part is Said => !isFirstPrinted(part) && !isOtherText(part) && !isCarrier(part);

/** The card of a token creature lies beside the table and says what facedown cards are in play: it is a creature card. */
const playedType = (type: PrintedType): CardType => (type === 'token-creature' ? 'creature' : type);

/** A keyword with its number, which is 1 where it has none. That of `X` comes from the abilities of the card. */
function playedKeyword(id: CardName, written: PrintedKeyword): readonly [Keyword, number][] {
  const [name, number = '1'] = written.split(' ');
  const played = keywords.find((known) => known === name);
  if (played === undefined) throw new Error(`${id} has the keyword "${written}", which the engine does not know yet`);
  return number === 'X' ? [] : [[played, Number(number)]];
}
