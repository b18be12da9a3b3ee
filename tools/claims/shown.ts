// All that documents and programs show of the outcomes that are kept, and the table of claims itself.

import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { wrapped } from '../docs/wrap.ts';
import type { Claim } from './claims.ts';
import { claims, root } from './claims.ts';
import type { Shown } from './fill.ts';
import type { Outcome } from './outcomes.ts';
import { printed, readOutcome } from './outcomes.ts';
import { publishedLadder } from './tell/bots.ts';
import { tellers } from './tell/index.ts';
import { table } from './tell/words.ts';

export const outcomesFolder = path.join(root, 'tools/claims/outcomes');

const notMeasuredHere = z.strictObject({
  page: z.string(),
  /** The last heading above the figures. */
  heading: z.string(),
  /**
   * `then`: measured on the way, with sources that are gone, so that it says how things were decided; `time`: the speed of a machine;
   * `source`: published or counted by others; `fixed`: a bound or a rule of the program, or an example.
   */
  kind: z.enum(['then', 'time', 'source', 'fixed']),
  /** Since when the figures stand there. */
  commit: z.string().optional(),
  date: z.iso.date().optional(),
  why: z.string().min(1),
});
export type NotMeasuredHere = z.infer<typeof notMeasuredHere>;

/** Sections of documents whose figures no claim makes, each with its reason. */
export const otherFigures: readonly NotMeasuredHere[] = z
  .array(notMeasuredHere)
  .parse(JSON.parse(readFileSync(path.join(root, 'tools/claims/other-figures.json'), 'utf8')));

export interface AllShown extends Shown {
  /** By file from the root: what it should hold. */
  readonly files: Readonly<Record<string, string>>;
}

/** @throws z.ZodError with the name of a claim whose outcome has another shape than its teller reads */
export function shownOf(folder: string = outcomesFolder): AllShown {
  const sections: Record<string, string> = {};
  const figures: Record<string, string> = {};
  const files: Record<string, string> = {};
  const measured: (readonly [Claim, Outcome | null])[] = claims.map((claim) => [claim, readOutcome(folder, claim.id)]);
  for (const [{ id }, outcome] of measured) {
    const tell = tellers[id];
    if (tell === undefined) throw new Error(`The claim ${id} has no teller in tools/claims/tell`);
    if (outcome === null) continue;
    const told = tell(outcome.result);
    for (const [name, text] of Object.entries(told.sections ?? {}))
      sections[`${id}/${name}`] = `${text}\n\n${sourceOf(outcome)}`;
    for (const [name, text] of Object.entries(told.figures ?? {})) figures[`${id}.${name}`] = text;
    figures[`${id}.source`] = `commit \`${outcome.commit}\`, ${dayOf(outcome.date)}`;
    for (const [file, value] of Object.entries(told.data ?? {})) files[file] = `${printed(value)}\n`;
  }
  const [ladder, styles] = ['ladder', 'styles'].map((id) => readOutcome(folder, id));
  if (ladder && styles)
    files['packages/bots/src/published-ladder.json'] = `${printed(publishedLadder(ladder.result, styles.result))}\n`;
  sections['claims/all'] = tableOf(measured);
  sections['claims/others'] = othersTable();
  return { sections, figures, files };
}

/** The paragraph below a table: command, commit, day. */
const sourceOf = ({ command, commit, date, note }: Outcome): string =>
  wrapped({
    file: '',
    text: `Made by \`${command}\` at commit \`${commit}\` on ${dayOf(date)}${note === undefined ? '' : `; ${note}`}.`,
  });

const months = 'January February March April May June July August September October November December'.split(' ');

const dayOf = (date: string): string => {
  const [year, month = '1', day = '1'] = date.split('-');
  return `${Number(day)} ${months[Number(month) - 1]} ${year}`;
};

const tableOf = (measured: readonly (readonly [Claim, Outcome | null])[]): string =>
  table(
    ['Claim', 'Told in', 'Command', 'Rests on', 'Measured', 'Minutes of a core'],
    measured.map(([{ id, title, command, rests, minutes }, outcome]) => [
      `\`${id}\`: ${title}`,
      pagesOf(id).map(linkTo).join(', '),
      `\`${command}\``,
      rests.join(', '),
      outcome === null
        ? 'never'
        : `${dayOf(outcome.date)}, commit \`${outcome.commit}\`${outcome.command === command ? '' : ', by another command'}`,
      String(minutes),
    ]),
  );

const kinds: Readonly<Record<NotMeasuredHere['kind'], string>> = {
  then: 'of that time',
  time: 'speed of a machine',
  source: 'of others',
  fixed: 'bound or example',
};

const othersTable = (): string =>
  table(
    ['Section', 'Figures', 'Since', 'Why no command makes them'],
    otherFigures.map(({ page, heading, kind, commit, date, why }) => [
      `${linkTo(page)}, ${heading}`,
      kinds[kind],
      [...(date === undefined ? [] : [dayOf(date)]), ...(commit === undefined ? [] : [`\`${commit}\``])].join(', '),
      why,
    ]),
  );

/** From docs/claims.md. */
const linkTo = (page: string): string => `[${page}](${path.posix.relative('docs', page)})`;

/** Documents that show something of a claim, by its marks. */
const pagesOf = (id: string): readonly string[] =>
  pagesWithClaims.filter((page) => {
    const file = path.join(root, page);
    const text = existsSync(file) ? readFileSync(file, 'utf8') : '';
    return text.includes(`<!-- claim: ${id}/`) || text.includes(`<!--=${id}.`);
  });

/** In the order in which they are named. */
export const pagesWithClaims: readonly string[] = [
  'README.md',
  'docs/analysis.md',
  'docs/arena.md',
  'docs/bots.md',
  'docs/chains.md',
  'docs/claims.md',
  'docs/deck-generation.md',
  'docs/deck-profile.md',
  'docs/decks.md',
  'docs/keyraken.md',
  'docs/table.md',
];
