// The rules documents differ. An edition is one value with a named switch for each difference that shows in play; it is
// chosen at setup and stays in the state. docs/editions.md compares the documents line by line and says what was decided
// where one is silent or vague; edition-sources.ts names for each switch the places in the documents.

export const editionNames = ['cota-1.0', 'cota-1.3', 'master-16', 'current', 'manual'] as const;
export type EditionName = (typeof editionNames)[number];

/** One switch for each difference between the documents. The values say what is done. */
export interface Switches {
  /** Step 1 with enough æmber. */
  readonly forging: 'mandatory' | 'optional';
  /** Whether the first player can forge in the first turn of the game, by a card. */
  readonly firstTurnForging: 'allowed' | 'barred';
  /** Æmber on cards that may be spent for keys, where the pool alone does not suffice. */
  readonly aemberOnCards: 'may-be-spent' | 'must-be-counted';
  readonly activeHouse: 'identity-or-controlled' | 'identity-only';
  /** "Must choose Dis" where Dis can not be chosen. */
  readonly unreachableMandate: 'binds' | 'ignored';
  /** "Must" and "cannot" choose the same house. */
  readonly mandateAgainstBan: 'no-active-house' | 'ban-wins';
  readonly archives: 'after-choosing-a-house' | 'before-choosing-a-house';
  readonly firstTurnRule: 'one-from-hand-unless-effects-allow' | 'one-card-whatever-effects-say';
  /** A card that a permission fits ("you may play one non-Logos card"), but that could be played or used without it. */
  readonly permissions: 'only-where-needed' | 'first-card-they-fit';
  readonly alpha: 'no-other-card-before' | 'first-thing-in-the-step';
  /** When a creature, artifact or upgrade with omega must have it, for the step to end. */
  readonly omega: 'after-it-was-played' | 'as-it-enters-play';
  readonly bonus: 'before-entering-play' | 'after-entering-play';
  /** Play: abilities and "each time you play" abilities of other cards. */
  readonly playWindow: 'own-first' | 'others-first' | 'active-player-orders';
  /** An effect for the turn that waits for plays, and begins while the abilities that wait for a play resolve, for that play. */
  readonly lateForAPlay: 'too-late' | 'in-time';
  /** "After it enters play" abilities, where the card was played. */
  readonly entryWindow: 'after-play-abilities' | 'with-play-abilities';
  /** When an action that was played goes to the discard pile, if it is not somewhere else by then. */
  readonly playedAction: 'after-its-own-ability' | 'after-the-window';
  readonly controlOfPlayedCard: 'owner' | 'player-who-plays-it';
  /** When a creature with deploy may enter between two others. */
  readonly deploy: 'when-played' | 'whenever-it-enters-play';
  readonly purgedCards: 'facedown' | 'faceup';
  /** Which part of its armor a creature loses, where some of it is used. */
  readonly lostArmor: 'unused-first' | 'used-first';
  /** Leaves Play: abilities: before their card leaves, if it is destroyed among its Destroyed: abilities or after them; or when it has left. */
  readonly leavesPlay: 'among-destroyed-abilities' | 'after-destroyed-abilities' | 'after-it-left';
  /** A card that its own Destroyed: ability moved away. */
  readonly movedByItsDestroyedAbility: 'was-destroyed' | 'was-not-destroyed';
  /** A creature with lethal damage that a Destroyed: ability heals. */
  readonly healedWhileDying: 'dies' | 'is-saved';
  /** A Destroyed: ability that saves its card ("instead"), among the Destroyed: abilities that wait. */
  readonly savingInstead: 'last' | 'as-ordered';
  /** An effect says to sacrifice a card that the player does not control. */
  readonly foreignSacrifice: 'done' | 'of-a-card-used-as-yours' | 'not-done';
  /** Upgrades on a card that is no creature any more. */
  readonly upgradesOnNoCreature: 'discarded' | 'stay-idle';
  /** Keywords, abilities and texts that a card gains from others, where its text is blank. */
  readonly gainedText: 'stays' | 'blank-with-its-text';
  /** "Repeat this effect" of a card that has left play. */
  readonly repeatWithoutItsCard: 'goes-on' | 'stops';
  /** The effects that must have happened whole for "if you do", where an ability has several before it. */
  readonly ifYouDo: 'effect-before-it' | 'all-before-it';
  /** In step 4, and where an effect readies or exhausts several: all at once, or one card after the other, so that what waits for one comes in between. */
  readonly readying: 'all-at-once' | 'one-at-a-time';
  /** Several cards that an effect discards: all at once, or one after the other, each with what it sets off. */
  readonly discards: 'all-at-once' | 'one-at-a-time';
  /** A card with several Action: abilities, or several Omni: abilities, is used for them. */
  readonly severalActions: 'all-of-them' | 'one-for-each-use';
  readonly chainShed: 'always-when-drawing' | 'only-when-it-kept-a-card' | 'after-every-draw-step';
  readonly chainsAtSetup: 'fewer-cards-and-one-shed' | 'none-before-the-first-draw-step';
  readonly mulliganChains: 'count-and-shed-again' | 'one-fewer-none-shed';
  readonly chainCap: 'none' | 'at-24';
  readonly emptyDeck: 'shuffle-discard-pile' | 'player-loses';
  /** Which corrections of card texts count; `of-2019`: the list at the end of the v1.3 rulebook. */
  readonly errata: 'none' | 'of-2019' | 'all';
  /** In whose turns Omni: abilities can be used. */
  readonly omniTurns: 'own' | 'every';
  /** Where a card must be for its Omni: ability to be used. */
  readonly omniFrom: 'play' | 'play-or-hand';
  readonly enrage: 'must-fight-when-used' | 'must-attack-in-the-step';
  /** How many enrage counters a creature can have; each attack takes one away. */
  readonly enrageCounters: 'one' | 'add-up';
  readonly poison: 'power-in-a-fight' | 'all-it-deals';
  /** Which damage goes on to the neighbors of its target. */
  readonly splashAttack: 'before-its-attack' | 'with-the-exchange' | 'with-all-it-deals';
  readonly elusive: 'no-damage-either-way' | 'takes-none-but-strikes-back';
  /** How often a player may raise the tide for chains, where it fell again in the same turn. */
  readonly raisingTheTide: 'once-a-turn' | 'whenever-it-is-not-high';
}

