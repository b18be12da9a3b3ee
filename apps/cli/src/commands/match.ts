// vaultsong match: two bots against each other, in mirrored pairs of games.
import { botNames } from '@vaultsong/bots';
import type { Command } from 'commander';
import { Option } from 'commander';
import { lazyAction } from '../lazyAction.ts';
import { deckArgument, eloClaims, playerPair, plusMinusPercent, wholeNumber } from '../options.ts';
import { addExperimentOptions, deadlineOption } from './experimentOptions.ts';

const mostGames = 1_000_000;

/** Adds the command to the program. */
export function addMatch(program: Command): void {
  const command = program
    .command('match')
    .summary('measure which of two bots is stronger')
    .description(
      'Lets two bots play each other with two decks and tells how often the first wins.\nEach deal is played twice, with the bots’ seats swapped, so that neither deck nor draw favours one of them.\nThe same seed gives the same games, whatever the number of workers. Ctrl-C ends it with the results so far, and code 130.',
    )
    .argument('<deckA>', deckArgument)
    .argument('<deckB>', 'the deck it plays against')
    .addOption(
      new Option(
        '-b, --bots <a,b>',
        `the two bots, of: ${botNames.join(', ')}; or program:COMMAND for a program of your own (docs/bots.md)`,
      )
        .argParser(playerPair)
        .default(['planner', 'rules'], 'planner,rules'),
    )
    .option('-g, --games <n>', 'the most games to play; an even number', wholeNumber(1, mostGames), 400)
    .addOption(
      new Option('--until <percent>', 'end when the share is known to within so much').argParser(plusMinusPercent),
    )
    .addOption(
      new Option(
        '--sprt <low,high>',
        'end when it is shown that the first bot is not stronger by so many Elo points as the one claim or the other says (5 % of wrong verdicts)',
      )
        .argParser(eloClaims)
        .conflicts('until'),
    );
  command.addOption(deadlineOption());
  addExperimentOptions(command)
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong match miss-onyx-censorius radiant-argus-the-supreme --bots planner,rules --games 5000 --until 3 --out planner.jsonl\n  $ vaultsong match miss-onyx-censorius radiant-argus-the-supreme --bots planner,rules --sprt 0,30\n  $ vaultsong match miss-onyx-censorius radiant-argus-the-supreme --bots "program:python3 examples/python/reaper.py",random --games 20',
    )
    .action(lazyAction(async () => (await import('../actions/match.ts')).runMatch));
}
