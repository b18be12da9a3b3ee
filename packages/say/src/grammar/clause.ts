// A clause: someone does something. Verbs stay in their base form until it is known how the clause is used: as an order
// ("draw a card"), as a statement ("your opponent draws a card"), after "may", or in the prompt of a choice ("to destroy").
import type { Num, Who } from '@vaultsong/engine';
import { agreeing, list, nominative, tidy } from './english.ts';
import type { Voice } from './voice.ts';
import { subject as asSubject, isYou } from './who.ts';

export interface Clause {
  /** Empty: you, told what to do. */
  readonly subject: string;
  /** "they", "those creatures": the verb stays in its base form. */
  readonly many: boolean;
  readonly verbs: readonly string[];
  readonly rest: string;
  /** It refers back to what an earlier clause introduced. */
  readonly refers: boolean;
  /** `rest` is nothing but the cards, so that a clause with the same verb can share it. */
  readonly plain?: true;
  /** After "may" and "to", where that is said in another way. */
  readonly order?: string;
}

/** A clause about a player; `rest` is said while that player is "they". */
export function playerClause(who: Who, verbs: readonly string[], v: Voice, rest: () => string): Clause {
  const before = v.pronouns;
  const you = isYou(who, v);
  const subject = you ? '' : asSubject(who, v);
  const doer = v.doer;
  v.doer = who;
  const said = rest();
  v.doer = doer;
  return { subject, many: subject === 'they', verbs, rest: said, refers: v.pronouns > before };
}

/** A clause about a card: "a friendly creature captures 2 æmber". */
export function cardClause(
  noun: () => { readonly text: string; readonly many: boolean },
  verbs: readonly string[],
  v: Voice,
  rest: () => string,
): Clause {
  const before = v.pronouns;
  const { text, many } = noun();
  return { subject: nominative(text), many, verbs, rest: rest(), refers: v.pronouns > before };
}

const predicate = (c: Clause): string => {
  const verbs = c.subject === '' ? c.verbs : c.verbs.map((verb) => agreeing(verb, c.many));
  return `${list(verbs)} ${c.rest}`;
};

/** "destroy a creature", "your opponent loses 1 æmber". */
export const statement = (c: Clause): string => tidy(`${c.subject} ${predicate(c)}`);

/** "stun a creature" and "stun each of its neighbors" are "stun a creature and each of its neighbors". */
function merged(clauses: readonly Clause[]): readonly Clause[] {
  const all: Clause[] = [];
  for (const clause of clauses) {
    const last = all.at(-1);
    const shares = last?.plain && clause.plain && clause.refers;
    const alike = last?.subject === clause.subject && (shares || (clause.verbs.join() === 'choose' && !clause.refers));
    if (last !== undefined && alike && last.verbs.join() === clause.verbs.join()) {
      all[all.length - 1] = { ...last, rest: `${last.rest} and ${clause.rest}` };
    } else all.push(clause);
  }
  return all;
}

/** Several clauses in one sentence; who does it is said once, and "you" after somebody else. */
export function statements(clauses: readonly Clause[]): string {
  const said = merged(clauses).map((c, i, all) => {
    const before = all[i - 1];
    if (before === undefined) return statement(c);
    if (c.subject === before.subject) return tidy(predicate(c));
    return c.subject === '' ? `you ${statement(c)}` : statement(c);
  });
  return list(said);
}

/** After "may" or "to": "draw a card", "have your opponent discard a card". */
export const infinitive = (c: Clause): string =>
  tidy(c.order ?? (c.subject === '' ? `${list(c.verbs)} ${c.rest}` : `have ${c.subject} ${list(c.verbs)} ${c.rest}`));

/** Whether that amount is one of a thing, which is said with an article: "draw a card". */
export const isOne = (n: Num): boolean => n === 1;
