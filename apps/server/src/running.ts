// A server as a process: what it is started with, what it says, and how it ends.

import { startServer } from './server.ts';
import type { Settings } from './settings/settings.ts';
import { readSettings, SettingsError } from './settings/settings.ts';
import { buildPage, builtPage } from './site/build.ts';
import { readPage } from './site/page.ts';
import { LockedError } from './store/lock.ts';
import { StoreError } from './store/store.ts';

/** 1 where something is in the way (a port, a folder, a database), 2 where a setting is wrong. */
const exitCodes = { inTheWay: 1, wrongSetting: 2 } as const;

const tell = (text: string): void => void process.stderr.write(`${text}\n`);

/** Runs a server until it is told to end, by SIGTERM or Ctrl-C. A second Ctrl-C ends it at once. */
export async function runServer(): Promise<void> {
  try {
    const settings = readSettings(process.env);
    await buildPage(tell);
    const server = await startServer(settings, readPage(builtPage));
    process.stdout.write(`Open ${shown(settings, server.address)} in a browser; Ctrl-C ends it.\n`);
    for (const signal of ['SIGTERM', 'SIGINT'] as const)
      process.once(signal, () => {
        server.close().then(
          () => process.exit(),
          (error: unknown) => {
            tell(String(error));
            process.exit(exitCodes.inTheWay);
          },
        );
      });
  } catch (error) {
    const known = knownFault(error);
    if (known === null) throw error;
    tell(known.message);
    process.exit(known.code);
  }
}

/** What to open: what the world calls it, or where it listens. */
const shown = ({ publicUrl }: Settings, address: string): string =>
  `${publicUrl ?? address.replace('//0.0.0.0:', '//localhost:')}/`;

function knownFault(error: unknown): { readonly message: string; readonly code: number } | null {
  if (error instanceof SettingsError) return { message: error.message, code: exitCodes.wrongSetting };
  if (error instanceof LockedError || error instanceof StoreError)
    return { message: error.message, code: exitCodes.inTheWay };
  if (!(error instanceof Error && 'code' in error)) return null;
  const { PORT = '4173' } = process.env;
  if (error.code === 'EADDRINUSE')
    return {
      message: `Port ${PORT} is taken by another program; end that one, or set PORT to another number`,
      code: exitCodes.inTheWay,
    };
  if (error.code === 'EACCES')
    return {
      message: `Port ${PORT} may not be used by this user; set PORT to one above 1023`,
      code: exitCodes.inTheWay,
    };
  return null;
}
