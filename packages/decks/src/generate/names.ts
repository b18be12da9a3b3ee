// The sets that new decks can be made of, apart from how: that brings all cards along.

/** How a set is called of which new decks can be made. */
export type GeneratedSet = 'cota' | 'aoa' | 'wc' | 'mm' | 'dt' | 'woe' | 'gr' | 'momu';

/** The names of the sets that new decks can be made of. */
export const generatedSets: readonly string[] = [
  'cota',
  'aoa',
  'wc',
  'mm',
  'dt',
  'woe',
  'gr',
  'momu',
] satisfies readonly GeneratedSet[];
