// Players that are programs.
export type { EvenChains } from './bidding.ts';
export { callFor, chainCosts, chosenFirst, costOf, evenChains, trialGames } from './bidding.ts';
export type { BlindBot, Bot, SearchingBot, SeeingBot, Thinking } from './bot.ts';
export { decide } from './bot.ts';
export { botNamed } from './bots.ts';
export { gentleBot } from './gentle-bot.ts';
export type { BotName, PlayerName, ProgramName } from './names.ts';
export { botNames, commandOf, isBotName, isProgramName } from './names.ts';
export { plannerBot } from './planner/planner-bot.ts';
export type { Random } from './random.ts';
export { randomFrom, seedFor } from './random.ts';
export { randomBot } from './random-bot.ts';
export { rulesBot } from './rules-bot.ts';
export type { FeatureName } from './win-chance/features.ts';
export { featureNames, featuresOf } from './win-chance/features.ts';
export { chanceScore } from './win-chance/weights.ts';
export { winChance } from './win-chance/win-chance.ts';
