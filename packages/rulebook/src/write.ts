// Words to write entries with: text that may be wrapped in the source, and the places of the documents.
import type { RulebookEdition, Source } from './entry.ts';
import { pageInRules, pageOfGlossaryIn } from './pages.ts';

/** Text over several lines as one line. */
export const prose = (parts: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw({ raw: parts }, ...values)
    .replace(/\s+/g, ' ')
    .trim();

/** Several of them, as `SettingEntry` has them. */
export const paragraphs = (...texts: readonly string[]): string => texts.join('\n\n');

const paged = (source: Source, page: number | undefined): Source => (page === undefined ? source : { ...source, page });

export const cota13 = (section: string): Source => paged({ document: 'cota-1.3', section }, pageInRules(section));
export const master = (section: string): Source => ({ document: 'master-16', section });
export const manual = (section: string): Source => ({ document: 'manual', section });
/** Master Rulebook 18.4, and public notes on the rulebooks since 2022 before it. */
export const today = (section: string): Source => ({ document: 'current', section });
export const timing = (section: string): Source => ({ document: 'timing', section });
export const keyraken = (section: string): Source => ({ document: 'keyraken', section });

/** The same heading in the rules of both rulebooks of Call of the Archons. */
export const cota = (section: string): readonly Source[] => [
  paged({ document: 'cota-1.0', section }, pageInRules(section)),
  cota13(section),
];

const inGlossary = (document: 'cota-1.0' | 'cota-1.3', heading: string): Source =>
  paged({ document, section: `Glossary: ${heading}` }, pageOfGlossaryIn[document](heading));

/** The same heading in both glossaries. */
export const glossary = (heading: string): readonly Source[] => [
  inGlossary('cota-1.0', heading),
  inGlossary('cota-1.3', heading),
];
/** A heading that the glossary has only since v1.3, or that says this only there. */
export const newInGlossary = (heading: string): Source => inGlossary('cota-1.3', heading);
export const faq = (about: string): Source => cota13(`FAQ: ${about}`);

/** What cards of the first set do not need. */
export const sinceV13: readonly RulebookEdition[] = ['cota-1.3', 'master-16', 'current', 'manual'];
/** Terms of later sets. */
export const later: readonly RulebookEdition[] = ['master-16', 'current', 'manual'];
/** The rulebooks of Call of the Archons, where the later ones agree against them. */
export const ofTheFirstSet: readonly RulebookEdition[] = ['cota-1.0', 'cota-1.3'];
