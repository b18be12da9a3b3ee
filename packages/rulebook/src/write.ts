// Words to write entries with: text that may be wrapped in the source, and the places of the documents.
import type { RulebookEdition, Source, SourceDocument } from './entry.ts';

/** Text over several lines as one line. */
export const prose = (parts: TemplateStringsArray, ...values: readonly string[]): string =>
  String.raw({ raw: parts }, ...values)
    .replace(/\s+/g, ' ')
    .trim();

const place = (document: SourceDocument, section: string, page?: number): Source =>
  page === undefined ? { document, section } : { document, section, page };

export const cota10 = (section: string, page?: number): Source => place('cota-1.0', section, page);
export const cota13 = (section: string, page?: number): Source => place('cota-1.3', section, page);
export const master = (section: string): Source => place('master-16', section);
export const manual = (section: string): Source => place('manual', section);
export const timing = (section: string): Source => place('timing', section);

/** The same heading in both rulebooks of Call of the Archons, in their glossary where it says so. */
export const cota = (section: string, page?: number): readonly Source[] => [
  cota10(section, page),
  cota13(section, page),
];
export const glossary = (heading: string, page?: number): readonly Source[] => cota(`Glossary: ${heading}`, page);
/** A heading that the glossary has only since v1.3. */
export const newInGlossary = (heading: string, page?: number): Source => cota13(`Glossary: ${heading}`, page);
export const faq = (about: string): Source => cota13(`FAQ: ${about}`);

/** What cards of the first set do not need. */
export const sinceV13: readonly RulebookEdition[] = ['cota-1.3', 'master-16', 'manual'];
/** Terms of later sets. */
export const later: readonly RulebookEdition[] = ['master-16', 'manual'];
