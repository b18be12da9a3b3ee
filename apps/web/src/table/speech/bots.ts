// Description of each bot for the player who chooses one: its way to play, its thinking time, and its measured strength.
import type { Rung, Style, StyledRung } from '@vaultsong/bots/names';
import { botNames, rungs, styledRungs, styles } from '@vaultsong/bots/names';
import { isProvisional, publishedElo } from '@vaultsong/bots/published-ladder';
import type { BotName } from '../../wire/choice.ts';
import { steady } from '../../wire/choice.ts';

/** Of a bot that searches; steady: it has no leaning. */
export type StyleChoice = Style | typeof steady;

const titles: Readonly<Record<Rung, string>> = {
  random: 'A bot, at random',
  gentle: 'A gentle bot',
  rules: 'A bot, by rules of thumb',
  planner: 'A bot that plans',
  seer: 'A bot that looks ahead',
  learned: 'A bot that learnt',
};

const ways: Readonly<Record<Rung, string>> = {
  random: 'Answers at random. Takes no time.',
  gentle: 'Plays its cards and leaves you room to learn. Takes no time.',
  rules: 'Knows the use of cards, and does not look ahead. Takes no time.',
  planner: 'Tries every answer before it chooses. Takes well under a second a turn.',
  seer: 'Tries every answer with its best continuation in the turn. Takes up to 3 seconds a turn.',
  learned: 'Looks as far ahead, by what won in its training games. Takes up to 3 seconds a turn.',
};

const styleTitles: Readonly<Record<StyleChoice, string>> = {
  steady: 'Steady: no leaning',
  racer: 'Racer: æmber and keys first',
  bruiser: 'Bruiser: fights first',
  controller: 'Controller: slows the opponent first',
};

/** The bots to choose from, the weakest first. */
export const rungTitles: readonly (readonly [Rung, string])[] = rungs.map((rung) => [rung, titles[rung]]);

export const styleOptions: readonly (readonly [StyleChoice, string])[] = [steady, ...styles].map((style) => [
  style,
  styleTitles[style],
]);

export const isStyled = (rung: Rung): rung is StyledRung => styledRungs.some((styled) => styled === rung);

export const rungOf = (bot: BotName): Rung =>
  rungs.find((rung) => bot === rung || bot.startsWith(`${rung}-`)) ?? 'rules';

export const styleOf = (bot: BotName): StyleChoice => styles.find((style) => bot.endsWith(`-${style}`)) ?? steady;

/** The bot of a rung in a style, as far as the rung has styles. */
export const botOf = (rung: Rung, style: StyleChoice): BotName =>
  botNames.find((bot) => bot === `${rung}-${style}`) ?? rung;

/** "Rated 1000.", or why there is no such number: nobody measured it, or it lost every game. */
export function ratingOf(bot: BotName): string {
  const elo = publishedElo[bot];
  // The rating of who never won is a guess of the fit, far below the others.
  if (elo !== null && elo < 0) return 'Loses every rated game.';
  return elo === null ? 'Not rated yet.' : `Rated ${elo}${isProvisional ? ', from few games' : ''}.`;
}

/** A bot's way to play, its thinking time, and its rating. */
export const aboutBot = (bot: BotName): string => `${ways[rungOf(bot)]} ${ratingOf(bot)}`;
