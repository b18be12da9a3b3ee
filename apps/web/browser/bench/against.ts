// Another commit, laid out to be built and played beside this one: with the packages of its own and what is installed here.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, symlinkSync } from 'node:fs';
import path from 'node:path';

const here = path.resolve(import.meta.dirname, '../../../..');
const installed = path.join(here, 'node_modules');
const cache = path.join(installed, '.cache/vaultsong/bench-page');

/** @throws TypeError where there is no such commit */
function nameOf(commit: string): string {
  const asked = ['rev-parse', '--short', '--verify', `${commit}^{commit}`];
  try {
    return execFileSync('git', asked, { cwd: here, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
  } catch (cause) {
    throw new TypeError(`--against ${commit}: there is no such commit here`, { cause });
  }
}

/** Everything that is installed here, but for the packages of the project, which are those of the checkout. */
function linkInstalled(root: string): void {
  const modules = path.join(root, 'node_modules');
  const own = path.join(modules, '@vaultsong');
  mkdirSync(own, { recursive: true });
  for (const name of readdirSync(installed))
    if (!name.startsWith('.') && name !== '@vaultsong')
      symlinkSync(path.join(installed, name), path.join(modules, name));
  for (const name of readdirSync(path.join(root, 'packages')))
    symlinkSync(path.join(root, 'packages', name), path.join(own, name));
}

/** The files of a commit, laid out once. @throws TypeError where there is no such commit */
export function checkoutOf(commit: string): { readonly root: string; readonly name: string } {
  const name = nameOf(commit);
  const root = path.join(cache, name);
  if (!existsSync(root)) {
    // Whole or not at all: whoever is interrupted leaves only a draft.
    const draft = `${root}.${process.pid}.draft`;
    mkdirSync(draft, { recursive: true });
    const archive = execFileSync('git', ['archive', name], { cwd: here, maxBuffer: 2 ** 30 });
    execFileSync('tar', ['-x', '-C', draft], { input: archive });
    renameSync(draft, root);
    linkInstalled(root);
  }
  return { root, name };
}
