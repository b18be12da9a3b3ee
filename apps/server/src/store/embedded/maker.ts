// What the process does that makes an embedded database: it fills the empty folder that it is told, and ends. With 0 it is made; else the last
// line says why not.
import { z } from 'zod';
import { fillEmbedded } from './embedded.ts';

try {
  await fillEmbedded(z.string().parse(process.argv[2]));
  process.exit(0);
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`, () => process.exit(1));
}
