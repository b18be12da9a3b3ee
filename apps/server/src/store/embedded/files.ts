// The files of the embedded database. By itself PGlite never makes the disk write (its files have no fsync), so that a power cut may
// lose what was acknowledged; and it makes files that everybody may read and write, whatever the umask. Here each commit waits for the disk, as
// in any PostgreSQL, and files are their owner's alone.
import { NodeFS } from '@electric-sql/pglite/nodefs';
import type { Sync } from './fsync.ts';

type Prepared = Awaited<ReturnType<NodeFS['init']>>['emscriptenOpts'];
type Module = Parameters<NonNullable<Prepared['preRun']>[number]>[0];

/** Files of a folder, with an fsync that reaches the disk. */
export class DurableFiles extends NodeFS {
  constructor(
    folder: string,
    private readonly sync: Sync,
  ) {
    super(folder);
  }

  override async init(...given: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const { emscriptenOpts: options } = await super.init(...given);
    const mend = (module: Module): void => mendFiles(module, this.sync);
    return { emscriptenOpts: { ...options, preRun: [...(options.preRun ?? []), mend] } };
  }
}

/** Something that the files inside can do. */
type Operation = (...given: readonly unknown[]) => unknown;

/** Bits of a mode for the owner, and those that say whether it is a file or a folder. */
const owners = ~0o077;

/** Gives the files inside the one function that they lack, and takes from each mode what is for others. */
function mendFiles({ NODEFS: files }: Module, sync: Sync): void {
  const streams = groupIn(files, 'stream_ops');
  const nodes = groupIn(files, 'node_ops');
  const make = operationIn(nodes, 'mknod');
  const fsync = ({ nfd }: { readonly nfd?: number | null }): number => {
    // Folders have no number; file systems of today keep the name of a file that they keep.
    if (typeof nfd === 'number') sync(nfd);
    return 0;
  };
  Object.assign(streams, { fsync, setattr: closing(operationIn(streams, 'setattr')) });
  Object.assign(nodes, {
    setattr: closing(operationIn(nodes, 'setattr')),
    mknod: (parent: unknown, name: unknown, mode: number, device: unknown) => make(parent, name, mode & owners, device),
  });
}

/** Changes what a file is, without opening it to others. */
const closing =
  (change: Operation) =>
  (file: unknown, to: { readonly mode?: number }): unknown =>
    change(file, to.mode === undefined ? to : { ...to, mode: to.mode & owners });

function groupIn(files: object, name: string): object {
  const found: unknown = Reflect.get(files, name);
  if (typeof found !== 'object' || found === null) throw unknownFiles();
  return found;
}

function operationIn(group: object, name: string): Operation {
  const found: unknown = Reflect.get(group, name);
  if (typeof found !== 'function') throw unknownFiles();
  return (...given) => Reflect.apply(found, group, given);
}

const unknownFiles = (): Error =>
  new Error('store/embedded/files.ts knows the files inside of PGlite 0.5.16; this is another one');
