// What happens, as sentences. A node becomes parts: clauses, which may be joined or put after "you may", and finished
// texts. A choice is not said by itself where the next clause can introduce the card: "choose a creature, destroy it" is
// "Destroy a creature."
import type { Cards, HouseChoice, Node, Num, Until, Who } from '../language.ts';
import type { Noun } from './cards.ts';
import { cardsNoun, introduce, picked } from './cards.ts';
import type { Clause } from './clause.ts';
import { infinitive, playerClause, statement, statements } from './clause.ts';
import { condition } from './condition.ts';
import { list, sentence, tidy } from './english.ts';
import { eachCard, manyCards } from './filter.ts';
import { amount, perEach, value } from './number.ts';
import { deedClauseOf, isDeed, plainVerb, ruleSteps, sharedClause } from './verb.ts';
import type { Voice } from './voice.ts';
import { another } from './voice.ts';
import { isYou, player, whose } from './who.ts';

export type Part =
  | { readonly kind: 'clause'; readonly clause: Clause; readonly choice: boolean }
  /** `after`: sentences that belong to it; `follows`: it hangs on what was said before ("if you do"). */
  | { readonly kind: 'text'; readonly text: string; readonly after: readonly string[]; readonly follows: boolean };

const text = (said: string, after: readonly string[] = [], follows = false): Part => ({
  kind: 'text',
  text: said,
  after,
  follows,
});
const clausePart = (clause: Clause, choice = false): Part => ({ kind: 'clause', clause, choice });

/** The steps of a node in one row: a sequence in a sequence says nothing of its own. */
export const flat = (node: Node): readonly Node[] => (node.kind === 'seq' ? node.steps.flatMap(flat) : [node]);

// ── Sentences ────────────────────────────────────────────────────────────────────────────────────

/** All that a node does, as sentences. */
export function paragraph(node: Node, v: Voice): string {
  const sentences: string[] = [];
  let open: Clause[] = [];
  const close = (): void => {
    if (open.length > 0) sentences.push(statements(open));
    open = [];
  };
  for (const part of parts(node, v)) {
    if (part.kind === 'text') {
      close();
      sentences.push(part.text, ...part.after);
    } else {
      const joins = open.length === 1 && part.clause.refers && open[0]?.subject === part.clause.subject;
      if (!joins || part.choice) close();
      open.push(part.clause);
      if (part.choice) close();
    }
  }
  close();
  return sentences.map(sentence).join(' ');
}

/** What stands behind "if …," or "each time …,": one sentence, and the sentences that hang on it. */
export function scoped(node: Node, v: Voice): { readonly head: string; readonly after: readonly string[] } {
  return scopedParts(parts(node, v));
}

function scopedParts(all: readonly Part[]): { readonly head: string; readonly after: readonly string[] } {
  const after: string[] = [];
  const said: string[] = [];
  let open: Clause[] = [];
  const close = (): void => {
    if (open.length > 0) said.push(statements(open));
    open = [];
  };
  for (const part of all) {
    if (part.kind === 'clause') {
      if (after.length > 0) after.push(statement(part.clause));
      else open.push(part.clause);
      continue;
    }
    close();
    if (said.length > 0 && (part.follows || after.length > 0)) after.push(part.text, ...part.after);
    else {
      said.push(part.text);
      after.push(...part.after);
    }
  }
  close();
  return { head: said.join(', then '), after };
}

/** Like `scoped`, after "you may": "ready and fight with a creature". */
export function permitted(
  node: Node,
  who: Who,
  v: Voice,
): { readonly head: string; readonly after: readonly string[] } {
  const all = parts(node, v);
  const clauses = all.flatMap((part) => (part.kind === 'clause' ? [part.clause] : []));
  const [first] = all;
  if (
    first?.kind === 'clause' &&
    clauses.length === all.filter((part) => part.kind === 'clause' || !part.follows).length
  ) {
    const rest = scopedParts(all.filter((part) => part.kind === 'text'));
    const does =
      isYou(who, v) || v.you !== 'you'
        ? clauses.map(infinitive)
        : clauses.map((c) => (c.subject === player(who, v) ? infinitive({ ...c, subject: '' }) : infinitive(c)));
    return { head: list(does), after: [rest.head, ...rest.after].filter((said) => said !== '') };
  }
  const { head, after } = scopedParts(all);
  return { head: `do this: ${head}`, after };
}

// ── Parts ────────────────────────────────────────────────────────────────────────────────────────

