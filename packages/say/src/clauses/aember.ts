// Clauses about æmber, keys and chains.
import type { Cards, Node, Num, Who } from '@vaultsong/engine';
import type { Clause } from '../grammar/clause.ts';
import { cardClause, playerClause } from '../grammar/clause.ts';
import type { Noun, Voice } from '../grammar/voice.ts';
import { isYou, player, whose } from '../grammar/who.ts';
import { cardsNoun } from '../things/cards.ts';
import type { Amount } from '../things/number.ts';
import { amount, around, perEach, poolAmount, saidOf, value } from '../things/number.ts';
import type { Action } from './actionWords.ts';

export type AemberAction = Extract<
  Action,
  {
    kind: 'gain' | 'lose' | 'steal' | 'pay' | 'capture' | 'placeAember' | 'takeAember' | 'forge' | 'unforge' | 'chains';
  }
>;

const aember = (n: Num, v: Voice): string => saidOf(amount(n, 'æmber', 'æmber', v));
const pool = (n: Num, v: Voice): string => saidOf(poolAmount(n, v));
const allOr = (n: Num | 'all', v: Voice): Amount =>
  n === 'all' ? { head: 'all æmber', tail: '' } : amount(n, 'æmber', 'æmber', v);

const causes = { reap: 'for reaping', bonus: 'as a bonus' } as const;

export function aemberClause(node: AemberAction, v: Voice): Clause {
  switch (node.kind) {
    case 'gain':
      return playerClause(
        node.who,
        ['gain'],
        v,
        () =>
          `${aember(node.amount, v)} ${node.cause === undefined ? '' : causes[node.cause]} ${node.from === undefined ? '' : `from ${cardsNoun(node.from, v).text}`}`,
      );
    case 'lose':
      return playerClause(node.who, ['lose'], v, () => pool(node.amount, v));
    case 'steal':
      return playerClause(node.who ?? 'you', ['steal'], v, () => pool(node.amount, v));
    case 'pay':
      return playerClause(node.from, ['give'], v, () => `${receiver(node.to, v)} ${pool(node.amount, v)}`);
    case 'capture':
      return captureClause(node, v);
    case 'placeAember':
      return placeClause(node, v);
    case 'takeAember':
      return takeClause(node, v);
    case 'forge':
      return playerClause(node.who, ['forge'], v, () => `${keyNoun(node, v)} ${forgeCost(node, v)}`);
    case 'unforge':
      return playerClause('you', ['unforge'], v, () => {
        const key = `a key ${player(node.who, v)} forged`;
        return node.forged === undefined ? key : `${key} on ${isYou(node.who, v) ? 'your' : 'their'} last turn`;
      });
    case 'chains':
      return typeof node.amount === 'number' && node.amount < 0
        ? playerClause(node.who, ['shed'], v, () => saidOf(amount(-Number(node.amount), 'chain', 'chains', v)))
        : playerClause(node.who, ['gain'], v, () => saidOf(amount(node.amount, 'chain', 'chains', v)));
    default:
      return node satisfies never;
  }
}

const receiver = (who: Who, v: Voice): string => (who === 'you' && v.you !== 'you' ? 'them' : player(who, v));

type Capture = Extract<AemberAction, { kind: 'capture' }>;

/** The very æmber that set the ability off, all of it. */
const isOfEvent = ({ from, amount }: Capture): boolean =>
  from === 'event' && typeof amount === 'object' && 'amount' in amount;

/** Whose æmber it is, where that is not the opponent's. */
function capturedFrom(node: Capture, all: boolean): string {
  if (node.fromOpponent !== undefined) return all ? 'from each player' : 'from any combination of players';
  if (node.from === 'own-side') return 'from its own side';
  return node.from === 'event' && !isOfEvent(node) ? 'of it' : '';
}

function captureClause(node: Capture, v: Voice): Clause {
  const all = node.fromOpponent !== undefined && isAllThereIs(node.amount);
  let from = capturedFrom(node, all);
  const amount = (): string => (all ? 'all æmber' : isOfEvent(node) ? 'that æmber' : pool(node.amount, v));
  const bySelf = 'ref' in node.card && node.card.ref === 'self';
  if (bySelf && v.creature && v.automaton === null)
    return playerClause('you', ['capture'], v, () => `${amount()} ${from}`);
  const noun = (): Noun => {
    const said = cardsNoun(node.card, v);
    // Creatures of both players take it from different pools.
    if (from === '' && /^each (?!.*(friendly|enemy|neighboring) )/.test(said.text)) from = 'from its opponent';
    return said;
  };
  return cardClause(noun, ['capture'], v, () => `${amount()} ${from}`);
}

