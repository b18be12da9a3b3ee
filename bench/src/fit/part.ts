/** A process that plays one part of the games and writes a line of JSON for each; the first ones may be done. Started by `playParts`. */

/** A number that the process was given: `--seed=1`. */
type Argument = (name: string) => number;

/** @param play what is kept of a game, by its index */
export function writePart(play: (index: number, argument: Argument) => unknown): void {
  const argument: Argument = (name) => {
    const given = process.argv.find((arg) => arg.startsWith(`--${name}=`));
    if (given === undefined) throw new Error(`A part of the games needs --${name}`);
    return Number(given.slice(name.length + 3));
  };
  for (
    let index = argument('part') + argument('done') * argument('of');
    index < argument('games');
    index += argument('of')
  )
    process.stdout.write(`${JSON.stringify({ index, rows: play(index, argument) })}\n`);
}
