// The bots by name, for command lines and worker threads.
import type { Bot } from './bot.ts';
import { gentleBot } from './gentle-bot.ts';
import { learnedBot } from './learned/learned-bot.ts';
import type { BotName } from './names.ts';
import { planner, plannerBot } from './planner/planner-bot.ts';
import { randomBot } from './random-bot.ts';
import { rulesBot } from './rules-bot.ts';
import { standingBy, tastes } from './search/taste.ts';
import { seer, seerBot } from './seer/seer-bot.ts';

const bots: Readonly<Record<BotName, Bot>> = {
  random: randomBot,
  gentle: gentleBot,
  rules: rulesBot,
  planner: plannerBot,
  'planner-racer': planner('planner-racer', standingBy(tastes.racer)),
  'planner-bruiser': planner('planner-bruiser', standingBy(tastes.bruiser)),
  'planner-controller': planner('planner-controller', standingBy(tastes.controller)),
  learned: learnedBot,
  seer: seerBot,
  'seer-racer': seer('seer-racer', standingBy(tastes.racer)),
  'seer-bruiser': seer('seer-bruiser', standingBy(tastes.bruiser)),
  'seer-controller': seer('seer-controller', standingBy(tastes.controller)),
};

export const botNamed = (name: BotName): Bot => bots[name];
