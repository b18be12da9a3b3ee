// The options of a probe on its command line, with what `--help` says of them.
import { parseArgs } from 'node:util';

export interface Flag {
  /** What is used where it is not said; null: nothing. A number, `true` where it is only said or not, or text. */
  readonly by: number | string | boolean | null;
  readonly help: string;
}

/** Reads the command line; says what there is where `--help` asks, or something is wrong. */
export function optionsOf<Name extends string>(
  usage: string,
  flags: Readonly<Record<Name, Flag>>,
): {
  number(name: Name): number;
  text(name: Name): string | null;
  is(name: Name): boolean;
} {
  const names = Object.keys(flags);
  const entries: [string, Flag][] = Object.entries(flags);
  const help = [
    usage,
    '',
    ...entries.map(([name, { by, help: says }]) => {
      const shown = typeof by === 'boolean' ? `--${name}` : `--${name} ${typeof by === 'number' ? 'N' : 'TEXT'}`;
      return `  ${shown.padEnd(22)} ${says}${by === null || typeof by === 'boolean' ? '' : ` (${by})`}`;
    }),
  ].join('\n');
  const end = (text: string, code: number): never => {
    (code === 0 ? process.stdout : process.stderr).write(`${text}\n`);
    process.exit(code);
  };
  const read = () => {
    try {
      return parseArgs({
        options: {
          help: { type: 'boolean' },
          ...Object.fromEntries(
            entries.map(([name, { by }]) => [name, { type: typeof by === 'boolean' ? 'boolean' : 'string' } as const]),
          ),
        },
      }).values;
    } catch (error) {
      return end(`${error instanceof Error ? error.message : String(error)}\n\n${help}`, 2);
    }
  };
  const values: Readonly<Record<string, string | boolean | undefined>> = read();
  if (values.help === true) end(help, 0);
  return {
    number(name) {
      const given = values[name] ?? flags[name].by;
      const value = Number(given);
      if (given === null || given === true || !Number.isFinite(value) || value < 0)
        return end(`--${name}: expected a number from 0 on; found ${String(given)}. There is: ${names.join(', ')}`, 2);
      return value;
    },
    text(name) {
      const value = values[name] ?? flags[name].by;
      return typeof value === 'string' ? value : null;
    },
    is: (name) => values[name] === true,
  };
}
