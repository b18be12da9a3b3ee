// One clause for each thing that can be done: the verbs, and the programs of the rules that an ability may run.
import type { Cards, Node, Num } from '@vaultsong/engine';
import type { Clause } from '../grammar/clause.ts';
import { cardClause, playerClause } from '../grammar/clause.ts';
import { article, inLetters, possessiveOf, title } from '../grammar/english.ts';
import type { Voice } from '../grammar/voice.ts';
import { isYou, whose } from '../grammar/who.ts';
import { cardsNoun, isOneCard } from '../things/cards.ts';
import { manyCards } from '../things/filter.ts';
import { houseNoun } from '../things/house.ts';
import type { Amount } from '../things/number.ts';
import { amount, amounts, around, counterNoun, saidOf } from '../things/number.ts';
import type { Action } from './action-words.ts';
import { isOfPlayer, participleOf, programs } from './action-words.ts';
import { aemberClause } from './aember.ts';
import { exchangeClause } from './exchange.ts';
import { moveClause } from './move.ts';

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
    case 'unstun':
    case 'ward':
    case 'enrage':
    case 'discard':
    case 'purge':
      return { verb: node.kind, what: node.what };
    case 'archive':
      return node.whose === 'yours' || node.facedown ? null : { verb: 'archive', what: node.what };
    case 'placeAember':
      return node.exalt === true ? { verb: 'exalt', what: node.card } : null;
    case 'heal':
      return node.amount === 'all' ? { verb: 'fully heal', what: node.what } : null;
    case 'reveal':
      return { verb: node.to === 'all' ? 'reveal' : 'look at', what: node.what };
    case 'run':
      return node.asYours || node.anywhere || node.against !== undefined || node.program === 'put-into-play'
        ? null
        : { verb: programs[node.program], what: node.card };
    default:
      return null;
  }
}

const takesAway: ReadonlySet<string> = new Set(['destroy', 'sacrifice', 'discard', 'purge', 'archive']);

/** Plain verbs in a row on the same cards. */
export function sharing(steps: readonly Node[]): readonly { readonly verb: string; readonly what: Cards }[] {
  const group: { readonly verb: string; readonly what: Cards }[] = [];
  for (const step of steps) {
    const plain = plainVerb(step);
    if (plain === null) break;
    if (group[0] !== undefined && JSON.stringify(group[0].what) !== JSON.stringify(plain.what)) break;
    // "Play an action card from your discard pile and purge it": from where it is then.
    if (group.at(-1)?.verb === 'play' && takesAway.has(plain.verb)) break;
    group.push(plain);
  }
  return group;
}

/** The clause of one deed. */
export function actionClauseOf(node: Action, v: Voice): Clause {
  const plain = plainVerb(node);
  if (plain !== null) return sharedClause([plain.verb], plain.what, node, v);
  const clause = asOrder(node, clauseOf(node, v), v);
  // Whatever is counted at the end ("for each card in your hand") stands between the cards and an "it".
  if (/ for each | as if /.test(clause.rest) || node.kind === 'swap') v.heard = null;
  v.done = node.kind === 'counter' && opposite(node.amount) !== null ? 'that lost counters' : participleOf(node.kind);
  v.doneToOne = false;
  return clause;
}

/** What a card of an automaton does, whoever reads it resolves: "deal 3 damage", and not "the Keyraken deals". */
const asOrder = (node: Action, clause: Clause, v: Voice): Clause =>
  v.automaton !== null && clause.subject === v.automaton && !isOfPlayer(node.kind)
    ? { ...clause, subject: '', many: false }
    : clause;

/** One clause for several plain verbs on the same cards: "ready and fight with a friendly creature". */
export function sharedClause(verbs: readonly string[], what: Cards, last: Action, v: Voice): Clause {
  const clause = playerClause('you', verbs, v, () => {
    const { text } = cardsNoun(what, v);
    return last.kind === 'run' && text === 'them' ? 'them, one at a time' : text;
  });
  v.done = doneTo(last);
  v.doneToOne = isOneCard(what, v);
  return { ...asOrder(last, clause, v), plain: true };
}

/** R: "Exalt", rulebook 16: 1 æmber from the supply is put on a creature. */
function doneTo(last: Action): string {
  if (last.kind === 'run' && last.program === 'play') return 'played';
  return last.kind === 'placeAember' && last.exalt ? 'exalted' : participleOf(last.kind);
}

