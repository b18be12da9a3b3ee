// On which page a heading stands. The files have no page marks; the pages follow from what the rulebooks say of
// themselves ("see page 7") and from the order of their headings. The rules have the same pages in v1.0 and v1.3; of the
// glossary of v1.3 only four headings are certain, of its pages on the setting none.

const rules: Readonly<Record<number, readonly string[]>> = {
  2: ['Welcome to the Crucible', 'Overview'],
  3: [
    'The Golden Rule',
    'Objective',
    'Ready and Exhausted',
    'Running Out of Tokens or Status Cards',
    'Game Setup',
    'Suggested Play Area',
  ],
  4: ['Turn Sequence', 'Step 1: Forge a Key', 'Step 2: Choose a House'],
  5: [
    'Step 3: Play, Discard, and Use Cards of the Chosen House',
    'Playing Cards',
    'Æmber Bonus',
    'Play Abilities',
    'Card Types',
    'Action Cards',
    'Step 4: Ready Cards',
    'Step 5: Draw Cards',
    'Artifacts',
    'Houses',
  ],
  6: ['Creatures', 'Upgrades', 'Discarding Cards', 'Using Cards', 'Using Cards: Upgrades', 'Using Artifacts'],
  7: [
    'Using Creatures',
    'Reap',
    'Fight',
    'Action',
    'Omni',
    'Damage and Armor',
    'Card Abilities',
    'Resolve As Much As You Can',
    'Using Cards via Other Card Abilities',
    'The Rule of Six',
    'Constant Abilities',
    'Combat Example',
  ],
  8: ['Chains', 'Chain Handicaps (Optional)', 'Suggestions for Assigning Chains', 'Chain Bidding'],
};

const pageOfRule: ReadonlyMap<string, number> = new Map(
  Object.entries(rules).flatMap(([page, sections]) => sections.map((section) => [section, Number(page)] as const)),
);

export const pageInRules = (section: string): number | undefined => pageOfRule.get(section);

const certainIn13: ReadonlyMap<string, number> = new Map([
  ['Cannot vs Must/May, Cannot vs Permissive', 9],
  ['Destroyed', 10],
  ['Fight', 10],
  ['Leaves Play', 11],
]);

/** The page of a glossary heading, where it is known. */
export const pageOfGlossaryIn: Readonly<Record<'cota-1.0' | 'cota-1.3', (heading: string) => number | undefined>> = {
  'cota-1.0': (heading) => {
    const word = heading.toLowerCase().replace('æ', 'ae').replace(/[“”]/g, '');
    if (word < 'destroyed') return 9;
    if (word < 'most powerful') return 10;
    return word < 'stun' ? 11 : 12;
  },
  'cota-1.3': (heading) => certainIn13.get(heading),
};
