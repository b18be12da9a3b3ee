// Values of options, read once at the border. What is wrong with one is told by commander, with the name of the option.
import type { Claims, Part } from '@vaultsong/arena';
import type { BotName, PlayerName } from '@vaultsong/bots';
import { botNames, isBotName, isProgramName } from '@vaultsong/bots';
import { printable } from '@vaultsong/decks';
import type { BestOf, Pair } from '@vaultsong/match';
import { bestOfs, isBestOf, isChains, mostChains } from '@vaultsong/match';
import { InvalidArgumentError } from 'commander';

/** A whole number between two bounds, written in digits. */
export const wholeNumber =
  (least: number, most: number) =>
  (text: string): number => {
    const value = /^-?\d+$/.test(text) ? Number(text) : Number.NaN;
    if (Number.isSafeInteger(value) && value >= least && value <= most) return value;
    throw new InvalidArgumentError(`It must be a whole number from ${least} to ${most}.`);
  };

/** Who gives a program as a bot where none can play is told where one can. */
export const programWords = (text: string): string =>
  text.includes('program:') ? ' Programs play in match and ladder (see docs/bots.md).' : '';

/** One bot for both decks, or one for each: `rules`, `random,rules`. */
export function botPair(text: string): readonly [BotName, BotName] {
  const names = text.split(',').map((name) => name.trim());
  const [first, second = first, ...more] = names;
  if (first !== undefined && second !== undefined && more.length === 0 && isBotName(first) && isBotName(second))
    return [first, second];
  throw new InvalidArgumentError(
    `It must be one bot or two with a comma between, of: ${botNames.join(', ')}; not "${printable(text)}".${programWords(text)}`,
  );
}

const isPlayer = (name: string): name is PlayerName => isBotName(name) || isProgramName(name);

/** Different bots or programs, at least two: `random,rules,planner`. */
export function playerList(text: string): readonly PlayerName[] {
  const names = text.split(',').map((name) => name.trim());
  const players = [...new Set(names)].filter(isPlayer);
  if (players.length === names.length && players.length > 1) return players;
  throw new InvalidArgumentError(
    `It must be two or more different bots with commas between, of: ${botNames.join(', ')}, or program:COMMAND, in which no comma may be; not "${printable(text)}".`,
  );
}

/** Plus and minus so many of a unit: `2`, `±2`, `2.5`. */
function plusMinusUpTo(most: number, unit: string, text: string): number {
  const [, digits] = /^±?(\d+(?:\.\d+)?)$/.exec(text.trim()) ?? [];
  const value = Number(digits);
  if (value > 0 && value <= most) return value;
  throw new InvalidArgumentError(
    `It must be a number of ${unit} above 0 and up to ${most}, such as 2; not "${printable(text)}".`,
  );
}

/** A share plus and minus so many percent, told as a part of 1: `2`, `±2`, `2.5%`. */
export const plusMinusPercent = (text: string): number =>
  plusMinusUpTo(50, 'percent', text.replace(/\s*%\s*$/, '')) / 100;

export const plusMinusChains = (text: string): number => plusMinusUpTo(mostChains, 'chains', text);

const mostParts = 10_000;

/** One of several parts, counted from 1: `1/2`. */
export function partOfMany(text: string): Part {
  const [, number, of] = /^(\d+)\/(\d+)$/.exec(text.trim()) ?? [];
  const part = { index: Number(number) - 1, of: Number(of) };
  if (part.index >= 0 && part.index < part.of && part.of <= mostParts) return part;
  throw new InvalidArgumentError(
    `It must be a part and how many there are, such as 1/2, of at most ${mostParts}; not "${printable(text)}".`,
  );
}

/** Two claims in Elo points, the lower first: `0,20`. */
export function eloClaims(text: string): Claims {
  const [low, high, ...more] = text
    .split(',')
    .map((part) => (/^\s*-?\d+(?:\.\d+)?\s*$/.test(part) ? Number(part) : Number.NaN));
  if (low !== undefined && high !== undefined && more.length === 0 && low < high && low >= -mostElo && high <= mostElo)
    return { low, high };
  throw new InvalidArgumentError(
    `It must be two numbers of Elo points from -${mostElo} to ${mostElo} with a comma between, the lower first, such as 0,20; not "${printable(text)}".`,
  );
}

/** As `botPair`, and programs of one's own: `program:python3 my_bot.py,rules`. */
export function playerPair(text: string): Pair<PlayerName> {
  const names = text.split(',').map((name) => name.trim());
  const [first, second = first, ...more] = names;
  if (first !== undefined && second !== undefined && more.length === 0 && isPlayer(first) && isPlayer(second))
    return [first, second];
  throw new InvalidArgumentError(
    `It must be one player or two with a comma between, each of: ${botNames.join(', ')}, or program:COMMAND, in which no comma may be; not "${printable(text)}".`,
  );
}

/** Seconds, more than none: `0.5`. */
export function secondsOption(text: string): number {
  const seconds = /^\d+(?:\.\d+)?$/.test(text) ? Number(text) : Number.NaN;
  if (seconds > 0 && seconds <= mostSeconds) return seconds;
  throw new InvalidArgumentError(`It must be a number of seconds above 0 and up to ${mostSeconds}.`);
}

const mostSeconds = 86_400;

/** Chains of the first and of the second deck: `7,0`. */
export function chainsPair(text: string): Pair<number> {
  const counts = text.split(',').map((part) => (/^\s*\d+\s*$/.test(part) ? Number(part) : Number.NaN));
  const [first, second, ...more] = counts;
  if (first !== undefined && second !== undefined && more.length === 0 && isChains(first) && isChains(second))
    return [first, second];
  throw new InvalidArgumentError(
    `It must be two whole numbers from 0 to ${mostChains} with a comma between, one for each deck, such as 7,0; not "${printable(text)}".`,
  );
}

/** The games of a series: `3` for best of three. */
export function bestOf(text: string): BestOf {
  const games = /^\d$/.test(text) ? Number(text) : Number.NaN;
  if (isBestOf(games)) return games;
  throw new InvalidArgumentError(`It must be one of: ${bestOfs.join(', ')}; not "${printable(text)}".`);
}

/** Who is stronger by more wins all games but a thousandth. */
const mostElo = 1200;

/** A game of the first of two decks. */
export type Won = 'W' | 'L';

/** No table sees more games of two decks. */
const mostGames = 10_000;

/** Games of the first of two decks, in order: `WLWW`. */
export function wonAndLost(text: string): readonly Won[] {
  const letters = [...text.toUpperCase()];
  const games = letters.filter((letter): letter is Won => letter === 'W' || letter === 'L');
  if (games.length === letters.length && games.length <= mostGames) return games;
  throw new InvalidArgumentError(
    `It must be up to ${mostGames} letters W (won) or L (lost), such as WLWW; not "${printable(text)}".`,
  );
}

/** What stands for a deck in arguments, for the help of commands. */
export const deckArgument =
  'a deck: a file in any format (JSON, CSV, text), the name of one that "vaultsong decks" lists, a deck code, or generated:SET:SEED for a new one';
