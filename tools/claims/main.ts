/** `npm run claims`: what `command.ts` does, with its exit code. */
import { claimsCommand } from './command.ts';
import { Interrupted } from './run.ts';

try {
  process.exitCode = await claimsCommand(process.argv.slice(2));
} catch (error) {
  if (error instanceof Interrupted) process.exitCode = 130;
  else {
    console.error(`${error instanceof Error ? error.message : String(error)} (--help tells the options)`);
    process.exitCode = 2;
  }
}
