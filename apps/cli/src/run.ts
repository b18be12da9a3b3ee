// The command line as a whole: its commands, and what its end means for the caller. One file for each command.
import { Command, CommanderError } from 'commander';
import about from '../package.json' with { type: 'json' };
import { Ended, exitCodes, Interrupted, UserError } from './errors.ts';
import { printStatus } from './output.ts';

/** What each takes; in a file that is read when it is needed. What it does is in a file beside (`actions/`). */
const commands: Readonly<Record<string, () => Promise<(program: Command) => void>>> = {
  simulate: async () => (await import('./commands/simulate.ts')).addSimulate,
  match: async () => (await import('./commands/match.ts')).addMatch,
  ladder: async () => (await import('./commands/ladder.ts')).addLadder,
  rate: async () => (await import('./commands/rate.ts')).addRate,
  matrix: async () => (await import('./commands/matrix.ts')).addMatrix,
  worker: async () => (await import('./commands/worker.ts')).addWorker,
  adventure: async () => (await import('./commands/adventure.ts')).addAdventure,
  replay: async () => (await import('./commands/replay.ts')).addReplay,
  analyse: async () => (await import('./commands/analyse.ts')).addAnalyse,
  cards: async () => (await import('./commands/cards.ts')).addCards,
  decks: async () => (await import('./commands/decks.ts')).addDecks,
  deck: async () => (await import('./commands/deck.ts')).addDeck,
  handicap: async () => (await import('./commands/handicap.ts')).addHandicap,
  habits: async () => (await import('./commands/habits.ts')).addHabits,
  env: async () => (await import('./commands/env.ts')).addEnv,
  server: async () => (await import('./commands/server.ts')).addServer,
  rules: async () => (await import('./commands/rules.ts')).addRules,
  completion: async () => (await import('./commands/completion.ts')).addCompletion,
};

/** The commands that a command line needs: the one that it names; all, where it names none that there is; completion knows all of them. */
function neededFor([first = '']: readonly string[]): readonly string[] {
  if (first === '--version' || first === '-V') return [];
  return first in commands && first !== 'completion' ? [first] : Object.keys(commands);
}

/** A command that names all arguments that are missing, where commander's own names the first and waits for the next try. */
class NamingCommand extends Command {
  override createCommand(name?: string): NamingCommand {
    return new NamingCommand(name);
  }

  /** Commander calls it where the first is missing. */
  missingArgument(): never {
    const missing = this.registeredArguments.slice(this.args.length).filter(({ required }) => required);
    const names = missing.map((argument) => `'${argument.name()}'`).join(' and ');
    const lines = missing.map((argument) => `  ${argument.name()}: ${argument.description}`);
    this.error(`error: missing required argument${missing.length === 1 ? '' : 's'} ${names}\n${lines.join('\n')}`, {
      code: 'commander.missingArgument',
    });
  }
}

async function vaultsong(args: readonly string[]): Promise<Command> {
  const program = new NamingCommand('vaultsong')
    .description('Plays, simulates and replays games of KeyForge. Unofficial.')
    .version(about.version)
    .showHelpAfterError('(add --help for its usage)')
    .exitOverride()
    .addHelpText(
      'after',
      '\nExample:\n  $ vaultsong simulate miss-onyx-censorius radiant-argus-the-supreme --games 100',
    );
  for (const name of neededFor(args)) {
    const add = await commands[name]?.();
    add?.(program);
  }
  return program;
}

/** What the command's end means for its caller. */
function exitCodeOf(error: unknown): number {
  if (error instanceof CommanderError) {
    // Help and version that were asked for end like this too; commander has said what was wrong.
    return error.exitCode === 0 ? exitCodes.done : exitCodes.usage;
  }
  if (error instanceof Ended) return error.code;
  if (error instanceof Interrupted) return exitCodes.interrupted;
  if (error instanceof UserError) {
    printStatus(`error: ${error.message}`);
    return exitCodes.usage;
  }
  printStatus(
    `This should not have happened; please report it.\n${error instanceof Error ? error.stack : String(error)}`,
  );
  return exitCodes.bug;
}

/**
 * Runs one command line.
 * @param args without the names of the program
 * @returns the exit code
 */
export async function run(args: readonly string[]): Promise<number> {
  try {
    const program = await vaultsong(args);
    await program.parseAsync(args, { from: 'user' });
    return exitCodes.done;
  } catch (error) {
    return exitCodeOf(error);
  }
}
