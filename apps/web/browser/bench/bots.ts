// The bots as the worker of the measured build imports them: their choice is measured by itself.
import { decide as choose } from '@vaultsong/bots';

export * from '@vaultsong/bots';

export const decide: typeof choose = (...asked) => {
  const start = performance.now();
  const chosen = choose(...asked);
  performance.measure("part: bot's choice", { start });
  return chosen;
};
