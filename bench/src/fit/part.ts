/** A process that plays one part of the games and writes a line of JSON for each; the first ones may be done. Started by `playParts`. */

/** What the process was told: `--seed=1`. */
type Told = (name: string) => number;

/** @param play what is kept of a game, by its index */
export function writePart(play: (index: number, told: Told) => unknown): void {
  const told: Told = (name) => {
    const given = process.argv.find((arg) => arg.startsWith(`--${name}=`));
    if (given === undefined) throw new Error(`A part of the games needs --${name}`);
    return Number(given.slice(name.length + 3));
  };
  for (let index = told('part') + told('done') * told('of'); index < told('games'); index += told('of'))
    process.stdout.write(`${JSON.stringify({ index, rows: play(index, told) })}\n`);
}
