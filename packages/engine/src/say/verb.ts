// One clause for each thing that can be done: the verbs, and the programs of the rules that an ability may run.
import type { Cards, Node, Num, ProgramName, RuleStep, Verb } from '../language.ts';
import { cardsNoun, ownersPlace } from './cards.ts';
import type { Clause } from './clause.ts';
import { cardClause, isOne, playerClause } from './clause.ts';
import { article } from './english.ts';
import { amount, counterNoun, poolAmount, value } from './number.ts';
import type { Voice } from './voice.ts';
import { player, whose } from './who.ts';

/** What a clause can be made of: everything that does something to the game by itself. */
export type Deed =
  | Extract<Verb, { kind: Exclude<Verb['kind'], 'rule' | 'special' | 'prevent'> }>
  | Extract<Node, { kind: 'run' | 'trigger' | 'forge' | 'bonus' }>;

const deedKinds: Readonly<Record<Deed['kind'], true>> = {
  gain: true,
  lose: true,
  steal: true,
  pay: true,
  capture: true,
  placeAember: true,
  takeAember: true,
  unforge: true,
  chains: true,
  damage: true,
  loseArmor: true,
  heal: true,
  destroy: true,
  sacrifice: true,
  ready: true,
  exhaust: true,
  stun: true,
  unstun: true,
  ward: true,
  enrage: true,
  counter: true,
  control: true,
  swap: true,
  toFlank: true,
  draw: true,
  discard: true,
  purge: true,
  archive: true,
  toHand: true,
  shuffleIntoDeck: true,
  toDeck: true,
  putUnder: true,
  shuffle: true,
  swapDeckAndDiscard: true,
  reveal: true,
  becomeCopy: true,
  run: true,
  save: true,
  trigger: true,
  forge: true,
  bonus: true,
};

export const isDeed = (node: Node): node is Deed => Object.hasOwn(deedKinds, node.kind);

