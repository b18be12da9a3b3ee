// The command line as a whole: its commands, and what its end means for the caller. One file for each command.
import { readFileSync } from 'node:fs';
import { Command, CommanderError } from 'commander';
import { addAdventure } from './commands/adventure.ts';
import { addCards } from './commands/cards.ts';
import { addCompletion } from './commands/completion.ts';
import { addDeck } from './commands/deck.ts';
import { addDecks } from './commands/decks.ts';
import { addHandicap } from './commands/handicap.ts';
import { addReplay } from './commands/replay.ts';
import { addRules } from './commands/rules.ts';
import { addSimulate } from './commands/simulate.ts';
import { exitCodes, Interrupted, UserError } from './failure.ts';
import { tell } from './output.ts';

const version = (): string => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const json: unknown = JSON.parse(text);
  return typeof json === 'object' && json !== null && 'version' in json ? String(json.version) : 'unknown';
};

function vaultsong(): Command {
  const program = new Command('vaultsong')
    .description('Plays, simulates and replays games of KeyForge. Unofficial.')
    .version(version())
    .showHelpAfterError('(add --help to see how it is used)')
    .exitOverride()
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong simulate miss-onyx-censorius radiant-argus-the-supreme --games 100',
    );
  addSimulate(program);
  addAdventure(program);
  addReplay(program);
  addCards(program);
  addDecks(program);
  addDeck(program);
  addHandicap(program);
  addRules(program);
  addCompletion(program);
  return program;
}

/** What the command's end means for its caller. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) {
    // Help and version that were asked for end like this too; commander has said what was wrong.
    return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  }
  if (error instanceof Interrupted) return exitCodes.interrupted;
  if (error instanceof UserError) {
    tell(`error: ${error.message}`);
    return exitCodes.usage;
  }
  tell(`This should not have happened; please report it.\n${error instanceof Error ? error.stack : String(error)}`);
  return exitCodes.bug;
}

/**
 * Runs one command line.
 * @param args without the names of the program
 * @returns the exit code
 */
export async function run(args: readonly string[]): Promise<number> {
  try {
    await vaultsong().parseAsync(args, { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    return exitCodeOf(error);
  }
}
