// `npm run gate`: what it reads, prints and answers.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { exceptions } from './exceptions.ts';
import { compared, differencesIn, outcomeOf, without, written } from './gate.ts';
import { officialTexts } from './official.ts';
import { wordNames } from './words.ts';

/** Where the outcome of the last run is kept. */
export const kept = join(import.meta.dirname, 'outcome.txt');

const help = `npm run gate -- --texts FOLDER [options]

Compares how often official card texts and the data of the cards say certain words: ${wordNames.join(', ')}.

  --texts FOLDER  the official texts: <set>.json for each set, a list of { "id", "text" }; read and not copied
  --write         keeps the outcome in packages/cards/gate/outcome.txt, if nothing differs
  --json          prints the differences as JSON
  --help          prints this

Differences that are the same said otherwise stand in packages/cards/gate/exceptions.ts, each with a reason. Ends with
code 1 where another one is found, or an exception is not needed any more, and names the card.`;

export interface Answer {
  readonly code: 0 | 1;
  readonly out: string;
}

/** @param words the arguments of the command */
export function run(words: readonly string[]): Answer {
  const { values } = parseArgs({
    args: [...words],
    options: {
      texts: { type: 'string' },
      write: { type: 'boolean' },
      json: { type: 'boolean' },
      help: { type: 'boolean', short: 'h' },
    },
  });
  if (values.help === true) return { code: 0, out: help };
  if (values.texts === undefined)
    return { code: 1, out: 'The folder of the official texts is missing: npm run gate -- --texts FOLDER' };
  const texts = officialTexts(values.texts);
  const outcome = outcomeOf(texts);
  const differences = [...without(texts), ...differencesIn(outcome)];
  if (values.write === true && differences.length === 0) writeFileSync(kept, written(outcome));
  const agreed = exceptions.reduce((sum, { cards }) => sum + cards.length, 0);
  const summary = `${compared.length} cards, ${agreed} agreed exceptions, ${differences.length} differences`;
  const lines = differences.map(({ card, fault }) => `${card}: ${fault}`);
  return {
    code: differences.length === 0 ? 0 : 1,
    out: values.json === true ? JSON.stringify(differences, null, 2) : [...lines, summary].join('\n'),
  };
}

/** The outcome of the last run. */
export const keptOutcome = (): string => readFileSync(kept, 'utf8');
