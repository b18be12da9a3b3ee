// Level 0: any option is as good as another. It finds the corners of the rules, and is the measure of every other bot.
import type { BlindBot } from './bot.ts';

export const randomBot: BlindBot = {
  name: 'random',
  needs: 'options',
  choose: (options, random) => Math.floor(random() * options),
};
