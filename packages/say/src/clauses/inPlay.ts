// Clauses for what happens to cards in play: damage, healing, counters, control, copies.
import type { Cards, Num } from '@vaultsong/engine';
import type { Clause } from '../grammar/clause.ts';
import { cardClause, playerClause } from '../grammar/clause.ts';
import { article, inLetters, list, title } from '../grammar/english.ts';
import type { Voice } from '../grammar/voice.ts';
import { isYou } from '../grammar/who.ts';
import { cardsNoun } from '../things/cards.ts';
import { manyCards } from '../things/filter.ts';
import type { Amount } from '../things/number.ts';
import { amount, amounts, around, counterNoun, saidOf } from '../things/number.ts';
import type { Action } from './actionWords.ts';
import { exchangeClause } from './exchange.ts';

/** Actions on cards in play beyond single verbs. */
type InPlay = Extract<
  Action,
  {
    kind:
      | 'damage'
      | 'loseArmor'
      | 'heal'
      | 'counter'
      | 'redistribute'
      | 'control'
      | 'swap'
      | 'attach'
      | 'stand'
      | 'arrange'
      | 'unward'
      | 'clear'
      | 'toPlace'
      | 'becomeCopy'
      | 'save'
      | 'shiftAember'
      | 'shiftCounters'
      | 'shiftDamage';
  }
>;

export function inPlayClause(node: InPlay, v: Voice): Clause {
  const you = (verb: string, rest: () => string): Clause => playerClause('you', [verb], v, rest);
  const noun = (cards: Cards): string => cardsNoun(cards, v).text;
  switch (node.kind) {
    case 'damage':
      return exchangeClause(node, v) ?? damageClause(node, v);
    case 'loseArmor':
      return loseArmorClause(node, v);
    case 'heal':
      return healClause(node, v);
    case 'counter':
      return counterClause(node, v);
    case 'shiftAember':
      return you('move', () => {
        const much = node.amount === 'all' ? 'all æmber' : saidOf(amount(node.amount, 'æmber', 'æmber', v));
        const from = noun(node.from);
        return `${much} from ${from} to ${noun(node.to)}`;
      });
    case 'shiftCounters':
      return you('move', () => {
        const one = counterNoun(node.counter);
        const much = node.amount === 'all' ? `all ${one}s` : movedCounters(node, one, v);
        const from = noun(node.from);
        return `${much}${from === '' ? '' : ` from ${from}`} to ${noun(node.to)}`;
      });
    case 'shiftDamage':
      return you('move', () => {
        const much = node.amount === 'all' ? 'all damage' : saidOf(amount(node.amount, 'damage', 'damage', v));
        const from = noun(node.from);
        return `${much} from ${from} to ${noun(node.to)}`;
      });
    case 'redistribute':
      return redistributeClause(node, v);
    case 'save':
      return cardClause(
        () => cardsNoun(node.what, v),
        ['be'],
        v,
        () => 'not destroyed',
      );
    case 'control':
      return controlClause(node, v);
    case 'swap':
      return swapClause(node, v);
    case 'attach':
      return you('attach', () => `${noun(node.what)} to ${noun(node.to)}`);
    case 'stand':
      return you('put', () => `${noun(node.what)} on the ${node.flank} flank of your battleline as a creature`);
    case 'arrange':
      return arrangeClause(node, v);
    case 'unward':
      return you('remove', () => `a ward from ${noun(node.what)}`);
    case 'clear':
      return you('remove', () => `all counters from ${noun(node.what)}`);
    case 'toPlace':
      return you('move', () => `${noun(node.what)} ${node.anywhere ? 'anywhere in its battleline' : 'to a flank'}`);
    case 'becomeCopy':
      return copyClause(node, v);
  }
}

/** An amount goes to each of several cards, not to all of them together. */
const severally = (cards: string): string => (/^(up to )?\d+ /.test(cards) ? `each of ${cards}` : cards);

const healClause = ({ amount: n, what }: Extract<Action, { kind: 'heal' }>, v: Voice): Clause =>
  playerClause('you', ['heal'], v, () =>
    around(amount(n === 'all' ? 0 : n, 'damage', 'damage', v), `from ${severally(cardsNoun(what, v).text)}`),
  );

function counterClause(node: Extract<Action, { kind: 'counter' }>, v: Voice): Clause {
  const cards = (): string => cardsNoun(node.what, v).text;
  const one = counterNoun(node.counter);
  const less = opposite(node.amount);
  if (less === null)
    return playerClause('you', ['put'], v, () =>
      inOrder(
        node.what,
        () => counters(node.amount, one, v),
        () => `on ${severally(cards())}`,
        v,
      ),
    );
  if (isAllCounters(less, node)) return playerClause('you', ['remove'], v, () => `all ${one}s from ${cards()}`);
  return playerClause('you', ['remove'], v, () => around(counters(less, one, v), `from ${severally(cards())}`));
}

function redistributeClause({ carried, of }: Extract<Action, { kind: 'redistribute' }>, v: Voice): Clause {
  return playerClause('you', ['redistribute'], v, () => {
    const cards = 'all' in of ? manyCards(of.all, v) : cardsNoun(of, v).text;
    return `the ${carried === 'aember' ? 'æmber' : 'damage'} on ${cards} among them`;
  });
}

