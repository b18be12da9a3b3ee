// The command line as plain code. To translate the sources at each start takes a second and a half of processor time; so it
// is done once, and again when one of the files that went into it has changed. What is kept lies in node_modules/.cache.
import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { threadId } from 'node:worker_threads';

const root = path.resolve(import.meta.dirname, '../../..');
const cache = path.join(root, 'node_modules/.cache/vaultsong/cli');
const list = path.join(cache, 'built.json');

/** What runs by itself: the command, and what a worker thread of the arena starts with. */
const entries = { main: 'apps/cli/src/main.ts', worker: 'packages/arena/src/worker.ts' };

/** Builds that nobody can be running any more. */
const tooOld = 24 * 60 * 60 * 1000;

/** How a file is told from what it was. */
function stampOf(file) {
  const { mtimeMs, size } = statSync(path.join(root, file));
  return `${mtimeMs} ${size}`;
}

/** The folder of the last build, if it was made of the files as they are. */
function lastBuild() {
  try {
    const { folder, files } = JSON.parse(readFileSync(list, 'utf8'));
    const isFresh = Object.entries(files).every(([file, stamp]) => stampOf(file) === stamp);
    return isFresh && statSync(path.join(cache, folder, 'main.mjs')).isFile() ? folder : null;
  } catch {
    // There is none, or a file of it is gone.
    return null;
  }
}

/** Other processes and threads may build, and run what was built, at the same time: whatever is put here is put here whole. */
function put(name, write) {
  const draft = path.join(cache, `${name}.${process.pid}-${threadId}.draft`);
  write(draft);
  try {
    renameSync(draft, path.join(cache, name));
  } catch (error) {
    rmSync(draft, { recursive: true, force: true });
    // Another process was first with the same folder.
    if (error.code !== 'ENOTEMPTY' && error.code !== 'EEXIST' && error.code !== 'EPERM') throw error;
  }
}

/** What is not ours stays outside, but for zod: hundreds of files, of which little is used. */
const isOutside = (name) => /^[^./]/.test(name) && !path.isAbsolute(name) && !/^(?:@vaultsong\/|zod$)/.test(name);

async function build() {
  mkdirSync(cache, { recursive: true });
  const { rolldown } = await import('rolldown');
  const began = Date.now();
  const inputs = new Set();
  const bundle = await rolldown({
    cwd: root,
    input: entries,
    platform: 'node',
    external: isOutside,
    logLevel: 'silent',
    tsconfig: false,
    plugins: [
      {
        name: 'notes what goes in',
        moduleParsed: ({ id }) => {
          if (path.isAbsolute(id)) inputs.add(path.relative(root, id));
        },
      },
    ],
  });
  // What only some commands need is in files of its own, which are read when they do.
  const { output } = await bundle.generate({
    dir: path.join(cache, 'out'),
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: { compress: false, mangle: false, codegen: { removeWhitespace: true } },
    sourcemap: true,
    sourcemapExcludeSources: true,
  });
  await bundle.close();
  const outputFiles = output.map((file) => ({
    path: file.fileName,
    contents: file.type === 'chunk' ? file.code : file.source,
  }));
  const stamps = {};
  for (const file of inputs) {
    // What was written meanwhile may have been read before: then the next start builds again.
    const isSettled = statSync(path.join(root, file)).mtimeMs < began;
    stamps[file] = isSettled ? stampOf(file) : 'written while it was built';
  }
  const hash = createHash('sha256');
  for (const { contents } of outputFiles) hash.update(contents);
  const folder = hash.digest('hex').slice(0, 16);
  put(folder, (draft) => {
    mkdirSync(draft);
    for (const { path: file, contents } of outputFiles) writeFileSync(path.join(draft, path.basename(file)), contents);
  });
  put('built.json', (draft) => writeFileSync(draft, JSON.stringify({ folder, files: stamps })));
  for (const name of readdirSync(cache)) {
    const isOld = name !== folder && statSync(path.join(cache, name)).mtimeMs < Date.now() - tooOld;
    if (isOld && name !== 'built.json') rmSync(path.join(cache, name), { recursive: true, force: true });
  }
  return folder;
}

/**
 * Where the command as plain code lies, built if need be.
 * @returns an address to import; null where nothing can be kept
 */
export async function builtFrom() {
  try {
    const folder = lastBuild() ?? (await build());
    return pathToFileURL(path.join(cache, folder, 'main.mjs')).href;
  } catch (error) {
    if (error.code === 'EACCES' || error.code === 'EROFS' || error.code === 'EPERM') return null;
    throw error;
  }
}
