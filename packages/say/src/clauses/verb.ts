// One clause for each thing that can be done: the verbs, and the programs of the rules that an ability may run.
import type { Cards, Node } from '@vaultsong/engine';
import type { Clause } from '../grammar/clause.ts';
import { cardClause, playerClause } from '../grammar/clause.ts';
import { possessiveOf } from '../grammar/english.ts';
import type { Voice } from '../grammar/voice.ts';
import { isYou, whose } from '../grammar/who.ts';
import { cardsNoun, isOneCard } from '../things/cards.ts';
import { houseNoun } from '../things/house.ts';
import { amount, saidOf } from '../things/number.ts';
import type { Action } from './actionWords.ts';
import { isOfPlayer, participleOf, programs } from './actionWords.ts';
import { aemberClause } from './aember.ts';
import { inPlayClause, opposite } from './inPlay.ts';
import { moveClause } from './move.ts';
import { tokensMade } from './several/tokens.ts';

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
      return node.asYours ||
        node.anywhere ||
        node.onto !== undefined ||
        node.against !== undefined ||
        node.program === 'put-into-play'
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

/** The clause of one action. */
export function actionClauseOf(node: Action, v: Voice): Clause {
  const plain = plainVerb(node);
  if (plain !== null) return sharedClause([plain.verb], plain.what, node, v);
  const clause = asOrder(node, clauseOf(node, v), v);
  // Whatever is counted at the end ("for each card in your hand") stands between the cards and an "it".
  if (/ for each | as if /.test(clause.rest) || node.kind === 'swap') v.heard = null;
  v.done = node.kind === 'counter' && opposite(node.amount) !== null ? 'that lost counters' : participle(node);
  v.doneToOne = node.kind === 'makeToken' && isOneCard(node.what, v);
  return clause;
}

const participle = (node: Action): string =>
  node.kind === 'run' && node.program === 'put-into-play' ? 'put into play' : participleOf(node.kind);

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
    case 'refill': {
      const whoseHand = isYou(node.who, v) ? whose(node.who, v) : 'their';
      return playerClause(
        node.who,
        ['refill'],
        v,
        () => `${whoseHand} hand as if it were the end of ${whoseHand} turn`,
      );
    }
    case 'activeHouse':
      return cardClause(
        () => ({ text: houseNoun(node.house, v), many: false }),
        ['become'],
        v,
        () => 'the active house',
      );
    case 'endStep':
      return you('end', () => 'this step');
    case 'makeToken':
      if ('top' in node.what) return you('make', () => tokensMade(node, 1, v));
      return you('put', () => `${noun(node.what)} into play facedown`);
    case 'flip':
      return you('turn', () => `${noun(node.what)} over`);
    case 'turnOver':
      return you('turn', () => `${noun(node.what)} over`);
    case 'run':
      return runClause(node, v);
    case 'trigger':
      return triggerClause(node, v);
    case 'bonus':
      return bonusClause(node, v);
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
      return inPlayClause(node, v);
  }
}

const yours = (v: Voice): string => (isYou('you', v) ? 'yours' : 'theirs');

const timingTitles = { reap: 'Reap', fight: 'Fight', play: 'Play', omni: 'Omni', fate: 'Fate', move: 'Move' } as const;

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
    if (node.onto !== undefined) return `${said} on ${cardsNoun(node.onto, v).text}`;
    if (node.anywhere) return `${said} anywhere in ${whose('you', v)} battleline`;
    return node.against === undefined
      ? `${said} as if it were ${yours(v)}`
      : `${said} against ${cardsNoun(node.against, v).text}${node.ignoring === undefined ? '' : `, ignoring ${node.ignoring}`}`;
  });
}

function triggerClause({ of, timing }: Extract<Action, { kind: 'trigger' }>, v: Voice): Clause {
  return playerClause('you', ['trigger'], v, () => {
    const card = cardsNoun(of, v).text;
    const ability = `“${timingTitles[timing]}:” ability`;
    return `${card === 'it' ? `its ${ability}` : `the ${ability} of ${card}`} as if it were ${yours(v)}`;
  });
}

function bonusClause({ card }: Extract<Action, { kind: 'bonus' }>, v: Voice): Clause {
  return playerClause('you', ['resolve'], v, () => {
    const { text, many } = cardsNoun(card, v);
    const icons = text === 'it' || text === 'them' ? `${possessiveOf(text)} bonus icons` : `the bonus icons of ${text}`;
    return `${icons} as if ${v.you === 'you' ? 'you' : 'they'} had played ${many ? 'them' : 'it'}`;
  });
}
