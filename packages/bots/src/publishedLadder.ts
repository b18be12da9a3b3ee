// Strength of each bot, as `vaultsong ladder --json` found it: `npm run claims -- --write --only ladder` writes it.
import type { BotName } from './names.ts';
import ladder from './published-ladder.json' with { type: 'json' };

/** Points, of which the rules bot has 1000; null for a bot that is not rated yet. */
export const publishedElo: Readonly<Record<BotName, number | null>> = ladder.elo;

/** The ratings come from few games, and will be replaced. */
export const isProvisional: boolean = ladder.provisional;
