// vaultsong cards: every card that was printed, with the text that is read from what it does if it can be played.
import { cardSets } from '@vaultsong/cards';
import type { PrintedCard } from '@vaultsong/cards/catalogue';
import { catalogue } from '@vaultsong/cards/catalogue';
import { printable } from '@vaultsong/decks';
import { definition, sayCard } from '@vaultsong/engine';
import type { Command } from 'commander';
import { UserError } from '../failure.ts';
import { print, printJson } from '../output.ts';

interface CardsFlags {
  readonly set?: string;
  readonly playable?: true;
  readonly json?: true;
}

/** Adds the command to the program. */
export function addCards(program: Command): void {
  program
    .command('cards')
    .summary('list the cards')
    .description('Lists the cards that were printed. Those that can be played come with their texts.')
    .option('--set <set>', `only cards printed in a set: ${sets.join(', ')}`)
    .option('--playable', 'only cards that can be played')
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExample:\n  $ vaultsong cards --set cota --json')
    .action(runCards);
}

/** Sets whose cards are known. */
const sets: readonly string[] = cardSets.filter(({ houses }) => houses !== null).map(({ id }) => id);

function runCards({ set, playable, json }: CardsFlags): void {
  if (set !== undefined && !sets.includes(set))
    throw new UserError(`--set "${printable(set)}": no card of this set is known; expected one of: ${sets.join(', ')}`);
  const facts = catalogue
    .filter((card) => playable !== true || card.playable)
    .filter((card) => set === undefined || card.printings.some((printing) => printing.set === set))
    .map(factsOf)
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  if (json) printJson(facts);
  else print(facts.map(wordsOf).join('\n\n'));
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
  traits: card.traits,
  keywords: card.keywords,
  text: card.playable ? sayCard(definition(card.id)).join('\n') : null,
  playable: card.playable,
  printings: card.printings.map(({ set, number, rarity }) => ({ set, number, rarity })),
});

function wordsOf(card: ReturnType<typeof factsOf>): string {
  const printed = card.printings.map(({ set, number }) => `${set} ${number}`).join(', ');
  const body = card.power === null ? '' : `, power ${card.power}${card.armor ? `, armor ${card.armor}` : ''}`;
  const aember = card.aember > 0 ? `, ${card.aember} æmber` : '';
  const kind = `  ${card.house ?? 'no house'} ${card.type}${body}${aember}${card.playable ? '' : '; not playable yet'}`;
  const text = card.text === null || card.text === '' ? [] : card.text.split('\n').map((line) => `    ${line}`);
  return [`${card.name} (${card.id}; ${printed})`, kind, ...text].join('\n');
}