export interface Edition extends Switches {
  readonly name: EditionName;
  readonly title: string;
}

const master16: Edition = {
  name: 'master-16',
  title: 'Master Rulebook 16 (2022)',
  forging: 'mandatory',
  firstTurnForging: 'allowed',
  aemberOnCards: 'must-be-counted',
  activeHouse: 'identity-or-controlled',
  unreachableMandate: 'ignored',
  mandateAgainstBan: 'ban-wins',
  archives: 'after-choosing-a-house',
  firstTurnRule: 'one-from-hand-unless-effects-allow',
  permissions: 'only-where-needed',
  alpha: 'no-other-card-before',
  omega: 'after-it-was-played',
  bonus: 'after-entering-play',
  playWindow: 'active-player-orders',
  lateForAPlay: 'too-late',
  entryWindow: 'with-play-abilities',
  playedAction: 'after-the-window',
  controlOfPlayedCard: 'player-who-plays-it',
  deploy: 'when-played',
  purgedCards: 'faceup',
  lostArmor: 'used-first',
  leavesPlay: 'after-it-left',
  movedByItsDestroyedAbility: 'was-destroyed',
  healedWhileDying: 'dies',
  savingInstead: 'last',
  foreignSacrifice: 'of-a-card-used-as-yours',
  upgradesOnNoCreature: 'discarded',
  gainedText: 'stays',
  repeatWithoutItsCard: 'stops',
  ifYouDo: 'effect-before-it',
  readying: 'all-at-once',
  discards: 'all-at-once',
  severalActions: 'one-for-each-use',
  chainShed: 'only-when-it-kept-a-card',
  chainsAtSetup: 'fewer-cards-and-one-shed',
  mulliganChains: 'one-fewer-none-shed',
  chainCap: 'at-24',
  emptyDeck: 'shuffle-discard-pile',
  errata: 'all',
  omniTurns: 'own',
  omniFrom: 'play',
  enrage: 'must-fight-when-used',
  enrageCounters: 'one',
  poison: 'power-in-a-fight',
  splashAttack: 'before-its-attack',
  elusive: 'no-damage-either-way',
  raisingTheTide: 'once-a-turn',
};