/** What a node says, in order. */
export function parts(node: Node, v: Voice): readonly Part[] {
  const steps = flat(node);
  const said: Part[] = [];
  for (let i = 0; i < steps.length; i++) {
    const step = steps[i];
    if (step === undefined) continue;
    if (step.kind === 'choose') {
      const dealt = divided(step, steps[i + 1], v);
      if (dealt !== null) {
        said.push(clausePart(dealt));
        i += 1;
        continue;
      }
    }
    if (step.kind === 'number') {
      const healed = healedUpTo(step, steps[i + 1], v);
      if (healed !== null) {
        said.push(clausePart(healed));
        i += 1;
        continue;
      }
    }
    const group = sharing(steps, i);
    if (group.length > 1) {
      const [one] = group;
      const last = steps[i + group.length - 1];
      if (one !== undefined && last !== undefined && isDeed(last)) {
        said.push(
          clausePart(
            sharedClause(
              group.map((g) => g.verb),
              one.what,
              last,
              v,
            ),
          ),
        );
        i += group.length - 1;
        continue;
      }
    }
    const lasting = lastingGroup(steps, i);
    if (lasting.length > 1) {
      said.push(text(v.read.lasting(lasting, v)));
      i += lasting.length - 1;
      continue;
    }
    said.push(...partsOf(step, steps.slice(i + 1), v));
  }
  return said;
}

function partsOf(step: Node, rest: readonly Node[], v: Voice): readonly Part[] {
  if (isDeed(step)) return [clausePart(deedClauseOf(step, v))];
  switch (step.kind) {
    case 'seq':
      return parts(step, v);
    case 'choose': {
      const first = picked(step, v);
      const byYou = step.by === undefined || step.by === 'you' || step.how !== undefined;
      if (byYou && introducedBy(step.as, rest)) {
        introduce(step.as, step, first, v);
        return [];
      }
      const clause = playerClause(step.by ?? 'you', ['choose'], v, () => first);
      introduce(step.as, step, null, v);
      v.heard = step.as;
      return [clausePart(clause, true)];
    }
    case 'option': {
      const choices = step.of.map(({ then }) => {
        const { head, after } = scoped(then, another(v));
        return [head, ...after].join('. ');
      });
      const who = step.by ?? 'you';
      return [text(`${isYou(who, v) ? 'choose' : `${player(who, v)} chooses`} one: ${choices.join(', or ')}`)];
    }
    case 'may': {
      const who = step.by ?? 'you';
      const { head, after } = permitted(step.then, who, v);
      return [text(`${player(who, v)} may ${head}`, after)];
    }
    case 'number':
      return [
        clausePart(
          playerClause(
            step.by ?? 'you',
            ['choose'],
            v,
            () => `a number from ${value(step.min, v)} to ${value(step.max, v)}`,
          ),
          true,
        ),
      ];
    case 'house':
      return [
        clausePart(
          playerClause(step.by ?? 'you', ['choose'], v, () => houseChoices(step.from, v)),
          true,
        ),
      ];
    case 'if': {
      const cond = condition(step.cond, v);
      const { head, after } = scoped(step.then, v);
      return [text(`if ${cond}, ${head}`, [...after, ...otherwise(step.else, 'otherwise', v)])];
    }
    case 'ifYouDo': {
      const { head, after } = scoped(step.then, v);
      if (head === '') return otherwise(step.else, 'if you do not', v).map((said) => text(said, [], true));
      return [text(`if you do, ${head}`, [...after, ...otherwise(step.else, 'otherwise', v)], true)];
    }
    case 'again':
      return [clausePart(playerClause('you', ['repeat'], v, () => 'this effect'))];
    case 'remember':
      return remembered(step, rest, v);
    case 'times': {
      const per = perEach(step.count, v);
      const { head, after } = scoped(step.then, v);
      return [text(per === null ? `do this ${timesText(step.count, v)}: ${head}` : `for each ${per}, ${head}`, after)];
    }
    case 'each': {
      const of = 'all' in step.of ? eachCard(step.of.all, v) : cardsNoun(step.of, v).text;
      v.words.set(step.as, { noun: headWord(of), many: false, of: null, name: null, first: null });
      v.heard = step.as;
      const { head, after } = scoped(step.then, v);
      return [text(`for ${/^(each|the) /.test(of) ? of : `each of ${of}`}, one at a time, ${head}`, after)];
    }
    case 'eachPlayer': {
      if (step.who === 'you') return parts(step.then, v);
      const inner = another(v, { you: player(step.who, v) });
      const { head, after } = scoped(step.then, inner);
      v.done = inner.done;
      return [text(head, after)];
    }
    case 'repeat': {
      const times = upToTimes(step, v);
      if (times !== null) return times;
      const once = step.atMost === 1;
      const most = step.atMost === undefined || once ? '' : `, up to ${said(amount(step.atMost, 'time', 'times', v))}`;
      const before = parts(step.then, v);
      return [
        ...before,
        text(
          `repeat ${before.length > 1 ? 'this' : 'the preceding effect'} ${once ? 'if' : 'while'} ${condition(step.while, v)}${most}`,
          [],
          true,
        ),
      ];
    }
    case 'lasting':
      return [text(v.read.lasting([step], v))];
    case 'mulligan':
      return [text('keep your hand, or shuffle it into your deck and draw one card less')];
    case 'moves':
      return [text('play, discard, and use cards of the active house')];
    case 'flank':
      // Where it goes is asked, and everybody knows that: "take control of a creature" says it all.
      return [];
    case 'useHow':
      return [clausePart(playerClause('you', ['use'], v, () => cardsNoun(step.card, v).text))];
    case 'rule':
      return [text(ruleSteps[step.step])];
    case 'prevent':
      return [clausePart(playerClause('you', ['prevent'], v, () => v.awaited))];
    case 'special':
      return [text(step.says.replace(/\.$/, ''))];
    default:
      return step satisfies never;
  }
}