/** Which of both stands first is named first. */
function swapClause({ a, b, swapped }: Extract<Action, { kind: 'swap' }>, v: Voice): Clause {
  return playerClause('you', ['swap'], v, () => {
    const one = cardsNoun(a, v).text;
    const two = cardsNoun(b, v).text;
    if (swapped === undefined || swapped === 'zones') return `${one} with ${two}`;
    return swapped === 'control'
      ? `control of ${one} and ${two}`
      : `all æmber, damage, counters, and upgrades on ${one} with those on ${two}`;
  });
}

function controlClause({ who, what, until, flank, anywhere }: Extract<Action, { kind: 'control' }>, v: Voice): Clause {
  return playerClause(who, ['take'], v, () => {
    const time = until === undefined ? '' : `until ${v.self} leaves play`;
    const own = isYou(who, v) ? 'your' : 'their own';
    const where = anywhere ? `anywhere in ${own} battleline` : `on ${own} ${flank} flank`;
    const placed = flank === undefined && !anywhere ? '' : `, placing it ${where}`;
    return `control of ${cardsNoun(what, v).text} ${time}${placed}`;
  });
}

function arrangeClause({ what }: Extract<Action, { kind: 'arrange' }>, v: Voice): Clause {
  return playerClause('you', ['rearrange'], v, () =>
    cardsNoun(what, v)
      .text.replace(/^each friendly creature$/, 'your battleline')
      .replace(/^each other friendly creature$/, 'the other creatures in your battleline')
      .replace(/^each enemy creature$/, 'your opponent’s battleline'),
  );
}

function copyClause(node: Extract<Action, { kind: 'becomeCopy' }>, v: Voice): Clause {
  return cardClause(
    () => cardsNoun(node.what, v),
    [node.until === undefined ? 'become' : 'be'],
    v,
    () => {
      const house = node.house === undefined ? '' : `, except that it belongs to ${title(node.house)}`;
      return `a copy of ${cardsNoun(node.of, v).text}${house}${node.until === undefined ? '' : ' for the rest of the turn'}`;
    },
  );
}

/** A number below 0 without its sign; null for all others. */
export function opposite(n: Num): Num | null {
  if (typeof n === 'number') return n < 0 ? -n : null;
  if (!('times' in n) || typeof n.times[0] !== 'number' || n.times[0] >= 0) return null;
  return n.times[0] === -1 ? n.times[1] : { times: [-n.times[0], n.times[1]] };
}

/** As many counters as there are on the card that loses them. */
/** "half the time counters (rounded up)", "2 time counters". */
function movedCounters({ amount: n, from, counter }: ShiftCounters, one: string, v: Voice): string {
  const part = typeof n === 'object' && 'half' in n ? n.half : null;
  const isOfAll = JSON.stringify(part) === JSON.stringify({ countersOn: from, counter });
  if (typeof n === 'object' && 'half' in n && isOfAll) return `half the ${one}s (rounded ${n.round})`;
  return n === 'all' ? `all ${one}s` : saidOf(amount(n, one, `${one}s`, v));
}

type ShiftCounters = Extract<Action, { kind: 'shiftCounters' }>;

const isAllCounters = (n: Num, { what, counter }: Extract<Action, { kind: 'counter' }>): boolean =>
  typeof n === 'object' &&
  'countersOn' in n &&
  n.counter === counter &&
  (JSON.stringify(n.countersOn) === JSON.stringify(what) || ('ref' in n.countersOn && n.countersOn.ref === 'target'));

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
    if (node.splash !== undefined) {
      const much = amount(node.amount, 'damage', 'damage', v);
      if (much.tail.startsWith('equal to ')) return `${saidOf(much)} ${to()}`;
    }
    const first = `${inOrder(node.to, () => amount(node.amount, 'damage', 'damage', v), to, v)}${node.ignoringArmor ? ', ignoring armor' : ''}`;
    const others = (node.and ?? []).map((share) => shareOf(share, v));
    // "It" would be any of them.
    if (others.length > 0) v.heard = null;
    return list([first, ...others]);
  };
  return by === undefined
    ? playerClause('you', ['deal'], v, rest)
    : cardClause(() => cardsNoun(by, v), ['deal'], v, rest);
}

/** What others are dealt at the same moment: "1 damage to each enemy creature not on a flank". */
const shareOf = (
  { amount: much, to }: NonNullable<Extract<Action, { kind: 'damage' }>['and']>[number],
  v: Voice,
): string =>
  inOrder(
    to,
    () => amount(much, 'damage', 'damage', v),
    () => `to ${damaged(to, v)}`,
    v,
  );

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

export const counters = (n: Num, one: string, v: Voice): Amount => {
  if (n === 1) return { head: article(one), tail: '' };
  const lost = typeof n === 'object' && 'amount' in n ? amounts[v.done] : undefined;
  if (lost !== undefined) return { head: article(one), tail: `for each ${lost} ${v.done} this way` };
  const { head, tail } = amount(n, one, `${one}s`, v);
  // "two +1 power counters", and not "2 +1 power counters"
  return { head: one.startsWith('+') ? head.replace(/^\d+/, (digits) => inLetters(Number(digits))) : head, tail };
};
