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
  random: 'Answers by lot. Thinks no time.',
  gentle: 'Plays what it has and leaves you room to learn. Thinks no time.',
  rules: 'Knows what cards are good for, and does not look ahead. Thinks no time.',
  planner: 'Tries every answer before it gives one. Thinks well under a second a turn.',
  seer: 'Tries every answer with the best that can follow it in the turn. Thinks up to 3 seconds a turn.',
  learned: 'Looks as far ahead, for what won in the games that it learnt from. Thinks up to 3 seconds a turn.',
};

const styleTitles: Readonly<Record<StyleChoice, string>> = {
  steady: 'Steady: no leaning',
  racer: 'Racer: æmber and keys first',
  bruiser: 'Bruiser: fights first',
  controller: 'Controller: holds the other back first',
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
