// vaultsong cards: every card that was printed, with the text that is read from what it does if it can be played, and the
// rulings on it where it is asked for by name; and the cards of an adventure, which are in no deck.
import { rulings, sourceOf } from '@vaultsong/cards';
import type { PrintedCard, PrintingOf } from '@vaultsong/cards/catalogue';
import { catalogue, printedCards } from '@vaultsong/cards/catalogue';
import { closest, printable, slugOf } from '@vaultsong/decks';
import { definition } from '@vaultsong/engine';
import { sayCard } from '@vaultsong/say';
import type { CardSearch } from '../cardSearch.ts';
import { isForAdventure, searched } from '../cardSearch.ts';
import { UserError } from '../errors.ts';
import { printablePath } from '../input.ts';
import { print, printJson } from '../output.ts';
import { mustBeWritable, writeText } from '../outputFile.ts';
import { keyraken } from '../sets.ts';

interface CardsFlags extends CardSearch {
  readonly json?: true;
  /** A file; true: standard output. */
  readonly svg?: string | true;
}

/** Does what the command is asked for. */
export async function runCards(words: readonly string[], { json, svg, ...search }: CardsFlags): Promise<void> {
  const adventure = words.length > 0 || isForAdventure(search) ? await cardsOfAdventure() : [];
  const cards = searched([...catalogue, ...adventure], search).toSorted((a, b) => (a.id < b.id ? -1 : 1));
  if (svg !== undefined) return drawOne(words, cards, svg);
  // The texts are read from what cards do, which takes a while for all of them.
  const found = (words.length === 0 ? cards : named(words.join(' '), cards)).map(factsOf);
  if (json) printJson(found);
  else if (found.length === 0) print('no card is all of that');
  else
    print(found.map((card) => [wordsOf(card), ...(words.length === 0 ? [] : rulingsOn(card))].join('\n')).join('\n\n'));
}

/** Draws the card of this name. @throws UserError where it is not one card, or the file is none to write to */
async function drawOne(words: readonly string[], cards: readonly PrintedCard[], svg: string | true): Promise<void> {
  if (words.length === 0) throw new UserError('--svg draws one card; expected its name or id before it');
  // A name may have been given after the option, as if it were its value.
  if (svg !== true && !svg.endsWith('.svg'))
    throw new UserError(
      `--svg "${printable(svg)}": expected a file whose name ends with .svg, after the name of the card`,
    );
  const card = single(words.join(' '), named(words.join(' '), cards));
  if (svg !== true) await mustBeWritable(svg);
  const { drawCard } = await import('@vaultsong/art/card');
  const picture = drawCard(card);
  if (svg === true) return print(picture);
  await writeText(svg, `${picture}\n`);
  print(`wrote ${card.name} to ${printablePath(svg)}`);
}

/** So many cards are named where one is expected. */
const mostNamed = 8;

function single(name: string, found: readonly PrintedCard[]): PrintedCard {
  const [card, ...others] = found;
  if (card !== undefined && others.length === 0) return card;
  const ids = found.slice(0, mostNamed).map(({ id }) => id);
  const more = found.length > mostNamed ? ', …' : '';
  throw new UserError(
    `"${printable(name)}" names ${found.length} cards: ${ids.join(', ')}${more}; --svg draws one, expected the id of one`,
  );
}

/** The cards with this name or id; else those with it in their names. @throws UserError where there is none */
function named(name: string, cards: readonly PrintedCard[]): readonly PrintedCard[] {
  const wanted = slugOf(name);
  if (wanted === '') throw new UserError(`"${printable(name)}": expected the name of a card, or a part of it`);
  const namesOf = (card: PrintedCard): readonly string[] => [card.id, slugOf(card.name)];
  const whole = cards.filter((card) => namesOf(card).includes(wanted));
  if (whole.length > 0) return whole;
  const parts = cards.filter((card) => namesOf(card).some((one) => one.includes(wanted)));
  if (parts.length > 0) return parts;
  const near = closest(
    name,
    cards.map((card) => card.name),
  );
  const perhaps = near.length === 0 ? 'vaultsong cards lists all' : `perhaps ${near.join(', ')}`;
  throw new UserError(`no card "${printable(name)}" is known here; ${perhaps}`);
}

/** The keys are a promise to the programs that read them. Power and armor are null where a card has none. */
const factsOf = (card: PrintedCard) => ({
  id: card.id,
  name: card.name,
  house: card.house,
  type: card.type,
  power: card.power,
  armor: card.armor,
  aember: card.bonus.filter((icon) => icon === 'aember').length,
  bonus: card.bonus,
  enhance: card.enhance,
  otherHalf: card.otherHalf,
  evilTwinOf: card.evilTwinOf,
  traits: card.traits,
  keywords: card.keywords,
  text: card.playable ? sayCard(definition(card.id)).join('\n') : null,
  playable: card.playable,
  printings: printingsOf(card),
});
type Facts = ReturnType<typeof factsOf>;

/** Each ruling with its source, and what it rests on where that is nothing official. */
const rulingsOn = ({ id }: Facts): readonly string[] =>
  rulings.filter(({ card }) => card === id).map((ruling) => `    Ruling: ${ruling.text} [${sourceOf(ruling)}]`);

interface Printed {
  readonly set: string;
  /** null for cards that have none. */
  readonly number: string | null;
  readonly rarity: string | null;
}

const printedIn = ({ set, number, rarity }: PrintingOf): Printed => ({ set, number, rarity });

/** What was printed in no set is a card of the adventure. */
const ofAdventure: Printed = { set: keyraken, number: null, rarity: null };

const printingsOf = ({ printings }: PrintedCard): readonly Printed[] =>
  printings.length === 0 ? [ofAdventure] : printings.map(printedIn);

/** The adventure is loaded only when its cards are asked for. */
async function cardsOfAdventure(): Promise<readonly PrintedCard[]> {
  const { keyrakenFacts } = await import('@vaultsong/adventures');
  return printedCards(keyrakenFacts);
}

function wordsOf(card: Facts): string {
  const printed = card.printings.map(({ set, number }) => (number === null ? set : `${set} ${number}`)).join(', ');
  const corners = [
    `${card.house ?? 'no house'} ${card.type}`,
    ...(card.power === null ? [] : [`power ${card.power}`]),
    ...(card.armor ? [`armor ${card.armor}`] : []),
    ...(card.aember > 0 ? [`${card.aember} æmber`] : []),
    ...card.bonus.filter((icon) => icon !== 'aember').map((icon) => `${icon} icon`),
    ...(card.otherHalf === null || card.text !== null ? [] : ['half of a gigantic creature']),
    ...(card.evilTwinOf === null ? [] : ['evil twin']),
    ...(card.enhance.length === 0 ? [] : [`enhance ${card.enhance.join(' ')}`]),
    ...card.traits,
  ].join(', ');
  const text = card.text === null || card.text === '' ? [] : card.text.split('\n').map((line) => `    ${line}`);
  return [
    `${card.name} (${card.id}; ${printed})`,
    `  ${corners}${card.playable ? '' : '; not playable yet'}`,
    ...text,
  ].join('\n');
}
