// vaultsong rules: the rulebook, entry by entry, with what each edition says, its sources and how many tests prove it.
import { closest, printable } from '@vaultsong/decks';
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition, editionNames, editionOf } from '@vaultsong/engine';
import type { Entry, Source } from '@vaultsong/rulebook';
import {
  entries,
  entriesIn,
  entryText,
  findEntry,
  isIn,
  isRule,
  linksOf,
  plainText,
  proofsOf,
  searchEntries,
  themes,
} from '@vaultsong/rulebook';
import { UserError } from '../errors.ts';
import { print, printJson, printStatus } from '../output.ts';

interface RulesFlags {
  readonly edition?: EditionName;
  readonly search?: readonly string[];
  readonly json?: true;
}

/** Does what the command is asked for. */
export function runRules(id: string | undefined, flags: RulesFlags): void {
  const edition = flags.edition ?? defaultEdition;
  if (id !== undefined) {
    if (flags.search !== undefined)
      throw new UserError(`"${printable(id)}" and --search: expected one entry or words to search for, not both`);
    const facts = factsOf(entryNamed(id), edition);
    if (flags.json) printJson(facts);
    else print(wordsOf(facts));
    return;
  }
  const found = entriesFor(flags).map((entry) => factsOf(entry, edition));
  if (flags.json) printJson(found);
  else if (found.length > 0) print(linesOf(found));
  else printStatus('no entry has all these words');
}

function entryNamed(id: string): Entry {
  const entry = findEntry(id);
  if (entry === undefined) throw new UserError(`no entry "${printable(id)}" in the rulebook; ${insteadOf(id)}`);
  return entry;
}

/** Entries of which the id or the title is like what was asked for; where none is, the ways to find one. */
function insteadOf(id: string): string {
  const ids = closest(
    id,
    entries.map((entry) => entry.id),
  );
  const titled = closest(
    id,
    entries.map((entry) => entry.title),
  ).flatMap((title) => entries.filter((entry) => entry.title === title).map((entry) => entry.id));
  const near = [...new Set([...ids, ...titled])].slice(0, 3);
  return near.length === 0
    ? '"vaultsong rules" lists all, and "vaultsong rules --search WORDS" finds them by their text'
    : `perhaps ${near.join(', ')}; "vaultsong rules" lists all`;
}

/** The best finds first; otherwise theme by theme. */
function entriesFor({ edition, search }: RulesFlags): readonly Entry[] {
  if (search !== undefined) {
    const words = search.join(' ');
    if (words.trim() === '') throw new UserError('--search: expected words to search for');
    return searchEntries(words, edition);
  }
  return edition === undefined ? entries : entriesIn(edition);
}

const themeOf: ReadonlyMap<Entry, string> = new Map(
  themes.flatMap(({ title, entries }) => entries.map((entry) => [entry, title] as const)),
);

/** The keys are a promise to the programs that read them. Texts are without marks of links; `links` has their targets. */
function factsOf(entry: Entry, edition: EditionName) {
  const text = entryText(entry, edition);
  const links = linksOf(text).flatMap((part) => (part.kind === 'link' ? [part.id] : []));
  return {
    id: entry.id,
    title: entry.title,
    theme: themeOf.get(entry) ?? '',
    /** What the setting tells settles nothing in the game. */
    kind: isRule(entry) ? 'rule' : 'setting',
    edition,
    text: plainText(text),
    variants: variantsOf(entry, text),
    sources: entry.sources.map(({ document, section, page }) => ({ document, section, page: page ?? null })),
    editions: editionNames.filter((name) => isIn(entry, name)),
    links: [...new Set(links)],
    proofs: proofsOf(entry),
    /** Those that are played by this edition, where it has a text of its own; else null. */
    proofsInEdition: entry.variants?.some(({ editions }) => editions.includes(edition))
      ? proofsOf(entry, edition)
      : null,
    unproved: entry.unproved ?? null,
  };
}

type Facts = ReturnType<typeof factsOf>;

/** What is said otherwise, with the editions that say it. */
function variantsOf(entry: Entry, shown: string): readonly { editions: readonly EditionName[]; text: string }[] {
  const texts = new Map<string, EditionName[]>();
  for (const name of editionNames.filter((name) => isIn(entry, name))) {
    const text = entryText(entry, name);
    if (text !== shown) texts.set(text, [...(texts.get(text) ?? []), name]);
  }
  return [...texts].map(([text, editions]) => ({ editions, text: plainText(text) }));
}

/** One line for each entry, in columns, the id first: it is what the command takes. */
function linesOf(found: readonly Facts[]): string {
  const widest = (texts: readonly string[]): number => Math.max(...texts.map((text) => text.length));
  const ids = widest(found.map(({ id }) => id));
  const titles = widest(found.map(({ title }) => title));
  return found.map(({ id, title, theme }) => `${id.padEnd(ids)}  ${title.padEnd(titles)}  ${theme}`).join('\n');
}

function wordsOf(facts: Facts): string {
  const { id, title, theme, edition, text, variants, editions, links } = facts;
  const alike = editions.filter((name) => !variants.some((variant) => variant.editions.includes(name)));
  const unknown = editions.includes(edition) ? '' : `, which does not have it; as in ${alike.join(', ')}`;
  return [
    `${title} (${id}; ${theme})`,
    `  ${edition}, ${editionOf(edition).title}${unknown}:`,
    ...text.split('\n\n').map((paragraph) => `    ${paragraph}`),
    ...variants.flatMap((variant) => [`  otherwise in ${variant.editions.join(', ')}:`, `    ${variant.text}`]),
    '  sources:',
    ...facts.sources.map((source) => `    ${placeOf(source)}`),
    ...(links.length > 0 ? [`  see also: ${links.join(', ')}`] : []),
    `  ${proofWords(facts)}`,
  ].join('\n');
}

const placeOf = ({ document, section, page }: Facts['sources'][number]): string =>
  `${documentTitle(document)}${page === null ? '' : `, p. ${page}`}: ${section}`;

function documentTitle(document: Source['document']): string {
  switch (document) {
    case 'timing':
      return 'Timing notes';
    case 'keyraken':
      return 'Rise of the Keyraken';
    default:
      return editionOf(document).title;
  }
}

function proofWords({ kind, proofs, proofsInEdition, unproved }: Facts): string {
  if (kind === 'setting') return 'of the setting: nothing to prove';
  if (proofs === 0) return `proved by no test: ${unproved}`;
  const inEdition = proofsInEdition === null ? '' : `, ${proofsInEdition} of them in this edition`;
  return `proved by ${proofs === 1 ? '1 test' : `${proofs} tests`}${inEdition}`;
}
