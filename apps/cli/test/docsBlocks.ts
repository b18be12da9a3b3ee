// Pages of docs/, readmes of packages, and the code blocks in them, for the tests that try them.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');

export const pages: readonly string[] = readdirSync(join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

/** The pages that stand beside the code of packages. */
export const readmes: readonly string[] = readdirSync(join(root, 'packages'))
  .map((name) => `packages/${name}/README.md`)
  .filter((page) => existsSync(join(root, page)));

export const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

/** A code block, between two lines of three backticks. */
export interface Block {
  /** Text after the first three: `console`, `sh`, `ts run`, or nothing. */
  readonly kind: string;
  readonly text: string;
}

export const blocksIn = (page: string): readonly Block[] =>
  [...textOf(page).matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map(([, kind = '', text = '']) => ({ kind, text }));