/** Cards that are remembered go without saying, unless something happens first after which they would not be found. */
function remembered(step: Extract<Node, { kind: 'remember' }>, rest: readonly Node[], v: Voice): readonly Part[] {
  const { as, cards } = step;
  const described = 'all' in cards && cards.all.zone === undefined;
  const known = (first: string | null, noun: Noun): void =>
    void v.words.set(as, { noun: headWord(noun.text), many: described || noun.many, of: noun.of, name: null, first });
  const noun = cardsNoun(cards, v);
  if (!described || usedBy(as, rest)) {
    known(noun.text, noun);
    return [];
  }
  const clause = playerClause('you', ['note'], v, () => noun.text);
  known(null, noun);
  v.heard = as;
  return [clausePart(clause, true)];
}

const timesText = (n: Num, v: Voice): string => said(amount(n, 'time', 'times', v));

const said = ({ head, tail }: { readonly head: string; readonly tail: string }): string => `${head} ${tail}`.trim();

const headWord = (each: string): string =>
  /(creature|artifact|upgrade|action|neighbor)/.exec(each)?.[1]?.replace('neighbor', 'creature') ?? 'card';

function otherwise(node: Node | undefined, word: string, v: Voice): readonly string[] {
  if (node === undefined) return [];
  const { head, after } = scoped(node, v);
  return [`${word}, ${head}`, ...after];
}

function houseChoices(from: HouseChoice, v: Voice): string {
  switch (from) {
    case 'any':
      return 'a house';
    case 'identity':
      return `one of ${whose('you', v)} houses`;
    case 'opponents-identity':
      return `one of ${whose('opponent', v)} houses`;
    case 'active-house':
      return `${whose('you', v)} active house`;
  }
}

// ── Folding: what several steps say together ─────────────────────────────────────────────────────

const isVar = (cards: unknown, name: string): boolean =>
  typeof cards === 'object' && cards !== null && 'var' in cards && cards.var === name;

const isBoth = (part: unknown): part is { readonly both: readonly unknown[] } =>
  typeof part === 'object' && part !== null && 'both' in part && Array.isArray(part.both);

/** How a step speaks of a variable: of the card itself, or only of something about it (its neighbors). */
export function mention(tree: unknown, name: string): 'direct' | 'about' | null {
  if (tree === null || typeof tree !== 'object') return null;
  let found: 'direct' | 'about' | null = null;
  for (const part of Object.values(tree)) {
    if (isVar(part, name) || (isBoth(part) && part.both.some((one) => isVar(one, name)))) found = 'direct';
    else if (found === null && mentions(part, name)) found = 'about';
  }
  return found;
}

/** Whether a variable is spoken of anywhere in a tree. */
export function mentions(tree: unknown, name: string): boolean {
  if (tree === null || typeof tree !== 'object') return false;
  if (isVar(tree, name)) return true;
  return Object.values(tree).some((part) => mentions(part, name));
}

