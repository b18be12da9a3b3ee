// The bots by name, for command lines and worker threads.
import type { Bot } from './bot.ts';
import { gentleBot } from './gentleBot.ts';
import { learnedBot } from './learned/learnedBot.ts';
import type { BotName } from './names.ts';
import { planner, plannerBot } from './planner/plannerBot.ts';
import { randomBot } from './randomBot.ts';
import { rulesBot } from './rulesBot.ts';
import { standingBy, tastes } from './search/taste.ts';
import { seer, seerBot } from './seer/seerBot.ts';

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
