// Claims: figures that documents tell, each with the command that makes it and what it rests on (`claims.json`), and what came of that
// command the last time (`outcomes/`). The documents show the figures from there (`fill.ts`), so that none is typed twice.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

export const root = path.resolve(import.meta.dirname, '../..');

/** What a claim rests on, and where that is: when it changes, the figure may. */
export const groundNames = ['rules', 'cards', 'bots', 'decks', 'arena', 'adventures'] as const;
export type Ground = (typeof groundNames)[number];
const grounds: Readonly<Record<Ground, string>> = {
  rules: 'packages/engine/src',
  cards: 'packages/cards/src',
  bots: 'packages/bots/src',
  decks: 'packages/decks/src',
  arena: 'packages/arena/src',
  adventures: 'packages/adventures/src',
};

/** Not part of what a figure rests on: tests, texts, and what the outcomes themselves are written into. */
const besides = ['*.test.ts', '**/testing/**', '**/tests/**', '*.md', 'packages/bots/src/*.json'];

/** For git: the files that a claim rests on. */
export const pathsOf = ({ rests }: Claim): readonly string[] => [
  ...rests.map((ground) => grounds[ground]),
  ...besides.map((glob) => `:(exclude,glob)${glob.includes('/') ? glob : `**/${glob}`}`),
];

const commandLine = z.string().regex(/^npx (?:vaultsong|tsx) \S/);

const claim = z.strictObject({
  id: z.string().regex(/^[a-z-]+$/),
  title: z.string().min(1),
  /** It prints JSON, the same each time but for times. */
  command: commandLine,
  /** Some seconds of the same kind, whose outcome is kept beside; none where the command itself takes seconds. */
  sample: commandLine.optional(),
  rests: z.array(z.enum(groundNames)).min(1),
  /** Of a core. */
  minutes: z.number().positive(),
});
export type Claim = z.infer<typeof claim>;

export const claims: readonly Claim[] = z
  .array(claim)
  .parse(JSON.parse(readFileSync(path.join(root, 'tools/claims/claims.json'), 'utf8')));
