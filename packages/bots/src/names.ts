// How the bots are called, apart from what they do.
export const botNames = ['random', 'gentle', 'rules', 'planner'] as const;
export type BotName = (typeof botNames)[number];

export const isBotName = (name: string): name is BotName => botNames.some((known) => known === name);
