// An effect in a few plain words: `play: steal 2 æmber, opponent`. For lists and tests; the text of a card says it better.
import type { Effect, EffectKind, Group, Side } from './effect.ts';

/** `#` stands for the amount. */
const words: Readonly<Record<EffectKind, string>> = {
  gain: 'gain # æmber',
  lose: 'lose # æmber',
  steal: 'steal # æmber',
  capture: 'capture # æmber with',
  pay: 'pay # æmber',
  'place-aember': 'place # æmber on',
  'take-aember': 'take # æmber from',
  'divert-aember': 'divert æmber to',
  'spend-stored': 'spend æmber on',
  'get-spent': 'get æmber spent on keys',
  toll: 'toll of # æmber for',
  forge: 'forge a key at #',
  unforge: 'unforge # key',
  'key-cost': 'keys cost #',
  chains: '# chains',
  damage: '# damage to',
  destroy: 'destroy',
  sacrifice: 'sacrifice',
  heal: 'heal # of',
  save: 'save',
  ready: 'ready',
  exhaust: 'exhaust',
  stun: 'stun',
  unstun: 'unstun',
  ward: 'ward',
  enrage: 'enrage',
  'lose-armor': 'no armor for',
  counter: '# counters on',
  'take-control': 'take control of',
  'give-control': 'give control of',
  move: 'move',
  'redirect-damage': 'redirect damage to',
  protect: 'protect',
  power: 'power # for',
  armor: 'armor # for',
  keyword: 'keyword for',
  'lose-keyword': 'no keyword for',
  'counts-as': 'changed:',
  'fight-rule': 'fights:',
  enters: 'enters:',
  draw: 'draw #',
  'hand-size': 'hand size #',
  discard: 'discard',
  archive: 'archive',
  purge: 'purge',
  return: 'to hand',
  'to-deck': 'to deck',
  'shuffle-in': 'shuffle into deck',
  'put-under': 'put under',
  'put-into-play': 'put into play',
  'make-token': 'make a token creature of',
  flip: 'turn over',
  'play-card': 'play',
  reveal: 'reveal',
  shuffle: 'shuffle deck',
  recycle: 'shuffle discard pile into deck',
  'swap-deck': 'swap deck and discard pile',
  tide: 'turn the tide',
  use: 'use',
  trigger: 'trigger',
  'resolve-bonus': 'resolve bonus of',
  'allow-play': 'may play',
  'allow-use': 'may use',
  forbid: 'forbid',
  'limit-plays': 'at most # plays of',
  'house-choice': 'house choice',
  haunt: 'haunted:',
  'extra-turn': 'another turn for',
  'play-condition': 'condition to play',
  'play-cost': 'costs # æmber to play',
  prevent: 'prevent',
  copy: 'copy',
  special: 'special',
};

const sides: Readonly<Record<Side, string>> = {
  self: 'you',
  opponent: 'opponent',
  both: 'both players',
  either: 'either player',
};

const amountWord = (amount: Effect['amount'], kind: EffectKind): string => {
  if (amount === undefined || amount === 'varies') return 'some';
  const signed = kind === 'key-cost' || kind === 'hand-size' || kind === 'power' || kind === 'armor';
  return signed && amount > 0 ? `+${amount}` : `${amount}`;
};

function cardWords({ count, which, types, zones, special }: Omit<Group, 'side'>): string {
  const number = count === 'all' ? 'each' : count === 'varies' ? 'some' : `${count}`;
  const where = zones.every((zone) => zone === 'play') ? '' : ` in ${zones.join('/')}`;
  if (which === 'this') return `this${where}`;
  if (which === 'host') return `host${where}`;
  const noun = (types.length === 0 ? ['card'] : types).map((type) =>
    count === 1 || count === 'all' ? type : `${type}s`,
  );
  return `${number} ${noun.join('/')}${special ? ' of a kind' : ''}${where}`;
}

/**
 * An effect in words, always the same for the same effect: when, what, how many of which cards, to whom; then whether it
 * is certain and how long it lasts, where it is not simply so.
 */
export function sayEffect({ type: kind, when, chance, side, amount, cards, detail, lasts }: Effect): string {
  const what = words[kind].replace('#', amountWord(amount, kind));
  const value = kind === 'keyword' && amount !== 1 ? ` ${amount}` : '';
  const parts = [
    `${when}: ${what}${cards === undefined ? '' : ` ${cardWords(cards)}`}${detail === undefined ? '' : ` (${detail}${value})`}`,
    sides[side],
    ...(chance === 'always' ? [] : [chance]),
    ...(lasts === undefined ? [] : [`for ${lasts}`]),
  ];
  return parts.join(', ');
}