function clauseOf(node: Action, v: Voice): Clause {
  const you = (verb: string, rest: () => string): Clause => playerClause('you', [verb], v, rest);
  const noun = (cards: Cards): string => cardsNoun(cards, v).text;
  switch (node.kind) {
    case 'gain':
    case 'lose':
    case 'steal':
    case 'pay':
    case 'capture':
    case 'placeAember':
    case 'takeAember':
    case 'forge':
    case 'unforge':
    case 'chains':
      return aemberClause(node, v);
    case 'advance':
      return playerClause('you', ['advance'], v, () => `for ${saidOf(amount(node.cost, 'æmber', 'æmber', v))}`);
    case 'tide': {
      const verb = { high: 'raise', low: 'lower', neutral: 'reset' }[node.to];
      // For nobody it is high then.
      if (node.to === 'neutral') return playerClause('you', [verb], v, () => 'the tide');
      return playerClause(node.who, [verb], v, () => 'the tide');
    }
    case 'draw':
    case 'archive':
    case 'toHand':
    case 'shuffleIntoDeck':
    case 'toDeck':
    case 'putUnder':
    case 'shuffle':
    case 'swapDeckAndDiscard':
      return moveClause(node, v);
    case 'damage':
      return exchangeClause(node, v) ?? damageClause(node, v);
    case 'loseArmor':
      return loseArmorClause(node, v);
    case 'heal': {
      const n = node.amount;
      return you('heal', () =>
        around(amount(n === 'all' ? 0 : n, 'damage', 'damage', v), `from ${severally(noun(node.what))}`),
      );
    }
    case 'counter': {
      const one = counterNoun(node.counter);
      const less = opposite(node.amount);
      if (less === null)
        return you('put', () =>
          inOrder(
            node.what,
            () => counters(node.amount, one, v),
            () => `on ${severally(noun(node.what))}`,
            v,
          ),
        );
      if (isAllCounters(less, node)) return you('remove', () => `all ${one}s from ${noun(node.what)}`);
      return you('remove', () => around(counters(less, one, v), `from ${severally(noun(node.what))}`));
    }
    case 'shiftAember':
      return you('move', () => {
        const much = node.amount === 'all' ? 'all æmber' : saidOf(amount(node.amount, 'æmber', 'æmber', v));
        const from = noun(node.from);
        return `${much} from ${from} to ${noun(node.to)}`;
      });
    case 'redistribute':
      return you(
        'redistribute',
        () =>
          `the ${node.carried === 'aember' ? 'æmber' : 'damage'} on ${'all' in node.of ? manyCards(node.of.all, v) : noun(node.of)} among them`,
      );
    case 'refill':
      return playerClause(
        node.who,
        ['refill'],
        v,
        () =>
          `${isYou(node.who, v) ? whose(node.who, v) : 'their'} hand as if it were the end of ${isYou(node.who, v) ? whose(node.who, v) : 'their'} turn`,
      );
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
        () =>
          `control of ${noun(node.what)} ${node.until === undefined ? '' : `until ${v.self} leaves play`}${node.flank === undefined ? '' : `, placing it on ${isYou(node.who, v) ? 'your' : 'their own'} ${node.flank} flank`}`,
      );
    case 'swap':
      return you('swap', () => {
        const a = noun(node.a);
        return `${a} with ${noun(node.b)}`;
      });
    case 'attach':
      return you('attach', () => `${noun(node.what)} to ${noun(node.to)}`);
    case 'arrange':
      return you('rearrange', () =>
        noun(node.what)
          .replace(/^each friendly creature$/, 'your battleline')
          .replace(/^each enemy creature$/, 'your opponent’s battleline'),
      );
    case 'unward':
      return you('remove', () => `a ward from ${noun(node.what)}`);
    case 'activeHouse':
      return cardClause(
        () => ({ text: houseNoun(node.house, v), many: false }),
        ['become'],
        v,
        () => 'the active house',
      );
    case 'endStep':
      return you('end', () => 'this step');
    case 'toPlace':
      return you('move', () => `${noun(node.what)} ${node.anywhere ? 'anywhere in its battleline' : 'to a flank'}`);
    case 'makeToken':
      if ('top' in node.what) return you('make', () => 'a token creature');
      return you('put', () => `${noun(node.what)} into play facedown`);
    case 'flip':
      return you('turn', () => `${noun(node.what)} over`);
    case 'becomeCopy':
      return cardClause(
        () => cardsNoun(node.what, v),
        [node.until === undefined ? 'become' : 'be'],
        v,
        () => {
          const house = node.house === undefined ? '' : `, except that it belongs to ${title(node.house)}`;
          return `a copy of ${noun(node.of)}${house}${node.until === undefined ? '' : ' for the rest of the turn'}`;
        },
      );
    case 'turnOver':
      return you('turn', () => `${noun(node.what)} over`);
    case 'run':
      return runClause(node, v);
    case 'trigger':
      return you('trigger', () => {
        const of = noun(node.of);
        const ability = `“${timingTitles[node.timing]}:” ability`;
        return `${of === 'it' ? `its ${ability}` : `the ${ability} of ${of}`} as if it were ${yours(v)}`;
      });
    case 'bonus':
      return you('resolve', () => {
        const { text, many } = cardsNoun(node.card, v);
        const icons =
          text === 'it' || text === 'them' ? `${possessiveOf(text)} bonus icons` : `the bonus icons of ${text}`;
        return `${icons} as if ${v.you === 'you' ? 'you' : 'they'} had played ${many ? 'them' : 'it'}`;
      });
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
    case 'reveal':
      return sharedClause([node.kind], node.what, node, v);
    default:
      return node satisfies never;
  }
}

