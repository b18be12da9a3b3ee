// PGlite: PostgreSQL in this process, in a folder. By itself it never makes the disk write (it is started with `-F`, and its files
// have no fsync), so that a power cut may lose what was acknowledged. Here each commit waits for the disk, as in any PostgreSQL.
import { closeSync, existsSync, fsyncSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { NodeFS } from '@electric-sql/pglite/nodefs';

type Prepared = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];
type Module = Parameters<NonNullable<Prepared['preRun']>[number]>[0];

/** Files of a folder, with an fsync that reaches the disk. */
class DurableFiles extends NodeFS {
  constructor(
    folder: string,
    private readonly sync: (file: number) => void,
  ) {
    super(folder);
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts: options } = await super.init(...given);
    const mend = (module: Module): void => mendFiles(module, this.sync);
    return { emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), mend] } };
  }
}

/** Gives the files inside the one function that they lack. */
function mendFiles({ NODEFS: files }: Module, sync: (file: number) => void): void {
  const operations: unknown = 'stream_ops' in files ? files.stream_ops : null;
  if (typeof operations !== 'object' || operations === null)
    throw new Error('store/embedded/embedded.ts knows the files inside of PGlite 0.5.16; this is another one');
  const fsync = ({ nfd }: { readonly nfd?: number | null }): number => {
    // Folders have no number; file systems of today keep the name of a file that they keep.
    if (typeof nfd === 'number') sync(nfd);
    return 0;
  };
  Object.assign(operations, { fsync });
}

// What it calls fdatasync does nothing inside, whoever asks.
const startParams = [...PGlite.defaultStartParams.filter((word) => word !== '-F'), '-c', 'wal_sync_method=fsync'];

/**
 * Opens the database in a folder that is locked for this process. A new one is made beside it, and takes its name when it is
 * whole and on the disk: so it does not matter when its making is ended.
 * @param sync makes the disk write what is in a file; tests count how often
 */
export async function openEmbedded(folder: string, sync: (file: number) => void = fsyncSync): Promise<PGlite> {
  if (!existsSync(folder)) {
    const draft = `${folder}.new`;
    rmSync(draft, { recursive: true, force: true });
    const made = await PGlite.create({ fs: new DurableFiles(draft, sync), startParams });
    await made.close();
    syncAll(draft, sync);
    renameSync(draft, folder);
    syncOne(path.dirname(folder), sync);
  }
  // What cannot be read PGlite would tell by a number; this says which and why.
  readdirSync(folder);
  return await PGlite.create({ fs: new DurableFiles(folder, sync), startParams });
}

function syncAll(folder: string, sync: (file: number) => void): void {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const name = path.join(folder, entry.name);
    if (entry.isDirectory()) syncAll(name, sync);
    else syncOne(name, sync);
  }
  syncOne(folder, sync);
}

function syncOne(name: string, sync: (file: number) => void): void {
  const file = openSync(name, 'r');
  try {
    sync(file);
  } finally {
    closeSync(file);
  }
}
