// The actions that clauses are made of, and the words for them.
import type { Node, ProgramName, RuleStep, Verb } from '@vaultsong/engine';

/** What a clause can be made of: everything that does something to the game by itself. */
export type Action =
  | Extract<Verb, { kind: Exclude<Verb['kind'], 'rule' | 'special' | 'prevent'> }>
  | Extract<Node, { kind: 'run' | 'trigger' | 'forge' | 'unforge' | 'bonus' }>;

/**
 * For each action what "this way" says afterwards, and who does it: where a card of an automaton speaks, `player` names the
 * automaton, and whoever reads it resolves all others.
 */
const actions: Readonly<Record<Action['kind'], { readonly done: string; readonly by: 'player' | 'reader' }>> = {
  gain: { done: 'gained', by: 'player' },
  lose: { done: 'lost', by: 'player' },
  steal: { done: 'stolen', by: 'player' },
  pay: { done: 'paid', by: 'player' },
  capture: { done: 'that captured', by: 'reader' },
  placeAember: { done: 'that got æmber', by: 'reader' },
  takeAember: { done: 'that lost æmber', by: 'reader' },
  unforge: { done: 'unforged', by: 'reader' },
  chains: { done: 'gained', by: 'reader' },
  advance: { done: 'advanced', by: 'player' },
  tide: { done: 'turned', by: 'reader' },
  damage: { done: 'damaged', by: 'reader' },
  loseArmor: { done: 'that lost armor', by: 'reader' },
  shiftAember: { done: 'moved', by: 'reader' },
  shiftCounters: { done: 'moved', by: 'reader' },
  shiftDamage: { done: 'moved', by: 'reader' },
  redistribute: { done: 'redistributed', by: 'reader' },
  heal: { done: 'healed', by: 'reader' },
  destroy: { done: 'destroyed', by: 'reader' },
  sacrifice: { done: 'sacrificed', by: 'reader' },
  ready: { done: 'readied', by: 'reader' },
  exhaust: { done: 'exhausted', by: 'reader' },
  stun: { done: 'stunned', by: 'reader' },
  unstun: { done: 'unstunned', by: 'reader' },
  ward: { done: 'warded', by: 'reader' },
  enrage: { done: 'enraged', by: 'reader' },
  counter: { done: 'given counters', by: 'reader' },
  control: { done: 'that changed control', by: 'reader' },
  attach: { done: 'attached', by: 'reader' },
  stand: { done: 'put on a flank', by: 'reader' },
  arrange: { done: 'rearranged', by: 'reader' },
  unward: { done: 'that lost a ward', by: 'reader' },
  clear: { done: 'that lost counters', by: 'reader' },
  activeHouse: { done: 'chosen', by: 'reader' },
  endStep: { done: 'ended', by: 'reader' },
  swap: { done: 'swapped', by: 'reader' },
  toPlace: { done: 'moved', by: 'reader' },
  makeToken: { done: 'made', by: 'player' },
  flip: { done: 'turned over', by: 'reader' },
  refill: { done: 'drawn', by: 'player' },
  draw: { done: 'drawn', by: 'player' },
  discard: { done: 'discarded', by: 'reader' },
  purge: { done: 'purged', by: 'reader' },
  archive: { done: 'archived', by: 'reader' },
  toHand: { done: 'returned', by: 'reader' },
  shuffleIntoDeck: { done: 'shuffled into a deck', by: 'reader' },
  toDeck: { done: 'put on a deck', by: 'reader' },
  putUnder: { done: 'put under a card', by: 'reader' },
  shuffle: { done: 'shuffled', by: 'player' },
  swapDeckAndDiscard: { done: 'swapped', by: 'reader' },
  turnOver: { done: 'turned over', by: 'reader' },
  reveal: { done: 'revealed', by: 'reader' },
  becomeCopy: { done: 'copied', by: 'reader' },
  run: { done: 'used', by: 'reader' },
  save: { done: 'saved', by: 'reader' },
  trigger: { done: 'triggered', by: 'reader' },
  forge: { done: 'forged', by: 'reader' },
  bonus: { done: 'resolved', by: 'reader' },
};

export const isAction = (node: Node): node is Action => Object.hasOwn(actions, node.kind);

export const participleOf = (kind: Action['kind']): string => actions[kind].done;

export const isOfPlayer = (kind: Action['kind']): boolean => actions[kind].by === 'player';

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
  beside: 'use',
  fulfill: 'fulfill',
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
  'begin-draw': 'begin the draw step',
  refill: 'refill your hand',
  'end-turn': 'the turn ends',
  'next-turn': 'the next player begins a turn',
  'start-play': 'the card leaves its zone to be played',
  reconsider: 'a card that cannot be played after all goes back',
  entering: 'the card lies open until it is known as what it enters',
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
  'begin-exchange': 'the two creatures are fighting from here on',
  exchange: 'both creatures deal damage equal to their power',
  fought: 'the creature has fought',
  reaped: 'the creature has reaped',
  'action-taken': 'the action has been used',
  'omni-taken': 'the omni has been used',
  assault: 'the attacker deals its assault damage',
  'splash-attack': 'the attacker deals its splash-attack damage',
  hazardous: 'the defender deals its hazardous damage',
  'move-beside': 'a card beside the table is used',
  activate: 'the card is put facedown under the prophecy',
  fulfill: 'the card under the prophecy is turned faceup',
  'end-fate': 'the card that lay under the prophecy is discarded',
};
