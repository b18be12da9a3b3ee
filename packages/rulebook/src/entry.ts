// Entry of the rulebook, and the editions that it may hold in.

/**
 * The rules documents that can be played by, oldest first, and then the manual, which has no date. `master-16` includes the
 * timing notes; `current` is `master-16` with what is known of the rulebooks since.
 */
export const rulebookEditions = ['cota-1.0', 'cota-1.3', 'master-16', 'current', 'manual'] as const;
export type RulebookEdition = (typeof rulebookEditions)[number];

/**
 * Where rules are written. The timing notes are no edition of their own: they settle what an edition leaves open. The rules
 * of an adventure hold beside any edition.
 */
export type SourceDocument = RulebookEdition | 'timing' | 'keyraken';

/** A place in a document. Glossary entries are named `Glossary: Taunt`, questions `FAQ: Kelifi Dragon`. */
export interface Source {
  readonly document: SourceDocument;
  readonly section: string;
  /** Where it is known: see `pages.ts`. */
  readonly page?: number;
}

/** The whole text of an entry in editions that rule otherwise. */
export interface Variant {
  readonly editions: readonly RulebookEdition[];
  readonly text: string;
}

/** What every entry has. Other entries are linked as `[[taunt]]` or `[[taunt|shown words]]`. */
interface EntryBase {
  readonly id: string;
  readonly title: string;
  readonly text: string;
  readonly sources: readonly Source[];
  readonly editions: 'all' | readonly RulebookEdition[];
}

/**
 * One rule or one term. A link leads only to entries that hold in every edition that the text holds in.
 *
 * `sources` are the places that speak of it. An edition that is silent has the entry all the same, as long as nothing in
 * it says otherwise: a short document does not abolish what it does not repeat. Only terms of later sets are kept from
 * editions that do not know them.
 */
export interface Rule extends EntryBase {
  readonly kind?: 'rule';
  readonly variants?: readonly Variant[];
  /** Why no test names the entry; the others are proved: see `proofs.ts`. */
  readonly unproved?: string;
}

/**
 * What the rulebooks tell of the world that the game is set in. It decides nothing at a table, so there is nothing that a
 * test could prove or an edition could rule otherwise: it has sources, and that is all. Its text may have several
 * paragraphs, with an empty line between them; one may begin with what it is about, as in "Society: …".
 */
export interface SettingEntry extends EntryBase {
  readonly kind: 'setting';
  readonly variants?: undefined;
  readonly unproved?: undefined;
}

export type Entry = Rule | SettingEntry;

export const isRule = (entry: Entry): entry is Rule => entry.kind !== 'setting';
