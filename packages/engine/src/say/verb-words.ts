// The deeds that clauses are made of, and the words for them.
import type { Node, ProgramName, RuleStep, Verb } from '../language/language.ts';

/** What a clause can be made of: everything that does something to the game by itself. */
export type Deed =
  | Extract<Verb, { kind: Exclude<Verb['kind'], 'rule' | 'special' | 'prevent'> }>
  | Extract<Node, { kind: 'run' | 'trigger' | 'forge' | 'unforge' | 'bonus' }>;

/** What "this way" says afterwards. */
export const participles: Readonly<Record<Deed['kind'], string>> = {
  gain: 'gained',
  lose: 'lost',
  steal: 'stolen',
  pay: 'paid',
  capture: 'that captured',
  placeAember: 'that got æmber',
  takeAember: 'that lost æmber',
  unforge: 'unforged',
  chains: 'gained',
  advance: 'advanced',
  tide: 'turned',
  damage: 'damaged',
  loseArmor: 'that lost armor',
  heal: 'healed',
  destroy: 'destroyed',
  sacrifice: 'sacrificed',
  ready: 'readied',
  exhaust: 'exhausted',
  stun: 'stunned',
  unstun: 'unstunned',
  ward: 'warded',
  enrage: 'enraged',
  counter: 'given counters',
  control: 'that changed control',
  swap: 'swapped',
  toFlank: 'moved',
  draw: 'drawn',
  discard: 'discarded',
  purge: 'purged',
  archive: 'archived',
  toHand: 'returned',
  shuffleIntoDeck: 'shuffled into a deck',
  toDeck: 'put on a deck',
  putUnder: 'put under a card',
  shuffle: 'shuffled',
  swapDeckAndDiscard: 'swapped',
  reveal: 'revealed',
  becomeCopy: 'copied',
  run: 'used',
  save: 'saved',
  trigger: 'triggered',
  forge: 'forged',
  bonus: 'resolved',
};

export const isDeed = (node: Node): node is Deed => Object.hasOwn(participles, node.kind);

export const programs: Readonly<Record<ProgramName, string>> = {
  play: 'play',
  'put-into-play': 'put',
  discard: 'discard',
  use: 'use',
  reap: 'reap with',
  fight: 'fight with',
  action: 'use the action of',
  omni: 'use the omni of',
  unstun: 'remove the stun from',
};

/** The strokes of the rules; only prompts and tools that walk the programs show them. */
export const ruleSteps: Readonly<Record<RuleStep, string>> = {
  'begin-turn': 'the turn begins',
  'begin-forge': 'the forge step begins',
  'begin-house': 'the house step begins',
  'set-active-house': 'the chosen house becomes active',
  'begin-main': 'the main step begins',
  'take-archives': 'take up the archives',
  'begin-ready': 'begin to ready your cards',
  'ready-all': 'ready all of your cards',
  refill: 'refill your hand',
  'end-turn': 'the turn ends',
  'next-turn': 'the next player begins a turn',
  'start-play': 'the card leaves its zone to be played',
  reconsider: 'a card that cannot be played after all goes back',
  enter: 'the card enters play',
  played: 'the card has been played',
  'finish-play': 'an action goes to the discard pile',
  'discard-from-hand': 'discard the card',
  'use-to-reap': 'the creature is exhausted to reap',
  'use-to-fight': 'the creature is exhausted to fight',
  'use-action': 'the card is exhausted to use its action',
  'use-omni': 'the card is exhausted to use its omni',
  'use-to-unstun': 'the creature is exhausted to remove its stun',
  attack: 'the creature attacks',
  exchange: 'both creatures deal damage equal to their power',
  fought: 'the creature has fought',
  reaped: 'the creature has reaped',
  'action-taken': 'the action has been used',
  'omni-taken': 'the omni has been used',
  assault: 'the attacker deals its assault damage',
  'splash-attack': 'the attacker deals its splash-attack damage',
  hazardous: 'the defender deals its hazardous damage',
};
