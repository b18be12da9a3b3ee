// The process that makes an embedded database: it fills the empty folder that it is told, and ends, with 0 where that is made. Else its last line
// says why not.
import { z } from 'zod';
import { fillEmbedded } from './embedded.ts';

try {
  await fillEmbedded(z.string().parse(process.argv[2]));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`, () => process.exit(1));
}
