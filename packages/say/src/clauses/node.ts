// Text of effects, as sentences. A node becomes parts: clauses, which may be joined or put after "you may", and
// finished texts. A choice is not said by itself if the next clause can introduce the card: "choose a creature, destroy
// it" is "Destroy a creature."
import type { Cond, Node, Num, SetupMoment, Who } from '@vaultsong/engine';
import { playerClause } from '../grammar/clause.ts';
import { sentence } from '../grammar/english.ts';
import type { Head, Part } from '../grammar/part.ts';
import { choicesText, clausePart, headOfParts, permittedParts, sentencesOf, text } from '../grammar/part.ts';
import type { Noun, Voice } from '../grammar/voice.ts';
import { another } from '../grammar/voice.ts';
import { isYou, player, subject, verbOf, whose } from '../grammar/who.ts';
import { cardsNoun, introduce, isOneCard, picked } from '../things/cards.ts';
import { condition } from '../things/condition.ts';
import { eachCard } from '../things/filter.ts';
import { amount, saidOf } from '../things/number.ts';
import type { Action } from './actionWords.ts';
import { isAction, ruleSteps } from './actionWords.ts';
import { askedParts } from './asked.ts';
import { eitherOf, ifItIsDestroyed, upToTimes } from './choices.ts';
import { choiceOfEach, folded, goingOn } from './fold.ts';
import { prevented } from './prevented.ts';
import { forSome } from './several/somePlayers.ts';
import { eachTimeFor } from './several/times.ts';
import { tokensMade } from './several/tokens.ts';
import { downTo } from './several/untilEnough.ts';
import { fairTarget, flat, introducedBy, mentions, usedBy } from './variable.ts';
import { actionClauseOf } from './verb.ts';

/** The moments before the first turn at which cards beside the table act. */
export const setupMoments: Readonly<Record<SetupMoment, string>> = {
  'before-hands': 'before you draw your starting hand',
  'after-hands': 'after you have drawn your starting hand',
};

/** All that a node does, as sentences. */
export const paragraph = (node: Node, v: Voice): string => sentencesOf(parts(node, v)).map(sentence).join(' ');

/**
 * The text behind "if …," or "each time …,": one sentence, and the sentences that hang on it.
 * @param alone nothing else stands in this text, so that a second sentence is understood to belong to the first
 */
export const scoped = (node: Node, v: Voice, alone = false): Head => headOfParts(parts(node, v), alone);

/** Like `scoped`, after "you may": "ready and fight with a creature". */
export const permitted = (node: Node, who: Who, v: Voice): Head => permittedParts(parts(node, v), who, v);

// ── Parts ────────────────────────────────────────────────────────────────────────────────────────

/** The text of a node as parts, in order. */
function parts(node: Node, v: Voice): readonly Part[] {
  const steps = flat(node);
  const said: Part[] = [];
  for (let i = 0; i < steps.length; ) {
    const rest = steps.slice(i);
    const { parts: more, used } = repeatedOnYou(steps, i, v) ??
      endOfTurn(rest) ??
      folded(rest, v, scoped) ?? { parts: partsOf(rest, v, steps[i - 1]), used: 1 };
    said.push(...more.map((part) => byThem(part, steps[i - 1], v)));
    i += used;
  }
  return said;
}

/** "It belongs to Mars and no other house" tells by its first word on what it hangs. */
function lastingPart(step: Extract<Node, { kind: 'lasting' }>, v: Voice): Part {
  const said = v.read.lasting([step], v);
  return text(said, [], said.startsWith('it '));
}

/** ", draw a card", and " and you control 6 or more creatures, draw a card" where the effect is a condition in its turn. */
const condensed = ({ then, else: other }: Extract<Node, { kind: 'ifYouDo' }>, head: string): string =>
  then.kind === 'if' && then.else === undefined && other === undefined && head.startsWith('if ')
    ? ` and ${head.slice('if '.length)}`
    : `, ${head}`;

/** "If they do": where another player was asked before it. */
function byThem(part: Part, before: Node | undefined, v: Voice): Part {
  if (part.kind !== 'text' || before?.kind !== 'may' || before.by === undefined || isYou(before.by, v)) return part;
  return { ...part, text: part.text.replace(/^if you do/, 'if they do') };
}

/** What comes after this step does not come, which goes without saying. */
function endOfTurn([step, next]: readonly Node[]): { readonly parts: readonly Part[]; readonly used: 2 } | null {
  const isEnd =
    next?.kind === 'endStep' &&
    step?.kind === 'lasting' &&
    step.ability.on === 'constant' &&
    step.ability.give.every(({ mod }) => mod === 'skip-step');
  return isEnd ? { parts: [text('end your turn')], used: 2 } : null;
}

