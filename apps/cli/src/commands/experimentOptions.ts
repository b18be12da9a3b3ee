// Options shared by all commands that play an experiment of the arena.
import { availableParallelism } from 'node:os';
import { botNames } from '@vaultsong/bots';
import { defaultEdition, editionNames } from '@vaultsong/engine';
import type { Command } from 'commander';
import { Option } from 'commander';
import { partOfMany, secondsOption, wholeNumber } from '../options.ts';

const mostWorkers = 64;

/** Any safe integer. */
export const seedValue = wholeNumber(Number.MIN_SAFE_INTEGER, Number.MAX_SAFE_INTEGER);

export const workersOption = (): Option =>
  new Option('-w, --workers <n>', 'the number of threads')
    .argParser(wholeNumber(1, mostWorkers))
    .env('VAULTSONG_WORKERS')
    .default(Math.min(mostWorkers, availableParallelism()), 'one for each processor');

export const editionOption = (): Option =>
  new Option('-e, --edition <name>', 'the rulebook to play by').choices(editionNames).default(defaultEdition);

/** The bot that plays all decks when decks are measured. */
export const pilotOption = (): Option =>
  new Option('-b, --bot <name>', 'the bot that plays all decks').choices(botNames).default('rules');

export const plotOption = (): Option => new Option('--plot <file>', 'draw the result into an SVG file');

/** For experiments in which programs may play. */
export const deadlineOption = (): Option =>
  new Option('--deadline <seconds>', 'the time that a program may take for an answer')
    .argParser(secondsOption)
    .default(10);

export const queueWords = 'redis://… or postgres://…';

/** Adds the options of an experiment behind those that are its own. */
export const addExperimentOptions = (command: Command): Command =>
  command
    .option('-s, --seed <n>', 'seed of all games, a whole number', seedValue, 1)
    .addOption(editionOption())
    .addOption(workersOption())
    .option('--queue <url>', `let the workers of a broker play, ${queueWords} (see "vaultsong worker")`)
    .option('-o, --out <file>', 'write each game to a journal of JSON lines as it ends')
    .option('--resume', 'continue the experiment whose journal is in the file of --out')
    .addOption(
      new Option(
        '--part <i/n>',
        'play only the i-th of n parts, such as 1/2, into a journal that is merged with the others by writing one behind the other',
      ).argParser(partOfMany),
    )
    .option('--json', 'print one JSON document');
