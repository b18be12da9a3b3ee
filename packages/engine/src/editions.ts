// The rules documents differ; an edition is one value with a named switch for each difference, chosen at setup.
// Only the standard game of rulebook v1.3 (2019), with the timing notes where it is silent, is here so far.

export interface Edition {
  readonly name: EditionName;
  readonly title: string;
  /**
   * v1.3 FAQ, Library Access with Wild Wormhole: "each time you play" abilities of other cards resolve before the
   * Play: abilities of the card itself. Later rulebooks let the active player order them in one window.
   */
  readonly playAbilitiesLast: boolean;
}

export const editionNames = ['cota-1.3'] as const;
export type EditionName = (typeof editionNames)[number];

const editions: Readonly<Record<EditionName, Edition>> = {
  'cota-1.3': { name: 'cota-1.3', title: 'Rulebook v1.3 (2019)', playAbilitiesLast: true },
};

export const editionOf = (name: EditionName): Edition => editions[name];
export const defaultEdition: EditionName = 'cota-1.3';
