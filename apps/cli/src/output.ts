// Results go to standard output; with --json they are one JSON document. Everything else goes to standard error.

/** Writes one JSON document. */
export const printJson = (value: unknown): void => print(JSON.stringify(value, null, 2));

/** Writes a line, or several. */
export const print = (text: string): void => {
  process.stdout.write(`${text}\n`);
};

/** Tells the user something that is not the result. */
export const printStatus = (text: string): void => {
  process.stderr.write(`${text}\n`);
};

/** Ends quietly when nobody reads on, as in `vaultsong cards | head`. */
export function stopWhenNobodyReads(): void {
  for (const stream of [process.stdout, process.stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
  }
}
