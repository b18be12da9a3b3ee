// The bots by name, for command lines and worker threads.
import type { Bot } from './bot.ts';
import { gentleBot } from './gentle-bot.ts';
import type { BotName } from './names.ts';
import { plannerBot } from './planner/planner-bot.ts';
import { randomBot } from './random-bot.ts';
import { rulesBot } from './rules-bot.ts';

const bots: Readonly<Record<BotName, Bot>> = {
  random: randomBot,
  gentle: gentleBot,
  rules: rulesBot,
  planner: plannerBot,
};

export const botNamed = (name: BotName): Bot => bots[name];
