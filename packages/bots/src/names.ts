// How the bots are called, apart from what they do.
export const botNames = ['random', 'gentle', 'rules', 'planner'] as const;
export type BotName = (typeof botNames)[number];

export const isBotName = (name: string): name is BotName => botNames.some((known) => known === name);

/** A program in any language that plays a seat: `program:` and the command that starts it. */
export type ProgramName = `program:${string}`;

/** Whoever can take a seat of a game without people. */
export type PlayerName = BotName | ProgramName;

const program = 'program:';

export const isProgramName = (name: string): name is ProgramName =>
  name.startsWith(program) && name.slice(program.length).trim() !== '';

/** The command that starts a program. */
export const commandOf = (name: ProgramName): string => name.slice(program.length).trim();