/** A number below 0 without its sign; null for all others. */
export function opposite(n: Num): Num | null {
  if (typeof n === 'number') return n < 0 ? -n : null;
  if (!('times' in n) || typeof n.times[0] !== 'number' || n.times[0] >= 0) return null;
  return n.times[0] === -1 ? n.times[1] : { times: [-n.times[0], n.times[1]] };
}

/** As many counters as there are on the card that loses them. */
const isAllCounters = (n: Num, { what, counter }: Extract<Action, { kind: 'counter' }>): boolean =>
  typeof n === 'object' &&
  'countersOn' in n &&
  n.counter === counter &&
  (JSON.stringify(n.countersOn) === JSON.stringify(what) || ('ref' in n.countersOn && n.countersOn.ref === 'target'));

const yours = (v: Voice): string => (isYou('you', v) ? 'yours' : 'theirs');

const timingTitles = { reap: 'Reap', fight: 'Fight', play: 'Play', omni: 'Omni', fate: 'Fate', move: 'Move' } as const;

/**
 * An amount around cards, said in the order in which they stand, where the cards are known already: "this creature for each
 * æmber on it".
 */
function inOrder(cards: Cards, much: () => Amount, object: () => string, v: Voice): string {
  const known = 'ref' in cards || ('var' in cards && v.words.get(cards.var)?.first === null);
  if (!known) return aroundOf(much(), object());
  const said = object();
  return aroundOf(much(), said);
}

/** "A number of counters equal to its power" stays together where "its" would be taken for the card that gets them. */
const aroundOf = (much: Amount, on: string): string =>
  much.tail.startsWith('equal to its ') && !/ (it|each) ?/.test(on) ? `${saidOf(much)} ${on}` : around(much, on);

function damageClause(node: Extract<Action, { kind: 'damage' }>, v: Voice): Clause {
  const { by } = node;
  const rest = (): string => {
    const to = (): string => {
      const those = damaged(node.to, v);
      if (node.splash === undefined) return `to ${those}`;
      const splash = saidOf(amount(node.splash, 'damage', 'damage', v));
      return `to ${those} ${those === '' ? ', ' : ''}and ${splash} to each of its neighbors`;
    };
    // "The creature it fights deals damage equal to its power to each of its neighbors."
    if (by !== undefined && 'ref' in by && by.ref === 'defender') {
      const much = amount(node.amount, 'damage', 'damage', v);
      if (much.tail.startsWith('equal to ')) return `${saidOf(much)} ${to()}`.replaceAll('that creature’s', 'its');
    }
    return `${inOrder(node.to, () => amount(node.amount, 'damage', 'damage', v), to, v)}${node.ignoringArmor ? ', ignoring armor' : ''}`;
  };
  return by === undefined
    ? playerClause('you', ['deal'], v, rest)
    : cardClause(() => cardsNoun(by, v), ['deal'], v, rest);
}

/** Every card of several groups gets the whole amount: "(to) it and to one of its neighbors". */
function damaged(to: Cards, v: Voice): string {
  if (!('both' in to)) return severally(cardsNoun(to, v).text);
  const groups = to.both.map((part) => severally(cardsNoun(part, v).text));
  return groups.includes('') ? '' : groups.join(' and to ');
}

function loseArmorClause(node: Extract<Action, { kind: 'loseArmor' }>, v: Voice): Clause {
  let many = false;
  const those = (): ReturnType<typeof cardsNoun> => {
    const said = cardsNoun(node.what, v);
    many = said.many;
    return said;
  };
  return cardClause(those, ['lose'], v, () => `all of ${many ? 'their' : 'its'} armor for the rest of the turn`);
}

function runClause(node: Extract<Action, { kind: 'run' }>, v: Voice): Clause {
  const { card, program } = node;
  const noun = (): string => cardsNoun(card, v).text;
  if (program === 'put-into-play') {
    if ('purgedBy' in card || ('all' in card && card.all.is !== undefined && 'purgedBy' in card.all.is))
      return playerClause('you', ['return'], v, () => `${noun()} to play under its owner’s control`);
    return playerClause('you', ['put'], v, () =>
      node.inPlaceOf !== undefined
        ? `${noun()} into play where ${cardsNoun(node.inPlaceOf, v).text} stood`
        : `${noun()} into play ${node.asYours ? `under ${whose('you', v)} control` : ''}`,
    );
  }
  return playerClause('you', [programs[program]], v, () => {
    const said = noun();
    if (node.anywhere) return `${said} anywhere in ${whose('you', v)} battleline`;
    return node.against === undefined
      ? `${said} as if it were ${yours(v)}`
      : `${said} against ${cardsNoun(node.against, v).text}`;
  });
}

export const counters = (n: Num, one: string, v: Voice): Amount => {
  if (n === 1) return { head: article(one), tail: '' };
  const lost = typeof n === 'object' && 'amount' in n ? amounts[v.done] : undefined;
  if (lost !== undefined) return { head: article(one), tail: `for each ${lost} ${v.done} this way` };
  const { head, tail } = amount(n, one, `${one}s`, v);
  // "two +1 power counters", and not "2 +1 power counters"
  return { head: one.startsWith('+') ? head.replace(/^\d+/, (digits) => inLetters(Number(digits))) : head, tail };
};
