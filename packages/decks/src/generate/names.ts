// The sets that new decks can be made of, apart from how: that brings all cards along.

/** How a set is called of which new decks can be made. */
export type GeneratedSet =
  | 'cota'
  | 'aoa'
  | 'wc'
  | 'mm'
  | 'dt'
  | 'woe'
  | 'gr'
  | 'mg24'
  | 'as'
  | 'toc'
  | 'momu'
  | 'vm25'
  | 'pv'
  | 'cc'
  | 'dm';

/** The names of the sets that new decks can be made of, as they came out. */
export const generatedSets: readonly string[] = [
  'cota',
  'aoa',
  'wc',
  'mm',
  'dt',
  'woe',
  'gr',
  'mg24',
  'as',
  'toc',
  'momu',
  'vm25',
  'pv',
  'cc',
  'dm',
] satisfies readonly GeneratedSet[];