/** The rules of today: Master Rulebook 18.4, whose statements stand with their tests in docs/master-rulebook-18.4.md. */
const current: Edition = {
  ...master16,
  name: 'current',
  title: 'Master Rulebook 18.4 (2026)',
  permissions: 'first-card-they-fit',
  omega: 'as-it-enters-play',
  lateForAPlay: 'in-time',
  deploy: 'whenever-it-enters-play',
  ifYouDo: 'all-before-it',
  readying: 'one-at-a-time',
  discards: 'one-at-a-time',
  splashAttack: 'with-the-exchange',
  raisingTheTide: 'whenever-it-is-not-high',
  upgradesOnNoCreature: 'stay-idle',
  gainedText: 'blank-with-its-text',
};

const cota13: Edition = {
  ...master16,
  name: 'cota-1.3',
  title: 'Rulebook v1.3 (2019)',
  severalActions: 'all-of-them',
  bonus: 'before-entering-play',
  playWindow: 'others-first',
  playedAction: 'after-its-own-ability',
  leavesPlay: 'after-destroyed-abilities',
  movedByItsDestroyedAbility: 'was-not-destroyed',
  healedWhileDying: 'is-saved',
  savingInstead: 'as-ordered',
  foreignSacrifice: 'not-done',
  chainCap: 'none',
  errata: 'of-2019',
};

const cota10: Edition = {
  ...cota13,
  name: 'cota-1.0',
  title: 'Rulebook v1.0 (2018)',
  aemberOnCards: 'may-be-spent',
  unreachableMandate: 'binds',
  mandateAgainstBan: 'no-active-house',
  playWindow: 'own-first',
  entryWindow: 'after-play-abilities',
  controlOfPlayedCard: 'owner',
  purgedCards: 'facedown',
  lostArmor: 'unused-first',
  leavesPlay: 'among-destroyed-abilities',
  movedByItsDestroyedAbility: 'was-destroyed',
  healedWhileDying: 'dies',
  foreignSacrifice: 'done',
  repeatWithoutItsCard: 'goes-on',
  chainShed: 'always-when-drawing',
  mulliganChains: 'count-and-shed-again',
  errata: 'none',
};

const manual: Edition = {
  ...master16,
  name: 'manual',
  title: 'Reference manual',
  forging: 'optional',
  firstTurnForging: 'barred',
  activeHouse: 'identity-only',
  archives: 'before-choosing-a-house',
  firstTurnRule: 'one-card-whatever-effects-say',
  alpha: 'first-thing-in-the-step',
  chainShed: 'after-every-draw-step',
  chainsAtSetup: 'none-before-the-first-draw-step',
  emptyDeck: 'player-loses',
  omniTurns: 'every',
  omniFrom: 'play-or-hand',
  enrage: 'must-attack-in-the-step',
  enrageCounters: 'add-up',
  poison: 'all-it-deals',
  splashAttack: 'with-all-it-deals',
  elusive: 'takes-none-but-strikes-back',
};

const editions: Readonly<Record<EditionName, Edition>> = {
  'cota-1.0': cota10,
  'cota-1.3': cota13,
  'master-16': master16,
  current,
  manual,
};

export const editionOf = (name: EditionName): Edition => editions[name];
export const defaultEdition: EditionName = 'current';