/** The æmber of both pools together. */
const isAllThereIs = (n: Num | 'all'): boolean =>
  typeof n === 'object' &&
  'sum' in n &&
  n.sum.length === 2 &&
  (['you', 'opponent'] as const).every((who) =>
    n.sum.some((part) => typeof part === 'object' && 'aember' in part && part.aember === who),
  );

function placeClause({ amount: n, card, from }: Extract<AemberAction, { kind: 'placeAember' }>, v: Voice): Clause {
  const onto = (): string => cardsNoun(card, v).text;
  if (from === 'supply')
    return playerClause('you', ['put'], v, () =>
      around(amount(n, 'æmber', 'æmber', v), `from the supply on ${onto()}`),
    );
  return playerClause('you', ['move'], v, () => around(poolAmount(n, v), `from ${whose(from, v)} pool to ${onto()}`));
}

function takeClause({ amount: n, card, to }: Extract<AemberAction, { kind: 'takeAember' }>, v: Voice): Clause {
  const off = (): string => cardsNoun(card, v).text;
  const much = (): Amount =>
    isHalfOfIt(n, card) ? { head: 'half of the æmber', tail: `(rounded ${n.round})` } : allOr(n, v);
  if (to === 'supply') return playerClause('you', ['remove'], v, () => around(much(), `from ${off()}`));
  return playerClause('you', ['move'], v, () => around(much(), `from ${off()} to ${whose(to, v)} pool`));
}

/** Half of what lies on the card that it is taken from. */
const isHalfOfIt = (n: Num | 'all', card: Cards): n is Extract<Num, { half: unknown }> =>
  typeof n === 'object' &&
  'half' in n &&
  typeof n.half === 'object' &&
  'aemberOn' in n.half &&
  (JSON.stringify(n.half.aemberOn) === JSON.stringify(card) ||
    ('ref' in n.half.aemberOn && n.half.aemberOn.ref === 'target'));

/** "a key", "your red key". */
const keyNoun = ({ who, color }: Extract<Node, { kind: 'forge' }>, v: Voice): string =>
  color === undefined ? 'a key' : `${isYou(who, v) ? 'your' : 'their'} ${color} key`;

function forgeCost(node: Extract<Node, { kind: 'forge' }>, v: Voice): string {
  const bound = node.least === undefined ? '' : `, but for at least ${aember(node.least, v)}`;
  return `${reckonedCost(node, v)}${bound}`;
}

function reckonedCost({ cost, extra = 0 }: Extract<Node, { kind: 'forge' }>, v: Voice): string {
  if (cost !== undefined) return cost === 0 ? 'at no cost' : `for ${aember(cost, v)}`;
  if (extra === 0) return 'at its current cost';
  if (typeof extra === 'number') return `at its current cost ${extra > 0 ? `plus ${extra}` : `minus ${-extra}`} æmber`;
  const less = 'times' in extra && extra.times[0] === -1 ? perEach(extra.times[1], v) : null;
  if (less !== null) return `at its current cost, reduced by 1 æmber for each ${less}`;
  return `at its current cost plus ${reduced(extra, v) ?? value(extra, v)}`;
}

/** "9 æmber, minus 1 æmber for each card in your hand". */
function reduced(n: Num, v: Voice): string | null {
  if (typeof n === 'number' || !('sum' in n) || n.sum.length !== 2) return null;
  const [most, less] = n.sum;
  if (typeof most !== 'number' || typeof less !== 'object' || !('times' in less) || less.times[0] !== -1) return null;
  const [, many] = less.times;
  const isCapped = typeof many === 'object' && 'least' in many && typeof many.least[0] === 'number';
  const per = perEach(isCapped ? (many.least[1] ?? 0) : many, v);
  if (per === null) return null;
  return `${most} æmber, minus 1 æmber for each ${per}${isCapped ? `, up to ${many.least[0]}` : ''}`;
}
