// What stands in the pages of docs/, for tests that try it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export const root = join(fileURLToPath(new URL('.', import.meta.url)), '../../..');

export const pages: readonly string[] = readdirSync(join(root, 'docs'))
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

export const textOf = (page: string): string => readFileSync(join(root, page), 'utf8');

/** What stands between two lines of three backticks. */
export interface Block {
  /** What follows the first ones: `console`, `sh`, `ts run`, or nothing. */
  readonly kind: string;
  readonly text: string;
}

export const blocksIn = (page: string): readonly Block[] =>
  [...textOf(page).matchAll(/^```([^\n]*)\n(.*?)^```$/gms)].map(([, kind = '', text = '']) => ({ kind, text }));
