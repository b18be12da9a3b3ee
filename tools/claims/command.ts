// `npm run claims`: figures that documents tell, the commands that make them, and which are older than what they rest on.
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parseArgs } from 'node:util';
import { isGenerated, readPages } from '../docs/pages.ts';
import { wrapped } from '../docs/wrap.ts';
import type { Claim } from './claims.ts';
import { claims, root } from './claims.ts';
import { withClaims } from './fill.ts';
import type { Outcome } from './outcomes.ts';
import { differences, readOutcome, withoutTimes, writeOutcome } from './outcomes.ts';
import { machineHere, resultOf } from './run.ts';
import { outcomesFolder, shownOf } from './shown.ts';
import type { Age } from './stale.ts';
import { ageOf, changedOf, commitOf, gitIn, sayAge } from './stale.ts';
import { tellers } from './tell/index.ts';

const help = `npm run claims -- [options]

Figures that the documents tell: the command that makes each, and what came of it. docs/claims.md is the same for reading.

  --list       each claim with its command and when it was measured (this, if nothing else is said)
  --stale      those measured with other rules, cards, bots or decks than those of now, and how much of these has changed; ends with 1 if there is one
  --check      plays the samples of claims again, some seconds each, and compares: ends with 1 if one differs
  --write      measures those that are stale, or that --only names, and writes outcomes, documents and data; long ones take hours (--list tells)
  --only A,B   only these claims
  --json       one JSON document instead of lines
  --help       this text

Ends with 0, 1 (see above), 2 (wrong options, or a command failed) or 130 (Ctrl-C; what was measured until then is kept).`;

interface Row {
  readonly claim: Claim;
  readonly outcome: Outcome | null;
}

const git = gitIn(root);
const isStale = ({ is }: Age): boolean => is !== 'fresh';

function list(rows: readonly Row[], json: boolean): number {
  const told = rows.map(({ claim, outcome }) => ({
    ...claim,
    commit: outcome?.commit ?? null,
    date: outcome?.date ?? null,
    machine: outcome?.machine ?? null,
  }));
  if (json) console.log(JSON.stringify(told));
  else
    for (const { id, title, command, rests, minutes, commit, date } of told)
      console.log(
        `${id}: ${title}\n  ${command}\n  ${commit === null ? 'never measured' : `${date}, commit ${commit}`}; rests on ${rests.join(', ')}; ${minutes} min of a core`,
      );
  return 0;
}

function stale(rows: readonly Row[], json: boolean): number {
  const ages = rows.map(({ claim, outcome }) => ({ claim, outcome, age: ageOf(claim, outcome, git) }));
  const old = ages.filter(({ age }) => isStale(age));
  if (json)
    console.log(
      JSON.stringify(old.map(({ claim: { id }, outcome, age }) => ({ id, date: outcome?.date ?? null, ...age }))),
    );
  else {
    for (const { claim, outcome, age } of old)
      console.log(`${claim.id}${outcome === null ? '' : ` (${outcome.date}, ${outcome.commit})`}: ${sayAge(age)}`);
    console.log(`${old.length} of ${rows.length} claims are stale`);
  }
  return old.length > 0 ? 1 : 0;
}

/** The command whose outcome is compared: the sample, or the whole where that takes seconds. Null where neither is quick. */
const quickOf = ({ sample, command, minutes }: Claim): string | null => sample ?? (minutes <= 0.5 ? command : null);

async function check(rows: readonly Row[], json: boolean): Promise<number> {
  const checked: { readonly id: string; readonly differs: readonly string[] }[] = [];
  for (const { claim, outcome } of rows) {
    const quick = quickOf(claim);
    const before = claim.sample === undefined ? outcome?.result : outcome?.sample;
    if (quick === null || before === undefined) {
      console.error(`${claim.id}: ${quick === null ? 'has no sample' : 'was not measured with a sample yet'}`);
      continue;
    }
    console.error(`${claim.id}: ${quick}`);
    const now = await resultOf(quick);
    const differs = differences(withoutTimes(before), withoutTimes(now));
    checked.push({ id: claim.id, differs });
    if (json) continue;
    console.log(`${claim.id}: ${differs.length === 0 ? 'the same' : `${differs.length} figures differ`}`);
    for (const line of differs.slice(0, 3)) console.log(`  ${line}`);
  }
  if (json) console.log(JSON.stringify(checked));
  return checked.some(({ differs }) => differs.length > 0) ? 1 : 0;
}

