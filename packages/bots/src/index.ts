// Players that are programs.
export type { EvenChains } from './bidding.ts';
export { callFor, chainCosts, chosenFirst, costOf, evenChains, trialGames } from './bidding.ts';
export type { BlindBot, Bot, SeeingBot } from './bot.ts';
export { decide } from './bot.ts';
export type { BotName } from './bots.ts';
export { botNamed, botNames, isBotName } from './bots.ts';
export type { Random } from './random.ts';
export { randomFrom, seedFor } from './random.ts';
export { randomBot } from './random-bot.ts';
export { rulesBot } from './rules-bot.ts';