/** "Your opponent does the same to you": the steps before, with the opponent as "you". */
function repeatedOnYou(
  steps: readonly Node[],
  i: number,
  v: Voice,
): { readonly parts: readonly Part[]; readonly used: 1 } | null {
  const step = steps[i];
  if (step?.kind !== 'eachPlayer' || step.who !== 'opponent') return null;
  const same = flat(step.then);
  const before = steps.slice(Math.max(0, i - same.length), i);
  if (JSON.stringify(before) !== JSON.stringify(same)) return null;
  const you = isYou('you', v) ? 'you' : 'them';
  return {
    parts: [text(`${subject('opponent', v)} ${verbOf('opponent', 'do', v)} the same to ${you}`, [], true)],
    used: 1,
  };
}

/** The text of the first of these steps, which the others follow. */
function partsOf([step, ...rest]: readonly Node[], v: Voice, before?: Node): readonly Part[] {
  if (step === undefined) return [];
  if (isAction(step)) return actionParts(step, v);
  switch (step.kind) {
    case 'seq':
      return parts(step, v);
    case 'choose':
      return chosen(step, rest, v);
    case 'option':
      return optional(step, v);
    case 'may': {
      const who = step.by ?? 'you';
      const either = eitherOf(step.then, who, v, permitted);
      if (either !== null) return [text(`${subject(who, v)} may ${either}`)];
      const { head, after } = permitted(step.then, who, v);
      return [text(`${subject(who, v)} may ${head}`, after)];
    }
    case 'number':
    case 'house':
    case 'name':
    case 'trait':
    case 'half':
      return askedParts(step, v);
    case 'if':
      return conditional(step, v);
    case 'ifYouDo':
      return ifDone(step, v, before);
    case 'again':
      return [clausePart(playerClause('you', ['repeat'], v, () => 'this effect'))];
    case 'remember':
      return remembered(step, rest, v);
    case 'times':
      return severalTimes(step, v);
    case 'each':
      return oneByOne(step, v);
    case 'eachPlayer': {
      if (step.who === 'you') return parts(step.then, v);
      const all = subject(step.who, v);
      const { who, then } = forSome(step.then, all, v) ?? { who: all, then: step.then };
      const inner = another(v, { you: who });
      const { head, after } = scoped(then, inner);
      v.done = inner.done;
      return [text(head, after)];
    }
    case 'repeat':
      return upToTimes(step, v, scoped) ?? repeated(step, v);
    case 'lasting':
      return [lastingPart(step, v)];
    case 'mulligan':
      return [text('keep your hand, or shuffle it into your deck and draw one fewer card')];
    case 'setup':
      return [text(`do what your cards beside the table say ${setupMoments[step.at]}`)];
    case 'turnOrder':
      return [text('choose who of your team goes first, and who next')];
    case 'readying':
      return [text('ready your cards')];
    case 'moves':
      return [text('play, discard, and use cards of the active house')];
    case 'turn':
      return [text('take a turn')];
    case 'contribute':
      return [text(`your team loses a total of ${saidOf(amount(step.total, 'æmber', 'æmber', v))}`)];
    case 'useAutomaton':
      return [text(usedByAutomaton(step, v))];
    case 'flank':
      // Where it goes is asked, and everybody knows that: "take control of a creature" says it all.
      return [];
    case 'otherHalf':
      return [text('choose the other half')];
    case 'permit':
      return [text('choose which permission is used up')];
    case 'useOn':
      return [text('go on with its use')];
    case 'useHow':
      return [clausePart(playerClause('you', ['use'], v, () => cardsNoun(step.card, v).text))];
    case 'rule':
      return [text(ruleSteps[step.step])];
    case 'prevent':
      return [clausePart(prevented(v))];
    case 'special':
      return [text(step.says.replace(/\.$/, ''))];
    default:
      return step satisfies never;
  }
}

function optional(step: Extract<Node, { kind: 'option' }>, v: Voice): readonly Part[] {
  const done = new Set<string>();
  const choices = step.of.map(({ then }) => {
    const inner = another(v);
    const said = scoped(then, inner, true);
    done.add(inner.done);
    return said;
  });
  // Whatever is chosen, the same was done.
  const [same] = done;
  if (done.size === 1 && same !== undefined) v.done = same;
  const who = step.by ?? 'you';
  const chooses = isYou(who, v) ? 'choose' : `${subject(who, v)} ${verbOf(who, 'choose', v)}`;
  return [text(`${chooses} one: ${choicesText(choices)}`)];
}

