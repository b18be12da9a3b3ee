// Names of the bots, apart from what they do.
/** From the weakest to the strongest. */
export const rungs = ['random', 'gentle', 'rules', 'planner', 'seer', 'learned'] as const;
export type Rung = (typeof rungs)[number];

/** What a bot that searches may like better than its rung does; how well it plays is another matter. */
export const styles = ['racer', 'bruiser', 'controller'] as const;
export type Style = (typeof styles)[number];

/** The rungs that can be had in each style. */
export const styledRungs = ['planner', 'seer'] as const satisfies readonly Rung[];
export type StyledRung = (typeof styledRungs)[number];

/** A rung, or a rung in a style: `planner-racer`. */
export type BotName = Rung | `${StyledRung}-${Style}`;
export const botNames: readonly BotName[] = [
  ...rungs,
  ...styledRungs.flatMap((rung) => styles.map((style) => `${rung}-${style}` as const)),
];

export const isBotName = (name: string): name is BotName => botNames.some((known) => known === name);

/** A program in any language that plays a seat: `program:` and the command that starts it. */
export type ProgramName = `program:${string}`;

/** A bot that can take a seat of a game without people. */
export type PlayerName = BotName | ProgramName;

const program = 'program:';

export const isProgramName = (name: string): name is ProgramName =>
  name.startsWith(program) && name.slice(program.length).trim() !== '';

/** The command that starts a program. */
export const commandOf = (name: ProgramName): string => name.slice(program.length).trim();
