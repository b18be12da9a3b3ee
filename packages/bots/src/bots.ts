// The bots by name, for command lines and worker threads.
import type { Bot } from './bot.ts';
import { randomBot } from './random-bot.ts';
import { rulesBot } from './rules-bot.ts';

export const botNames = ['random', 'rules'] as const;
export type BotName = (typeof botNames)[number];

const bots: Readonly<Record<BotName, Bot>> = { random: randomBot, rules: rulesBot };

export const botNamed = (name: BotName): Bot => bots[name];
export const isBotName = (name: string): name is BotName => Object.hasOwn(bots, name);