function ifDone(step: Extract<Node, { kind: 'ifYouDo' }>, v: Voice, before: Node | undefined): readonly Part[] {
  const { head, after } = scoped(step.then, v);
  const ifSo = isYou('you', v) || v.automaton !== null ? 'if you do' : 'if they do';
  if (head === '') return otherwise(step.else, `${ifSo} not`, v).map((said) => text(said, [], true));
  return [
    text(
      `${step.last && before?.kind !== 'may' ? 'if that was done' : ifSo}${condensed(step, timeLast(head))}`,
      [...after, ...otherwise(step.else, 'otherwise', v)],
      true,
    ),
  ];
}

function severalTimes(step: Extract<Node, { kind: 'times' }>, v: Voice): readonly Part[] {
  const per = eachTimeFor(step.count, v);
  const made = flat(step.then).find(isMadeOfDeck);
  const number = typeof step.count === 'number' || isEventAmount(step.count) ? step.count : null;
  if (number !== null && made !== undefined) {
    v.done = 'made';
    v.doneToOne = false;
    return [
      clausePart(
        playerClause('you', ['make'], v, () => tokensMade(made, typeof number === 'number' ? number : 'that many', v)),
      ),
    ];
  }
  const each = choiceOfEach(step, v);
  if (each !== null) return [text(each, [])];
  // Sentences of their own are no list: "…. If it is not destroyed, steal 1 æmber. Repeat this."
  if (step.count === 2 && flat(step.then).some(({ kind }) => kind === 'if'))
    return [...parts(step.then, v), text('repeat this', [], true)];
  const { head, after } = scoped(step.then, v);
  if (typeof step.count === 'number' && isAction(step.then))
    return [text(`${head} ${timesText(step.count, v)}`, after)];
  return [text(per === null ? `do this ${timesText(step.count, v)}: ${head}` : `for each ${per}, ${head}`, after)];
}

/** For each card, one after the other. */
function oneByOne(step: Extract<Node, { kind: 'each' }>, v: Voice): readonly Part[] {
  const of = 'all' in step.of ? eachCard(step.of.all, v) : cardsNoun(step.of, v).text;
  const those = 'var' in step.of ? v.words.get(step.of.var)?.noun : undefined;
  v.words.set(step.as, { noun: those ?? headWord(of), many: false, of: null, name: null, first: null });
  v.heard = step.as;
  const destroyed = ifItIsDestroyed(step);
  const { head, after } = scoped(destroyed ?? step.then, v);
  if (destroyed !== null) {
    const lost = `each ${those ?? headWord(of)} destroyed this way`;
    return mentions(destroyed, step.as) || after.length > 0 || / for each |, /.test(head)
      ? [text(`for ${lost}, ${head}`, after)]
      : [text(`${head} for ${lost}`)];
  }
  return [text(`for ${/^(each|the) /.test(of) ? of : `each of ${of}`}, one at a time, ${head}`, after)];
}

/** An action, and what is to be known about it afterwards. */
function actionParts(action: Action, v: Voice): readonly Part[] {
  if (action.kind === 'unforge' && action.forged !== undefined) {
    v.done = 'unforged';
    const their = isYou(action.who, v) ? 'your' : 'their';
    return [text(`if ${player(action.who, v)} forged a key on ${their} last turn, unforge it`)];
  }
  const clause = actionClauseOf(action, v);
  if (action.kind !== 'archive' || action.whose !== 'yours') return [clausePart(clause)];
  const isOne = /^(an?|one of|another|it|that) /.test(clause.rest) && !/ and an? /.test(clause.rest);
  const those = isOne ? 'it' : 'one of them';
  const leaves = `${those} would leave`;
  const unless = action.unlessYours ? `${subject('you', v)} ${verbOf('you', 'do', v)} not own ${those} and ` : '';
  const from = `${whose('you', v)} archives`;
  return [
    clausePart(clause),
    text(
      `if ${unless}${unless === '' ? leaves : leaves.replace('one of them', 'it')} ${from}, it goes to its owner’s hand instead`,
      [],
      true,
    ),
  ];
}

function chosen(choice: Extract<Node, { kind: 'choose' }>, rest: readonly Node[], v: Voice): readonly Part[] {
  const step = rest.reduce(fairTarget, choice);
  const byYou = step.by === undefined || step.by === 'you' || step.how !== undefined;
  if (byYou && introducedBy(step.as, rest)) {
    introduce(step.as, step, () => picked(step, v), v);
    return [];
  }
  const clause = playerClause(step.by ?? 'you', ['choose'], v, () => picked(step, v));
  introduce(step.as, step, null, v);
  v.heard = step.as;
  return [clausePart(clause, true)];
}