const differsOnly = (tree: unknown, name: string): boolean =>
  !mentions(JSON.parse(JSON.stringify(tree, (key, part: unknown) => (key === 'isNot' ? undefined : part))), name);

/** The first thing that is done with a choice can introduce it, if it speaks of the card itself. */
function introducedBy(name: string, rest: readonly Node[]): boolean {
  if (!usedBy(name, rest)) return false;
  const index = rest.findIndex(isNoChoice);
  const first = rest[index];
  if (first === undefined) return false;
  // "Choose a creature. Destroy it and deal 2 damage to its neighbors.": what happens around a card that may be gone.
  const verb = plainVerb(first)?.verb ?? first.kind;
  return !rest
    .slice(index + 1)
    .some((step) => isDeed(step) && mention(step, name) === 'about' && (plainVerb(step)?.verb ?? step.kind) !== verb);
}

/** Neither a choice, nor the place that a creature gets, which goes without saying. */
export const isNoChoice = (step: Node): boolean =>
  step.kind !== 'choose' && step.kind !== 'flank' && step.kind !== 'number';

/** Whether the first thing that is done after a choice is done to the chosen card itself. */
function usedBy(name: string, rest: readonly Node[]): boolean {
  const index = rest.findIndex(isNoChoice);
  const first = rest[index];
  if (first === undefined || !isDeed(first) || mention(first, name) !== 'direct') return false;
  return rest
    .slice(0, index)
    .every((step) => step.kind !== 'choose' || (differsOnly(step, name) && mention(first, step.as) === 'direct'));
}

/** Plain verbs in a row on the same cards. */
export function sharing(
  steps: readonly Node[],
  from: number,
): readonly { readonly verb: string; readonly what: Cards }[] {
  const group: { readonly verb: string; readonly what: Cards }[] = [];
  for (const step of steps.slice(from)) {
    const plain = plainVerb(step);
    if (plain === null) break;
    if (group[0] !== undefined && JSON.stringify(group[0].what) !== JSON.stringify(plain.what)) break;
    group.push(plain);
  }
  return group;
}

type LastingNode = Extract<Node, { kind: 'lasting' }>;

const sameSpan = (a: { readonly until: Until }, b: { readonly until: Until }): boolean => a.until === b.until;

function lastingGroup(steps: readonly Node[], from: number): readonly LastingNode[] {
  const group: LastingNode[] = [];
  for (const step of steps.slice(from)) {
    if (step.kind !== 'lasting' || (group[0] !== undefined && !sameSpan(group[0], step))) break;
    if (step.uses !== undefined && group.length > 0) break;
    group.push(step);
  }
  return group;
}

/** "Up to 3 times, one after the other: ready and fight with a different friendly creature". */
function upToTimes(node: Extract<Node, { kind: 'repeat' }>, v: Voice): readonly Part[] | null {
  const [choice, ...rest] = flat(node.then);
  if (choice?.kind !== 'choose' || choice.unlike === undefined || typeof node.atMost !== 'number') return null;
  if (!mentions(node.while, choice.as)) return null;
  const { head, after } = scoped({ kind: 'seq', steps: [{ ...choice, min: 1 }, ...rest] }, v);
  return [text(`up to ${node.atMost + 1} times, one after the other: ${head}`, after)];
}

/** "Heal up to 2 damage from a creature": how much is a choice of its own. */
function healedUpTo(step: Extract<Node, { kind: 'number' }>, next: Node | undefined, v: Voice): Clause | null {
  if (next?.kind !== 'heal' || !isVar(next.amount, step.as)) return null;
  const { max } = step;
  if (typeof max !== 'object' || !('least' in max)) return null;
  const [most] = max.least;
  if (most === undefined) return null;
  v.done = 'healed';
  return playerClause('you', ['heal'], v, () => `up to ${value(most, v)} damage from ${cardsNoun(next.what, v).text}`);
}

/** Damage that is divided: one card is chosen for each point. */
function divided(step: Extract<Node, { kind: 'choose' }>, next: Node | undefined, v: Voice): Clause | null {
  if (step.again === undefined || next?.kind !== 'damage' || next.amount !== 1 || !isVar(next.to, step.as)) return null;
  introduce(step.as, step, null, v);
  const { head, tail } = amount(step.max, 'damage', 'damage', v);
  v.done = 'damaged';
  return playerClause('you', ['deal'], v, () =>
    tidy(`${head} ${tail}, divided as you choose among any number of ${manyCards(step.pick, v)}`),
  );
}