/** What "this way" says afterwards. */
const participles: Readonly<Record<Deed['kind'], string>> = {
  gain: 'gained',
  lose: 'lost',
  steal: 'stolen',
  pay: 'paid',
  capture: 'that captured',
  placeAember: 'that got æmber',
  takeAember: 'that lost æmber',
  unforge: 'unforged',
  chains: 'gained',
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

const programs: Readonly<Record<ProgramName, string>> = {
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

/** An amount goes to each of several cards, not to all of them together. */
const severally = (cards: string): string => (/^(up to )?\d+ /.test(cards) ? `each of ${cards}` : cards);

/** A verb that is followed by its cards and nothing else, so that two of them can share one object. */
export function plainVerb(node: Node): { readonly verb: string; readonly what: Cards } | null {
  switch (node.kind) {
    case 'destroy':
    case 'sacrifice':
    case 'ready':
    case 'exhaust':
    case 'stun':
    case 'ward':
    case 'enrage':
    case 'discard':
    case 'purge':
      return { verb: node.kind, what: node.what };
    case 'unstun':
      return { verb: 'unstun', what: node.what };
    case 'archive':
      return node.whose === 'yours' ? null : { verb: 'archive', what: node.what };
    case 'heal':
      return node.amount === 'all' ? { verb: 'fully heal', what: node.what } : null;
    case 'reveal':
      return { verb: node.to === 'all' ? 'reveal' : 'look at', what: node.what };
    case 'run':
      return node.asYours || node.against !== undefined || node.program === 'put-into-play'
        ? null
        : { verb: programs[node.program], what: node.card };
    default:
      return null;
  }
}

/** The clause of one deed. */
export function deedClauseOf(node: Deed, v: Voice): Clause {
  const clause = clauseOf(node, v);
  v.done = node.kind === 'run' && node.program === 'play' ? 'played' : participles[node.kind];
  return clause;
}

/** One clause for several plain verbs on the same cards: "ready and fight with a friendly creature". */
export function sharedClause(verbs: readonly string[], what: Cards, last: Deed, v: Voice): Clause {
  const clause = { ...playerClause('you', verbs, v, () => cardsNoun(what, v).text), plain: true as const };
  v.done = participles[last.kind];
  return clause;
}

const isSelf = (cards: Cards): boolean => 'ref' in cards && cards.ref === 'self';

function clauseOf(node: Deed, v: Voice): Clause {
  const plain = plainVerb(node);
  if (plain !== null) return sharedClause([plain.verb], plain.what, node, v);
  const you = (verb: string, rest: () => string): Clause => playerClause('you', [verb], v, rest);
  const noun = (cards: Cards): string => cardsNoun(cards, v).text;
  switch (node.kind) {
    case 'gain': {
      const because = { reap: 'for reaping', bonus: 'as a bonus' } as const;
      return playerClause(
        node.who,
        ['gain'],
        v,
        () => `${aember(node.amount, v)} ${node.cause === undefined ? '' : because[node.cause]}`,
      );
    }
    case 'lose':
      return playerClause(node.who, ['lose'], v, () => pool(node.amount, v));
    case 'steal':
      return playerClause(node.who ?? 'you', ['steal'], v, () => pool(node.amount, v));
    case 'pay':
      return playerClause(node.from, ['give'], v, () => `${pool(node.amount, v)} to ${player(node.to, v)}`);
    case 'capture': {
      const rest = (): string => `${pool(node.amount, v)} ${node.from === 'own-side' ? 'from its own side' : ''}`;
      if (isSelf(node.card) && v.creature) return playerClause('you', ['capture'], v, rest);
      return cardClause(() => cardsNoun(node.card, v), ['capture'], v, rest);
    }
    case 'placeAember':
      if (node.from === 'supply')
        return you('put', () => around(amount(node.amount, 'æmber', 'æmber', v), `on ${noun(node.card)}`));
      return you('move', () =>
        around(
          poolAmount(node.amount, v),
          `from ${node.from === 'supply' ? '' : whose(node.from, v)} pool to ${noun(node.card)}`,
        ),
      );
    case 'takeAember':
      if (node.to === 'supply') return you('remove', () => around(allOr(node.amount, v), `from ${noun(node.card)}`));
      return you('move', () =>
        around(
          allOr(node.amount, v),
          `from ${noun(node.card)} to ${node.to === 'supply' ? '' : whose(node.to, v)} pool`,
        ),
      );
    case 'forge':
      return playerClause(node.who, ['forge'], v, () => `a key ${forgeCost(node, v)}`);
    case 'unforge':
      return playerClause('you', ['unforge'], v, () => {
        const key = `a key ${player(node.who, v)} forged`;
        return node.forged === undefined ? key : `${key} on their last turn, if there is one`;
      });
    case 'chains':
      return typeof node.amount === 'number' && node.amount < 0
        ? playerClause(node.who, ['shed'], v, () => said(amount(-Number(node.amount), 'chain', 'chains', v)))
        : playerClause(node.who, ['gain'], v, () => said(amount(node.amount, 'chain', 'chains', v)));
    case 'damage':
      return you('deal', () => {
        const to = severally(noun(node.to));
        const splash =
          node.splash === undefined
            ? ''
            : `${to === '' ? ', ' : ''}and ${said(amount(node.splash, 'damage', 'damage', v))} to each of its neighbors`;
        const through = node.ignoringArmor ? ', ignoring armor' : '';
        return `${around(amount(node.amount, 'damage', 'damage', v), `to ${to} ${splash}`)}${through}`;
      });
    case 'loseArmor': {
      let many = false;
      return cardClause(
        () => {
          const noun = cardsNoun(node.what, v);
          many = noun.many;
          return noun;
        },
        ['lose'],
        v,
        () => `all of ${many ? 'their' : 'its'} armor for the rest of the turn`,
      );
    }
    case 'heal': {
      const n = node.amount;
      return you('heal', () =>
        around(amount(n === 'all' ? 0 : n, 'damage', 'damage', v), `from ${severally(noun(node.what))}`),
      );
    }
    case 'counter': {
      const one = counterNoun(node.counter);
      const n = node.amount;
      if (typeof n === 'number' && n < 0)
        return you('remove', () => `${counters(-n, one, v).head} from ${noun(node.what)}`);
      return you('put', () => around(counters(n, one, v), `on ${severally(noun(node.what))}`));
    }
    case 'save':
      return cardClause(
        () => cardsNoun(node.what, v),
        ['be'],
        v,
        () => 'not destroyed',
      );
    case 'control':
      return playerClause(
        node.who,
        ['take'],
        v,
        () => `control of ${noun(node.what)} ${node.until === undefined ? '' : `until ${v.self} leaves play`}`,
      );
    case 'swap':
      return you('swap', () => {
        const a = noun(node.a);
        return `${a} with ${noun(node.b)}`;
      });
    case 'toFlank':
      return you('move', () => `${noun(node.what)} to a flank`);
    case 'draw':
      return playerClause(node.who, ['draw'], v, () =>
        isOne(node.amount) ? 'a card' : said(amount(node.amount, 'card', 'cards', v)).replace(/^1 card /, 'a card '),
      );
    case 'archive': {
      return you('put', () => {
        return `${noun(node.what)} into ${whose('you', v)} archives`;
      });
    }
    case 'toHand':
      return you(fromHidden(node.what) ? 'put' : 'return', () => {
        const what = cardsNoun(node.what, v);
        return `${what.text} ${fromHidden(node.what) ? 'into' : 'to'} ${ownersPlace(what, 'hand', v)}`;
      });
    case 'shuffleIntoDeck':
      return you('shuffle', () => {
        const what = cardsNoun(node.what, v);
        return `${what.text} into ${ownersPlace(what, 'deck', v)}`;
      });
    case 'toDeck':
      return you('put', () => {
        const what = cardsNoun(node.what, v);
        return `${what.text} on ${node.place === 'top' ? 'top' : 'the bottom'} of ${ownersPlace(what, 'deck', v)}`;
      });
    case 'putUnder':
      return you('put', () => `${noun(node.what)} facedown under ${noun(node.card)}`);
    case 'shuffle':
      return playerClause(node.who, ['shuffle'], v, () =>
        node.zone === 'deck'
          ? `${whose(node.who, v)} deck`
          : `${whose(node.who, v)} discard pile into ${whose(node.who, v)} deck`,
      );
    case 'swapDeckAndDiscard':
      return you('swap', () => `${whose('you', v)} deck with ${whose('you', v)} discard pile`);
    case 'becomeCopy':
      return cardClause(
        () => cardsNoun(node.what, v),
        ['become'],
        v,
        () => `a copy of ${noun(node.of)}`,
      );
    case 'run':
      if (node.program === 'put-into-play')
        return you('put', () => `${noun(node.card)} into play ${node.asYours ? 'under your control' : ''}`);
      return you(programs[node.program], () => {
        const card = noun(node.card);
        return node.against === undefined ? `${card} as if it were yours` : `${card} against ${noun(node.against)}`;
      });
    case 'trigger':
      return you(
        'trigger',
        () => `the “${timingTitles[node.timing]}:” ability of ${noun(node.of)} as if it were yours`,
      );
    case 'bonus':
      return you('resolve', () => `the bonus icons of ${noun(node.card)}`);
    case 'destroy':
    case 'sacrifice':
    case 'ready':
    case 'exhaust':
    case 'stun':
    case 'unstun':
    case 'ward':
    case 'enrage':
    case 'discard':
    case 'purge':
      return sharedClause([node.kind], node.what, node, v);
    case 'reveal':
      return sharedClause(['reveal'], node.what, node, v);
    default:
      return node satisfies never;
  }
}

const timingTitles = { reap: 'Reap', fight: 'Fight', play: 'Play' } as const;

interface Parts {
  readonly head: string;
  readonly tail: string;
}

const said = ({ head, tail }: Parts): string => `${head} ${tail}`.trim();

/** The amount around its object: "1 damage" "to a creature" "for each card in your hand". */
const around = ({ head, tail }: Parts, object: string): string => `${head} ${object} ${tail}`;

const aember = (n: Num, v: Voice): string => said(amount(n, 'æmber', 'æmber', v));
const pool = (n: Num, v: Voice): string => said(poolAmount(n, v));
const counters = (n: Num, one: string, v: Voice): Parts =>
  n === 1 ? { head: article(one), tail: '' } : amount(n, one, `${one}s`, v);

const allOr = (n: Num | 'all', v: Voice): Parts =>
  n === 'all' ? { head: 'all æmber', tail: '' } : amount(n, 'æmber', 'æmber', v);

function forgeCost({ cost, extra = 0 }: Extract<Node, { kind: 'forge' }>, v: Voice): string {
  if (cost !== undefined) return cost === 0 ? 'at no cost' : `for ${aember(cost, v)}`;
  if (extra === 0) return 'at its current cost';
  if (typeof extra === 'number') return `at its current cost ${extra > 0 ? `plus ${extra}` : `minus ${-extra}`} æmber`;
  return `at its current cost plus ${value(extra, v)}`;
}

const fromHidden = (cards: Cards): boolean => {
  if ('top' in cards || 'under' in cards || 'purgedBy' in cards) return true;
  return (
    'all' in cards &&
    [cards.all.zone ?? 'play'].flat().some((zone) => zone === 'deck' || zone === 'archives' || zone === 'purged')
  );
};

/** The strokes of the rules; only prompts and tools that walk the programs show them. */
export const ruleSteps: Readonly<Record<RuleStep, string>> = {
  'begin-turn': 'the turn begins',
  'begin-forge': 'the forge step begins',
  'begin-house': 'the house step begins',
  'set-active-house': 'the chosen house becomes active',
  'begin-main': 'the main step begins',
  'take-archives': 'take up the archives',
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
  hazardous: 'the defender deals its hazardous damage',
};
