// Places in the rules documents for each switch, so that a reader can look them up. docs/editions.md gives their
// content, and fills the gap where a document is silent.
import type { EditionName, Switches } from './editions.ts';

/**
 * An edition's own document, the timing notes (which belong to `master-16`), or the later rulings. The document of `current`
 * is Master Rulebook 18.4, with public notes on what rulebooks 17 to 18.3 changed.
 */
export type RulesDocument = EditionName | 'timing' | 'rulings';

/**
 * Pages, sections and headings; "Gl." is the glossary; of `current` the subject, with the rulebook that brought it. A document that is silent is not named.
 * The type makes a switch without its places an error.
 */
export const switchSources: {
  readonly [S in keyof Switches]: Readonly<Partial<Record<RulesDocument, string>>>;
} = {
  forging: {
    'cota-1.0': 'p.4 Step 1',
    'cota-1.3': 'p.4 Step 1',
    'master-16': 'Forge a Key',
    timing: 'A turn, 1',
    manual: '1; 4.1',
  },
  firstTurnForging: { manual: '4.1; 7' },
  aemberOnCards: {
    'cota-1.0': 'p.4 Step 1; Gl. Capture p.9',
    'cota-1.3': 'p.4 Step 1',
    'master-16': 'Forge a Key',
    manual: '4.1',
  },
  activeHouse: {
    'cota-1.0': 'p.4 Step 2; Gl. Control p.9; Gl. House Choice p.10',
    'cota-1.3': 'p.4 Step 2; Gl. House Choice',
    'master-16': 'Choose a House',
    manual: '4.2',
  },
  unreachableMandate: {
    'cota-1.0': 'p.3 The Golden Rule',
    'cota-1.3': 'p.4 Step 2; FAQ Pitlord',
    'master-16': 'Choose a House',
  },
  mandateAgainstBan: {
    'cota-1.0': 'Gl. House Choice p.10',
    'cota-1.3': 'Gl. Cannot vs Must/May p.9; FAQ Pitlord with Restringuntus',
    timing: 'General',
  },
  archives: {
    'cota-1.0': 'p.4 Step 2; Gl. Archives p.9',
    'cota-1.3': 'p.4 Step 2; Gl. Archives',
    'master-16': 'Choose a House',
    timing: 'A turn, 2',
    manual: '5 Archive; 4.2; 7',
  },
  firstTurnRule: {
    'cota-1.0': 'p.5; p.3 The Golden Rule',
    'cota-1.3': 'p.5; FAQ Phase Shift, Wild Wormhole',
    'master-16': 'Play, Discard, and Use Cards of the Chosen House',
    manual: '4.3',
  },
  lateForAPlay: { current: 'FAQ Wild Wormhole with Library Access (18.4)' },
  permissions: { current: 'FAQ Helper Bot; FAQ Phase Shift with Wild Wormhole; FAQ Captain Val Jericho (18.4)' },
  alpha: { 'cota-1.3': 'Gl. Alpha', current: 'Alpha (as in 2020)', manual: '4.3' },
  omega: { 'cota-1.3': 'Gl. Omega', timing: 'A turn, 3', current: 'Omega (18.4)', manual: '4.3' },
  bonus: { 'cota-1.0': 'p.5 Æmber Bonus', 'cota-1.3': 'p.5 Æmber Bonus', timing: 'Playing a card' },
  playWindow: {
    'cota-1.0': 'p.5 Play Abilities; Gl. Play p.11',
    'cota-1.3': 'FAQ Library Access with Wild Wormhole',
    timing: 'Playing a card',
  },
  entryWindow: {
    'cota-1.0': 'p.5 Play Abilities; Gl. Play p.11',
    'cota-1.3': 'p.5 Play Abilities; Gl. Play; Gl. Active Player',
    timing: 'Playing a card',
  },
  playedAction: {
    'cota-1.0': 'p.5 Action Cards; Gl. Play p.11',
    'cota-1.3': 'Gl. Play',
    timing: 'Playing a card',
  },
  controlOfPlayedCard: { 'cota-1.0': 'Gl. Control p.9; p.6 Creatures', 'cota-1.3': 'Gl. Control' },
  deploy: { 'cota-1.3': 'Gl. Deploy', current: 'Deploy (18.4)' },
  purgedCards: { 'cota-1.0': 'Gl. Purge p.11', 'cota-1.3': 'Gl. Purge', manual: '5 Purge' },
  lostArmor: { 'cota-1.0': 'Gl. Armor p.9', 'cota-1.3': 'Gl. Armor' },
  leavesPlay: {
    'cota-1.0': 'Gl. Destroyed p.10; Gl. Leaves Play p.10',
    'cota-1.3': 'Gl. Destroyed p.10; Gl. Leaves Play p.11',
    timing: 'Destroyed, 2-3',
    current: 'Errata Magda the Rat (as in 2020); FAQ Magda the Rat with Gateway to Dis (18.4)',
  },
  movedByItsDestroyedAbility: {
    'cota-1.0': 'Gl. Destroyed p.10',
    'cota-1.3': 'Gl. Destroyed p.10; FAQ Bad Penny',
    timing: 'Destroyed, last paragraph',
  },
  healedWhileDying: {
    'cota-1.0': 'Gl. Destroyed p.10',
    'cota-1.3': 'Gl. Destroyed p.10',
    timing: 'Destroyed, 1',
  },
  savingInstead: {
    'cota-1.0': 'Gl. Destroyed p.10; Gl. Active Player p.9',
    'cota-1.3': 'Gl. Destroyed p.10; Gl. Active Player',
    current: 'Replacement effects (as in 2020)',
  },
  foreignSacrifice: {
    'cota-1.0': 'Gl. Sacrifice p.11',
    'cota-1.3': 'Gl. Sacrifice',
    current: 'As if it were yours (as in 2020)',
  },
  upgradesOnNoCreature: { current: 'FAQ Animator (18.4)' },
  gainedText: { current: 'Upgrades (18.4)' },
  repeatWithoutItsCard: { 'cota-1.0': 'Gl. Preceding p.11', 'cota-1.3': 'Gl. Repeat' },
  ifYouDo: {
    'cota-1.0': 'Gl. If You Do p.10',
    'cota-1.3': 'Gl. If You Do',
    timing: 'General',
    current: 'If you do (read anew in 2026)',
  },
  readying: {
    'cota-1.0': 'p.5 Step 4',
    'cota-1.3': 'p.5 Step 4',
    'master-16': 'Ready Cards',
    manual: '4.4',
    current: 'Ready Cards (18.4)',
  },
  discards: { current: 'Gl. Discarding; Gl. Scrap (18.4)' },
  severalActions: {
    'cota-1.0': 'p.6 Actions',
    'cota-1.3': 'p.7 Action',
    current: 'Gl. Action; Gl. Omni (18.4; creatures as in 2020)',
  },
  chainShed: {
    'cota-1.0': 'p.8; Gl. Chain p.9',
    'cota-1.3': 'p.8; Gl. Chain; FAQ on chains with seven and with five cards',
    'master-16': 'Chains',
    timing: 'A turn, 5',
    manual: '4.5',
  },
  chainsAtSetup: { 'cota-1.0': 'p.8', 'cota-1.3': 'p.8; Gl. Chain', 'master-16': 'Chains', manual: '3; 4.5' },
  mulliganChains: {
    'cota-1.0': 'p.3; Gl. Mulligan p.11; p.8',
    'cota-1.3': 'Gl. Mulligan',
    'master-16': 'Setup, 7; Chains',
    manual: '3',
  },
  chainCap: {
    'cota-1.0': 'p.8',
    'cota-1.3': 'p.8',
    'master-16': 'Chains',
    rulings: 'On chains',
    manual: '4.5',
  },
  emptyDeck: {
    'cota-1.0': 'p.5 Step 5',
    'cota-1.3': 'p.5 Step 5; Gl. Discard Pile',
    'master-16': 'Draw Cards',
    manual: '4.5; 6',
  },
  errata: { 'cota-1.3': 'Errata', 'master-16': 'The Golden Rule' },
  omniTurns: {
    'cota-1.0': 'Gl. Omni p.11; p.4',
    'cota-1.3': 'Gl. Omni; p.4',
    'master-16': 'Turn Sequence',
    manual: '7',
  },
  omniFrom: { 'cota-1.0': 'Gl. Omni p.11; p.6', 'cota-1.3': 'Gl. Omni; p.6; p.7', manual: '7' },
  enrage: { timing: 'Terms: Enrage', manual: '5 Enrage' },
  enrageCounters: { timing: 'Terms: Enrage', manual: '5 Enrage' },
  poison: { 'cota-1.0': 'Gl. Poison p.11', 'cota-1.3': 'Gl. Poison', timing: 'Using a creature', manual: '5 Poison' },
  splashAttack: { current: 'Splash-attack (16)', manual: '5 Splash X' },
  elusive: {
    'cota-1.0': 'Gl. Elusive p.10',
    'cota-1.3': 'Gl. Elusive',
    timing: 'Using a creature',
    manual: '5 Elusive',
  },
  raisingTheTide: { timing: 'Terms: Tide', current: 'The tide' },
};
