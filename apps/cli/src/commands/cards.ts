// vaultsong cards: every card that the program knows, with the text that is read from what it does.
import { printings } from '@vaultsong/cards';
import { printable } from '@vaultsong/decks';
import type { CardDef } from '@vaultsong/engine';
import { definedCards, sayCard } from '@vaultsong/engine';
import type { Command } from 'commander';
import { UserError } from '../failure.ts';
import { print, printJson } from '../output.ts';

interface CardsFlags {
  readonly set?: string;
  readonly json?: true;
}

/** Adds the command to the program. */
export function addCards(program: Command): void {
  program
    .command('cards')
    .summary('list the cards')
    .description('Lists the cards that can be played, with their texts.')
    .option('--set <set>', `only cards printed in a set: ${sets.join(', ')}`)
    .option('--json', 'print one JSON document')
    .addHelpText('after', '\nExample:\n  $ vaultsong cards --set cota --json')
    .action(runCards);
}

const sets = [...new Set(printings.map(({ set }) => set))].sort();

function runCards({ set, json }: CardsFlags): void {
  if (set !== undefined && !sets.includes(set))
    throw new UserError(`--set "${printable(set)}": no card of this set is known; expected one of: ${sets.join(', ')}`);
  const facts = definedCards()
    .map(factsOf)
    .filter((card) => set === undefined || card.printings.some((printing) => printing.set === set))
    .sort((a, b) => (a.id < b.id ? -1 : 1));
  if (json) printJson(facts);
  else print(facts.map(wordsOf).join('\n\n'));
}

/** The keys are a promise to the programs that read them. Power and armor are null where a card has none. */
const factsOf = (card: CardDef) => ({
  id: card.id,
  name: card.name,
  house: card.house,
  type: card.type,
  power: card.type === 'creature' ? card.power : null,
  armor: card.type === 'creature' ? card.armor : null,
  aember: card.bonus.filter((icon) => icon === 'aember').length,
  traits: card.traits,
  keywords: Object.entries(card.keywords).map(([name, value]) => (valued.has(name) ? `${name} ${value}` : name)),
  text: sayCard(card).join('\n'),
  playable: true,
  printings: printings
    .filter((printing) => printing.card === card.id)
    .map(({ set, number, rarity }) => ({ set, number, rarity })),
});

/** Keywords that come with a number (v1.3 pp.10-11). */
const valued: ReadonlySet<string> = new Set(['assault', 'hazardous', 'splash-attack']);

function wordsOf(card: ReturnType<typeof factsOf>): string {
  const printed = card.printings.map(({ set, number }) => `${set} ${number}`).join(', ');
  const body = card.power === null ? '' : `, power ${card.power}${card.armor ? `, armor ${card.armor}` : ''}`;
  const aember = card.aember > 0 ? `, ${card.aember} æmber` : '';
  const text = card.text === '' ? [] : card.text.split('\n').map((line) => `    ${line}`);
  return [`${card.name} (${card.id}; ${printed})`, `  ${card.house} ${card.type}${body}${aember}`, ...text].join('\n');
}
