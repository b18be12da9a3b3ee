// Age of an outcome: the changes since then of all that a claim rests on, by the history of git.
import { execFileSync } from 'node:child_process';
import type { Claim } from './claims.ts';
import { pathsOf } from './claims.ts';
import type { Outcome } from './outcomes.ts';

/** Runs git and gives what it prints. @throws Error where it fails */
export type Git = (...words: readonly string[]) => string;

export const gitIn =
  (folder: string): Git =>
  (...words) =>
    execFileSync('git', words, { cwd: folder, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();

export type Age =
  | { readonly is: 'fresh' }
  /** Never measured, or by another command. */
  | { readonly is: 'unmeasured' }
  /** The history does not have the commit: a copy without history, or a commit that was rewritten. */
  | { readonly is: 'unknown'; readonly commit: string }
  | { readonly is: 'stale'; readonly commits: number; readonly files: number; readonly lines: number };

export function ageOf(claim: Claim, outcome: Outcome | null, git: Git): Age {
  if (outcome === null || outcome.command !== claim.command) return { is: 'unmeasured' };
  const { commit } = outcome;
  const paths = pathsOf(claim);
  try {
    const commits = Number(git('rev-list', '--count', `${commit}..HEAD`, '--', ...paths));
    const { files, lines } = sizeOf(git('diff', '--shortstat', commit, '--', ...paths));
    return commits === 0 && files === 0 ? { is: 'fresh' } : { is: 'stale', commits, files, lines };
  } catch {
    return { is: 'unknown', commit };
  }
}

/** Of `3 files changed, 10 insertions(+), 2 deletions(-)`. */
function sizeOf(stat: string): { readonly files: number; readonly lines: number } {
  const count = (what: RegExp): number => Number(what.exec(stat)?.[1] ?? 0);
  return { files: count(/(\d+) files? changed/), lines: count(/(\d+) insertion/) + count(/(\d+) deletion/) };
}

export function sayAge(age: Age): string {
  switch (age.is) {
    case 'fresh':
      return 'nothing that it rests on has changed';
    case 'unmeasured':
      return 'not measured yet by this command';
    case 'unknown':
      return `this history has no commit ${age.commit}`;
    case 'stale':
      return `since then ${counted(age.commits, 'commit')} changed ${counted(age.lines, 'line')} in ${counted(age.files, 'file')} of what it rests on`;
  }
}

const counted = (count: number, what: string): string =>
  `${count.toLocaleString('en-US')} ${what}${count === 1 ? '' : 's'}`;

/** The last commit that changed what a claim rests on: a commit of others, which stays when those above it are rewritten. */
export const commitOf = (claim: Claim, git: Git): string =>
  git('log', '-1', '--format=%h', '--abbrev=8', '--', ...pathsOf(claim));

/** Files that a claim rests on and that are not committed as they are. */
export const changedOf = (claim: Claim, git: Git): readonly string[] =>
  git('status', '--porcelain', '--', ...pathsOf(claim))
    .split('\n')
    .filter((line) => line !== '');
