// A question that a bot is to think about, and what it finds.
import type { BotName } from '@vaultsong/bots';
import { botNamed, decide, randomFrom } from '@vaultsong/bots';
import type { State } from '@vaultsong/engine';

/** The same thought has the same outcome, wherever and how often it is thought. */
export interface BotTask {
  readonly state: State;
  readonly bot: BotName;
  readonly seed: number;
}

/** Whether it takes long enough to be thought elsewhere. */
export const takesLong = ({ bot }: BotTask): boolean => botNamed(bot).needs === 'imagination';

/**
 * @param onProgress the share that is done, from 0 to 1
 * @returns the option that the bot chooses
 */
export const think = ({ state, bot, seed }: BotTask, onProgress: (share: number) => void = () => {}): number =>
  decide(botNamed(bot), state, randomFrom(seed), { mustStop: () => false, onProgress });
