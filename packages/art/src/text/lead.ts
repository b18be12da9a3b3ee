// The lead of a line of card text: the words that stand out, as on any card.

/** "Play:", "Fight/Reap:", "Before Fight:"; or a line of keywords: "Skirmish. Assault 2." */
const lead = /^(?:\p{Lu}[\p{Letter} /]{0,30}:|(?:\p{Lu}[\p{Letter}-]+(?: \d+| X)?\. ?)+$)/u;

/** Empty where a line has none. */
export const leadOf = (line: string): string => lead.exec(line)?.[0] ?? '';
