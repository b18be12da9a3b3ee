// The modifiers.
import type { Filter, Modifier, Num, Who } from '../../language/language.ts';
import { keyColors } from '../../terms.ts';
import type { Printer, Words } from './word.ts';

/** Samples of modifiers, of these cards or of that player. */
interface Gifts {
  readonly gives: readonly ((p: Printer, of: Filter, who: Who) => Modifier)[];
}

export const modifiers: Words<Modifier['mod'], Gifts> = {
  power: {
    test: 'a creature with 0 power and no damage is destroyed (FAQ King of the Crag)',
    gives: [
      (p, of) => ({
        mod: 'power',
        of,
        by: p.one<Num>([1, 2, -1, -2, { neighborsOf: { ref: 'it' }, like: { type: 'creature' } }]),
      }),
      (_p, of) => ({ mod: 'power', of, by: 2, ifItSurvives: true }),
    ],
  },
  armor: {
    test: 'gains are additive and prevent no damage that was dealt before',
    gives: [(_p, of) => ({ mod: 'armor', of, by: 1 })],
  },
  'set-power': {
    test: 'Modifier set-power: in place of what is printed, before counters and what is added',
    gives: [
      (p, of) => ({
        mod: 'set-power',
        of,
        to: p.one<Num>([1, 3, 5, { neighborsOf: { ref: 'it' }, like: { type: 'creature' } }]),
      }),
    ],
  },
  'set-armor': {
    test: 'Modifier set-armor: in place of what is printed',
    gives: [
      (_p, of) => ({ mod: 'set-armor', of, to: 2 }),
      (_p, of) => ({ mod: 'set-armor', of, to: 0, whatever: true }),
    ],
  },
  'values-of': {
    test: 'Modifier values-of: printed power in place of its own, and armor, keywords and traits besides',
    unsampled: 'the other card is chosen first',
  },
  silenced: {
    test: 'Modifier silenced: no ability of that timing of such a card, printed or gained',
    gives: [(p, of) => ({ mod: 'silenced', of, timing: p.one(['destroyed', 'reap', 'fight'] as const) })],
  },
  'switch-values': {
    test: 'Modifier switch-values: with what others give, but before counters, and twice is not at all',
    gives: [(_p, of) => ({ mod: 'switch-values', of })],
  },
  'held-in-archives': {
    test: 'Modifier held-in-archives: neither picked up nor moved by effects, in those archives alone',
    gives: [(_p, of) => ({ mod: 'held-in-archives', of })],
  },
  'archived-faceup': {
    test: 'Modifier archived-faceup: its text works in archives, as long as it lies faceup there',
    unsampled: 'on the card itself, which has a text that works in archives',
  },
  'taunt-reach': {
    test: 'Modifier taunt-reach: two places away, where it has taunt',
    gives: [(_p, of) => ({ mod: 'taunt-reach', of })],
  },
  'shares-fight-damage': {
    test: 'Modifier shares-fight-damage: what was really dealt, which ward and armor of the sharer then stop, and never twice',
    gives: [(_p, of) => ({ mod: 'shares-fight-damage', of, with: { ref: 'self' } })],
  },
  'after-play': {
    test: 'Modifier after-play: the next action comes back to the hand, and no other one',
    unsampled: 'what comes back is played for ever',
  },
  blank: {
    test: 'Modifier blank: no abilities and no keywords; power, armor, traits and house stay',
    gives: [(_p, of) => ({ mod: 'blank', of })],
  },
  type: {
    test: 'Modifier type: an artifact goes to a flank of the battleline, and keeps what it carries',
    gives: [(p, of) => ({ mod: 'type', of, type: p.one(['creature', 'artifact'] as const) })],
  },
  keyword: {
    test: 'Modifier keyword: a creature gains a keyword',
    gives: [
      (p, of) => ({
        mod: 'keyword',
        of,
        keyword: p.one([
          'elusive',
          'skirmish',
          'taunt',
          'assault',
          'hazardous',
          'poison',
          'deploy',
          'invulnerable',
          'splash-attack',
          'versatile',
        ] as const),
        value: 1,
      }),
      (p, of) => ({
        mod: 'keyword',
        of,
        keyword: p.one(['assault', 'hazardous', 'splash-attack'] as const),
        value: { damageOn: { ref: 'it' } },
      }),
    ],
  },
  'loses-keyword': {
    test: 'Modifier loses-keyword: printed and gained ones',
    gives: [(_p, of) => ({ mod: 'loses-keyword', of, keyword: 'elusive' })],
  },
  'no-traits': {
    test: 'Modifier no-traits: neither those printed nor those gained',
    gives: [(_p, of) => ({ mod: 'no-traits', of })],
  },
  trait: {
    test: 'Modifier trait: a creature gains a trait',
    gives: [(p, of) => ({ mod: 'trait', of, trait: p.trait() })],
  },
  house: {
    test: 'Modifier house: belongs to that house and no other',
    gives: [
      (p, of) => ({ mod: 'house', of, house: p.house() }),
      (p, of) => ({ mod: 'house', of, house: p.house(), besides: true }),
    ],
  },
  'every-house': {
    test: 'Modifier every-house: belongs to all houses',
    gives: [(_p, of) => ({ mod: 'every-house', of })],
  },
  flank: {
    test: 'Modifier flank: is considered a flank creature (FAQ Spectral Tunneler)',
    gives: [(_p, of) => ({ mod: 'flank', of })],
  },
  ability: {
    test: 'Modifier ability: granted abilities are those of the creature, for its controller',
    gives: [
      (p, of) => ({ mod: 'ability', of, ability: p.timed(0) }),
      (p, of) => ({ mod: 'ability', of, ability: p.passive(0) }),
    ],
  },
  'also-on': {
    test: 'Modifier also-on: on another word too, and once where it is printed for both',
    gives: [(_p, of) => ({ mod: 'also-on', of, from: 'fight', to: 'reap' })],
  },
  'text-of': {
    test: 'Modifier text-of: abilities, triggers, constants, keywords and traits of the other card',
    unsampled: 'both cards are chosen first',
  },
  control: {
    test: 'an upgrade that says so controls its creature as long as it is attached',
    unsampled: 'an upgrade says it of its creature alone',
  },
  'fight-damage': {
    test: '"deals N more while attacking"',
    gives: [(_p, of) => ({ mod: 'fight-damage', of, by: 1 })],
  },
  'fight-damage-to': {
    test: 'can go to another creature, which elusive of the attacked one does not stop',
    unsampled: 'only for the fight that an ability begins',
  },
  'no-fight-damage': {
    test: '"deals no damage in fights"',
    gives: [(p, of) => ({ mod: 'no-fight-damage', of, ...(p.chance(50) ? { while: 'attacked' as const } : {}) })],
  },
  'not-attacked-by': {
    test: 'Modifier not-attacked-by: others may attack it',
    gives: [(p, of) => ({ mod: 'not-attacked-by', of, by: p.creatures() })],
  },
  'extra-damage': {
    test: 'Modifier extra-damage: joins what is really dealt',
    gives: [(_p, of) => ({ mod: 'extra-damage', of, by: 1 })],
  },
  'must-fight': {
    test: 'Modifier must-fight: nothing else while there is something to fight',
    gives: [(_p, of) => ({ mod: 'must-fight', of })],
  },
  haunted: {
    test: 'Modifier haunted: however few cards lie in the discard pile, and not by itself',
    gives: [(_p, _of, who) => ({ mod: 'haunted', who })],
  },
  'next-turn': {
    test: 'Modifier next-turn: the same player takes another turn, and what waits for the next turn of the opponent waits',
    unsampled: 'a game of such turns alone has no other player',
  },
  'from-supply': {
    test: 'Modifier from-supply: as much as the pool holds, and the pool keeps it',
    gives: [(_p, _of, who) => ({ mod: 'from-supply', who })],
  },
  ignores: {
    test: 'can be ignored by an attacker',
    gives: [(p, of) => ({ mod: 'ignores', of, what: p.one(['taunt', 'armor'] as const) })],
  },
  enters: {
    test: 'Modifier enters: stunned, enraged or warded',
    gives: [
      (p, of) => ({ mod: 'enters', of, how: p.one(['ready', 'stunned', 'warded', 'enraged'] as const) }),
      (_p, of) => ({ mod: 'enters', of, how: 'ready', may: 'anywhere' }),
    ],
  },
  'attacks-only': {
    test: 'Modifier attacks-only: no other creature',
    gives: [(p, of) => ({ mod: 'attacks-only', of, targets: p.creatures() })],
  },
  prey: {
    test: 'Modifier prey: the automaton fights that creature, and the newest prey rules',
    unsampled: 'of adventures',
  },
  'deals-when-fighting': {
    test: 'Modifier deals-when-fighting: so much, whatever its power',
    gives: [(_p, of) => ({ mod: 'deals-when-fighting', of, amount: 2 })],
  },
  perishes: {
    test: 'Modifier perishes: as soon as its condition holds',
    // What comes back into play after it is undamaged, so that nothing dies for ever.
    gives: [
      (_p, of) => ({ mod: 'perishes', of: { ...of, damaged: true } }),
      (_p, of) => ({ mod: 'perishes', of: { ...of, damaged: true }, by: 'purge' }),
      (_p, of) => ({ mod: 'perishes', of: { ...of, damaged: true }, by: 'archive' }),
    ],
  },
  cannot: {
    test: '"cannot be used", "cannot reap", "cannot fight"',
    gives: [
      (p, of) => ({
        mod: 'cannot',
        of,
        be: p.one([
          'dealt-damage',
          'destroyed',
          'used-to-reap',
          'used-to-fight',
          'used-except-to-fight',
          'attacked',
          'exhausted',
          'readied',
          'readied-in-step',
        ] as const),
      }),
      (p, of) => ({ mod: 'cannot', of, be: 'dealt-damage', by: p.creatures() }),
    ],
  },
  'player-cannot': {
    test: '"your opponent cannot use" beats effects that use',
    gives: [
      (p, card, who) => ({
        mod: 'player-cannot',
        who,
        do: p.one(['play', 'use', 'discard', 'be-stolen-from', 'draw', 'resolve-icons'] as const),
        card,
      }),
      (p, _card, who) => ({
        mod: 'player-cannot',
        who,
        do: 'play',
        card: { type: 'creature' },
        flank: p.one(['left', 'right'] as const),
      }),
    ],
  },
  'play-limit': {
    test: 'a play limit counts cards of its kind in this turn',
    gives: [(_p, _of, who) => ({ mod: 'play-limit', who, card: { type: 'creature' }, most: 2 })],
  },
  'hand-cannot': {
    test: 'Modifier hand-cannot: the card is not played, or not discarded as a move',
    gives: [(p) => ({ mod: 'hand-cannot', do: p.one(['play', 'discard'] as const) })],
  },
  'play-needs': { test: 'Reason needs-unmet', unsampled: 'on the card itself, which might never be played' },
  'play-costs': {
    test: 'Modifier play-costs: what must be lost to play the card',
    gives: [(p) => ({ mod: 'play-costs', amount: p.one<Num>([1, 2, { keys: 'each' }]) })],
  },
  'may-play': {
    test: 'FAQ Phase Shift: an effect may permit another card',
    gives: [
      (_p, card, who) => ({ mod: 'may-play', who, card }),
      (p, card, who) => ({ mod: 'may-play', who, card, from: p.one(['discard', 'archives', 'purged'] as const) }),
    ],
  },
  'may-play-limited': {
    test: 'a permission counted by turn gives that many cards each turn',
    gives: [
      (_p, card, who) => ({ mod: 'may-play-limited', who, card, perTurn: 1 }),
      (_p, card, who) => ({ mod: 'may-play-limited', who, card, perTurn: 1, from: 'discard' }),
    ],
  },
  'may-use': {
    test: 'FAQ Combat Pheromones: a permission to use one creature holds for it when it is readied again',
    gives: [
      (_p, card, who) => ({ mod: 'may-use', who, card }),
      (p, card, who) => ({ mod: 'may-use', who, card, only: p.one(['fight', 'reap'] as const) }),
    ],
  },
  'key-cost': {
    test: 'costs what modifiers say',
    gives: [
      (p, _of, who) => ({ mod: 'key-cost', who, by: p.one([1, -1, 2]) }),
      (p, _of, who) => ({ mod: 'key-cost', who, by: p.one([1, -1, 2]), color: p.one(keyColors) }),
    ],
  },
  'hand-size': {
    test: 'modifiers change what the hand is refilled to',
    gives: [(_p, _of, who) => ({ mod: 'hand-size', who, by: 1 })],
  },
  'keys-to-win': {
    test: 'Modifier keys-to-win: the fourth key is the last, and of no color',
    gives: [() => ({ mod: 'keys-to-win', who: 'opponent', by: 1 })],
  },
  'skip-step': {
    test: 'a draw step can be skipped',
    gives: [() => ({ mod: 'skip-step', who: 'opponent', step: 'draw' })],
  },
  'must-choose-house': {
    test: '"must choose" leaves only that house',
    gives: [(p, _of, who) => ({ mod: 'must-choose-house', who, house: p.house() })],
  },
  'cannot-choose-house': {
    test: '"cannot choose" takes a house away',
    gives: [(p, _of, who) => ({ mod: 'cannot-choose-house', who, house: p.house() })],
  },
  'cannot-repeat-house': {
    test: '"cannot choose the house of their last turn" bars each player from another one',
    gives: [(_p, _of, who) => ({ mod: 'cannot-repeat-house', who })],
  },
  spendable: {
    test: 'must be done with æmber on cards that may be spent',
    gives: [
      (_p, card, who) => ({ mod: 'spendable', who, card }),
      (_p, card, who) => ({ mod: 'spendable', who, card, itself: true }),
    ],
  },
  'kept-out': {
    test: 'Modifier kept-out: what would be added to a pool is not, and is told to what waits for that',
    gives: [(_p, _of, who) => ({ mod: 'kept-out', who })],
  },
  'deck-open': {
    test: 'Modifier deck-open: the top card of the deck is known to all, as is the next when it is gone',
    gives: [(_p, _of, who) => ({ mod: 'deck-open', who })],
  },
  'spendable-pool': {
    test: 'Modifier spendable-pool: so much of the pool of another player, and no more than is there',
    gives: [(p, _of, who) => ({ mod: 'spendable-pool', who, from: 'opponent', most: p.one([1, 3]) })],
  },
  'gets-spent': {
    test: 'Modifier gets-spent: what the opponent spends on a key, also from cards',
    gives: [(_p, _of, who) => ({ mod: 'gets-spent', who })],
  },
  'pool-goes-to': {
    test: '"æmber that would enter your pool is put on this card"',
    gives: [
      () => ({ mod: 'pool-goes-to', who: 'opponent', card: { ref: 'self' } }),
      () => ({ mod: 'pool-goes-to', who: 'opponent', card: { ref: 'self' }, captured: true }),
    ],
  },
  'icons-again': {
    test: 'an icon is resolved again right after itself, and three times by two effects',
    gives: [(_p, card, who) => ({ mod: 'icons-again', who, card })],
  },
  'play-again': {
    test: 'each Play: ability resolves again right after itself, before the next',
    gives: [(_p, card, who) => ({ mod: 'play-again', who, card })],
  },
  toll: {
    test: 'a toll is paid to the opponent first, and keeps away who cannot pay',
    gives: [(p, card) => ({ mod: 'toll', who: 'opponent', do: p.one(['play', 'use'] as const), card, amount: 1 })],
  },
};