function usedByAutomaton({ cards, fight }: Extract<Node, { kind: 'useAutomaton' }>, v: Voice): string {
  const adversary = v.automaton ?? 'the adversary';
  if (cards === 'adversary') return fight ? `${adversary} fights its prey` : `${adversary} is used`;
  return cards === 'creatures' ? 'its creatures are used from left to right' : 'its artifacts are used one by one';
}

function conditional(step: Extract<Node, { kind: 'if' }>, v: Voice): readonly Part[] {
  const few = downTo(step, v);
  if (few !== null) return [clausePart(few)];
  const cond = condition(step.cond, v);
  if (step.else === undefined && step.then.kind === 'may' && step.then.then.kind === 'again')
    return [text(`${subject('you', v)} may repeat this effect as long as ${cond}`, [], true)];
  const onward = goingOn(step);
  if (onward !== null) {
    const { head, after } = scoped(onward, v);
    return [text(`if ${cond}, ${head} and repeat this for that card`, after)];
  }
  const { topic } = v;
  v.topic = namesOpponent(cond, v) ? 'opponent' : topic;
  const { head, after } = scoped(step.then, v);
  v.topic = topic;
  const so = step.then.kind === 'again' ? stillSo(cond) : cond;
  return [text(`if ${so}, ${timeLast(head)}`, [...after, ...otherwise(step.else, 'otherwise', v)])];
}

/** "if you do, it cannot be dealt damage for the rest of the turn": behind a condition the time of a short effect is last. */
const timeLast = (head: string): string =>
  head.replace(/^(for the rest of the turn|for this fight|during your next turn), ([^,:“]+)$/, '$2 $1');

/** "If your opponent has 7 or more æmber, they …"; "if you have more æmber than your opponent, they …". */
export const namesOpponent = (cond: string, v: Voice): boolean =>
  v.you === 'you' &&
  v.readBy === 'you' &&
  (cond.startsWith(`${player('opponent', v)} `) || cond.endsWith(` than ${player('opponent', v)}`));

function repeated(step: Extract<Node, { kind: 'repeat' }>, v: Voice): readonly Part[] {
  const once = step.atMost === 1;
  const most = step.atMost === undefined || once ? '' : `, up to ${saidOf(amount(step.atMost, 'time', 'times', v))}`;
  const before = parts(step.then, v);
  const again = before.length > 1 ? 'this' : 'the preceding effect';
  const cond = condition(step.while, v);
  const so = isSame(step.then, step.while) ? stillSo(cond) : cond;
  return [...before, text(`repeat ${again} ${once ? 'if' : 'while'} ${so}${most}`, [], true)];
}

/** "your opponent still controls more creatures than you": for the second time. */
const stillSo = (cond: string): string =>
  cond
    .replace(/^(your opponent|you) (has|have|controls?) /, '$1 still $2 ')
    .replace(/ is in play$/, ' is still in play');

/** Whether what is repeated began with that same condition. */
const isSame = (then: Node, cond: Cond): boolean =>
  then.kind === 'if' && JSON.stringify(then.cond) === JSON.stringify(cond);

/** Cards that are remembered go without saying, unless something happens first after which they would not be found. */
function remembered(step: Extract<Node, { kind: 'remember' }>, rest: readonly Node[], v: Voice): readonly Part[] {
  const { as, cards } = step;
  const described = 'all' in cards && cards.all.zone === undefined;
  const several = described || ('all' in cards && !isOneCard(cards, v));
  const known = (first: (() => string) | null, noun: Noun): void =>
    void v.words.set(as, { noun: headWord(noun.text), many: several || noun.many, of: noun.of, name: null, first });
  const noun = cardsNoun(cards, v);
  if (!described || usedBy(as, rest)) {
    known(() => noun.text, noun);
    return [];
  }
  const clause = playerClause('you', ['note'], v, () => noun.text);
  known(null, noun);
  v.heard = as;
  return [clausePart(clause, true)];
}

const isEventAmount = (n: Num): boolean => typeof n === 'object' && 'amount' in n && n.amount === 'event';

/** "Make 2 token creatures": one after another, which goes without saying. */
const isMadeOfDeck = (step: Node): step is Extract<Node, { kind: 'makeToken' }> =>
  step.kind === 'makeToken' && 'top' in step.what;

const timesText = (n: Num, v: Voice): string => saidOf(amount(n, 'time', 'times', v));

const headWord = (each: string): string =>
  /(creature|artifact|upgrade|action|neighbor)/.exec(each)?.[1]?.replace('neighbor', 'creature') ?? 'card';

function otherwise(node: Node | undefined, word: string, v: Voice): readonly string[] {
  if (node === undefined) return [];
  const { head, after } = scoped(node, v);
  return [`${word}, ${head}`, ...after];
}