async function write(rows: readonly Row[], isNamed: boolean, json: boolean): Promise<number> {
  const due = rows.filter(({ claim, outcome }) => isNamed || isStale(ageOf(claim, outcome, git)));
  const minutes = due.reduce((sum, { claim }) => sum + claim.minutes, 0);
  console.error(`${due.length} claims, about ${Math.ceil(minutes)} minutes of a core`);
  for (const { claim } of due) {
    const changed = changedOf(claim, git);
    if (changed.length > 0)
      throw new Error(
        `${claim.id} rests on what is not committed: ${changed.slice(0, 3).join(', ')}; expected to find it committed`,
      );
  }
  for (const { claim } of due.toSorted((one, other) => one.claim.minutes - other.claim.minutes)) {
    console.error(`${claim.id}: ${claim.command}`);
    const started = Date.now();
    const commit = commitOf(claim, git);
    const result = await resultOf(claim.command);
    const seconds = Math.round((Date.now() - started) / 1000);
    tellers[claim.id]?.(result);
    const sample = claim.sample === undefined ? {} : { sample: withoutTimes(await resultOf(claim.sample)) };
    const date = new Date().toISOString().slice(0, 10);
    writeOutcome(outcomesFolder, claim.id, {
      ...{ command: claim.command, commit, date, machine: machineHere(), seconds, result },
      ...sample,
    });
    console.error(`${claim.id}: ${seconds} s`);
    fill();
  }
  fill();
  if (json) console.log(JSON.stringify(due.map(({ claim }) => claim.id)));
  return 0;
}

/** Writes documents and data from the outcomes that are kept. */
export function fill(): void {
  const shown = shownOf();
  for (const page of readPages(root).filter((one) => !isGenerated(one))) {
    const text = wrapped({ ...page, text: withClaims(page.text, () => shown) });
    if (text !== page.text) writeFileSync(path.join(root, page.file), text);
  }
  for (const [file, text] of Object.entries(shown.files)) writeFileSync(path.join(root, file), text);
}

/** @throws Error for a name that no claim has */
function rowsFor(only: string | undefined): readonly Row[] {
  const names = only?.split(',') ?? claims.map(({ id }) => id);
  const strange = names.find((name) => !claims.some(({ id }) => id === name));
  if (strange !== undefined)
    throw new Error(`--only: found “${strange}”; expected some of ${claims.map(({ id }) => id).join(', ')}`);
  return claims
    .filter(({ id }) => names.includes(id))
    .map((claim) => ({ claim, outcome: readOutcome(outcomesFolder, claim.id) }));
}

/** Does what is asked for. @returns the exit code; Error where that cannot be done */
export async function claimsCommand(words: readonly string[]): Promise<number> {
  const { values } = parseArgs({
    args: [...words],
    options: {
      ...{
        list: { type: 'boolean' },
        stale: { type: 'boolean' },
        check: { type: 'boolean' },
        write: { type: 'boolean' },
      },
      ...{ only: { type: 'string' }, json: { type: 'boolean', default: false }, help: { type: 'boolean' } },
    },
  });
  if (values.help === true) {
    console.log(help);
    return 0;
  }
  const asked = (['list', 'stale', 'check', 'write'] as const).filter((name) => values[name] === true);
  if (asked.length > 1) throw new Error(`found --${asked.join(' and --')}; expected one of them`);
  const rows = rowsFor(values.only);
  switch (asked[0] ?? 'list') {
    case 'list':
      return list(rows, values.json);
    case 'stale':
      return stale(rows, values.json);
    case 'check':
      return check(rows, values.json);
    case 'write':
      return write(rows, values.only !== undefined, values.json);
  }
}
