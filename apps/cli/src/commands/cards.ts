// vaultsong cards: every card that was printed, with the text that is read from what it does if it can be played; and
// the cards of an adventure, which are in no deck.
import type { Command } from 'commander';
import { Option } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { cardHouses, cardKinds, keyraken, printedTypes, sets } from '../sets.ts';

/** Adds the command to the program. */
export function addCards(program: Command): void {
  program
    .command('cards')
    .summary('list the cards, or show one')
    .description(
      'Lists all printed cards, or shows those of one name. Cards that can be played are shown with their texts.\nOptions narrow the list; a card must match all of them.',
    )
    .argument('[name...]', 'a card by its name or id; or a part of the names of several')
    .option('--set <set>', `only cards printed in a set: ${sets.join(', ')} (${keyraken}: Rise of the Keyraken)`)
    .addOption(new Option('--house <house>', 'only cards that some set has printed in a house').choices(cardHouses))
    .addOption(
      new Option('--type <type>', 'only cards of a type; token creatures are creatures too').choices(printedTypes),
    )
    .option('--text <words>', 'only cards with all these words in their texts; words in double quotes stand together')
    .option('--enhance <icon>', 'only cards that add such icons to their deck, such as capture')
    .option('--kind <kind>', `only cards of a kind: ${cardKinds.join(', ')}`)
    .option('--playable', 'only cards that can be played')
    .option('--json', 'print one JSON document')
    .addOption(
      new Option(
        '--svg [file]',
        'draw one card as an SVG picture: into a file, or to standard output where none is named',
      ).conflicts('json'),
    )
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong cards bad penny\n  $ vaultsong cards --set cota --json\n  $ vaultsong cards --house dis --type creature --text \'destroy "each creature"\'\n  $ vaultsong cards tentacle --set rotk\n  $ vaultsong cards --set mm --kind gigantic\n  $ vaultsong cards bad penny --svg bad-penny.svg',
    )
    .action(lazyAction(async () => (await import('../actions/cards.ts')).runCards));
}
