// Sentences out of parts: clauses, which may be joined or put after "you may", and finished texts.
import type { Who } from '@vaultsong/engine';
import type { Clause } from './clause.ts';
import { infinitive, statement, statements } from './clause.ts';
import { list, sentence } from './english.ts';
import type { Voice } from './voice.ts';
import { isYou, subject } from './who.ts';

export type Part =
  | { readonly kind: 'clause'; readonly clause: Clause; readonly choice: boolean }
  /** `after`: sentences that belong to it; `follows`: it hangs on what was said before ("if you do"). */
  | { readonly kind: 'text'; readonly text: string; readonly after: readonly string[]; readonly follows: boolean };

/** One sentence, and the sentences that hang on it. */
export interface Head {
  readonly head: string;
  readonly after: readonly string[];
}

export const text = (said: string, after: readonly string[] = [], follows = false): Part => ({
  kind: 'text',
  text: said,
  after,
  follows,
});
export const clausePart = (clause: Clause, choice = false): Part => ({ kind: 'clause', clause, choice });

/** The clauses that make one sentence with those before them. */
function joins(open: readonly Clause[], clause: Clause): boolean {
  const [first] = open;
  if (first === undefined || !clause.refers || first.subject !== clause.subject) return false;
  // "Look at the top 3 cards of your deck. Put one of them into your hand and discard the others."
  if (first.verbs.includes('look at')) return false;
  // "Search your deck for a card, reveal it, and put it into your hand."
  if (first.verbs.includes('search')) return open.length < 3;
  return open.length === 1 && !/ for each | as if |, one at a time$/.test(first.rest);
}

const isChoice = (clause: Clause | undefined): boolean => clause?.verbs.join() === 'choose';

/** "Choose a friendly creature and a house." */
const areChoices = (open: readonly Clause[], clause: Clause): boolean =>
  open.length === 1 &&
  isChoice(clause) &&
  open.every((one) => isChoice(one) && one.subject === clause.subject && !/,| and | from \d/.test(one.rest)) &&
  !clause.refers &&
  !/,| and | from \d/.test(clause.rest);

/** Sentences, without capital and stop. */
export function sentencesOf(parts: readonly Part[]): readonly string[] {
  const sentences: string[] = [];
  let open: Clause[] = [];
  const close = (): void => {
    if (open.length > 0) sentences.push(statements(open));
    open = [];
  };
  for (const part of parts) {
    if (part.kind === 'text') {
      close();
      sentences.push(part.text, ...part.after);
    } else if (part.choice) {
      if (!areChoices(open, part.clause)) close();
      open.push(part.clause);
    } else {
      if (!joins(open, part.clause) || isChoice(open.at(-1))) close();
      open.push(part.clause);
    }
  }
  close();
  return sentences;
}

/**
 * What stands behind "if …," or "each time …,": one sentence, and the sentences that hang on it.
 * @param alone nothing else stands in this text, so that a second sentence is understood to belong to the first
 */
export function headOfParts(all: readonly Part[], alone = false): Head {
  const after: string[] = [];
  const said: string[] = [];
  let open: Clause[] = [];
  // What was chosen is the subject of what follows: that it hangs on the choice is understood.
  let chose = false;
  const close = (): void => {
    if (open.length > 0) said.push(statements(open));
    open = [];
  };
  for (const part of all) {
    if (part.kind === 'clause') {
      chose = part.choice;
      if (after.length > 0 || (alone && said.length > 0)) after.push(statement(part.clause));
      else open.push(part.clause);
      continue;
    }
    close();
    if (said.length > 0 && (alone || chose || part.follows || after.length > 0)) after.push(part.text, ...part.after);
    else {
      said.push(part.text);
      after.push(...part.after);
    }
  }
  close();
  return { head: said.join(', then '), after };
}

/** Like `headOfParts`, after "you may": "ready and fight with a creature". */
export function permittedParts(all: readonly Part[], who: Who, v: Voice): Head {
  const clauses = all.flatMap((part) => (part.kind === 'clause' ? [part.clause] : []));
  const [first] = all;
  // "If it is on a flank": of what was done something to, which is no sentence where nothing was done.
  const followed = all.every((part) => part.kind === 'clause' || part.follows || part.text.startsWith('if it '));
  if (first?.kind === 'clause' && followed) {
    const rest = headOfParts(all.filter((part) => part.kind === 'text'));
    const own = isYou(who, v) || (v.you !== 'you' && v.you !== 'they') ? null : subject(who, v);
    const does = clauses.map((c) => infinitive(c.subject === own ? { ...c, subject: '' } : c));
    return { head: list(does), after: [rest.head, ...rest.after].filter((said) => said !== '') };
  }
  const { head, after } = headOfParts(all);
  return { head: head.startsWith('choose one: ') ? head : `do this: ${head}`, after };
}

/** The choices, in a list where one of them has commas or several sentences, so that its end is seen. */
export const choicesText = (choices: readonly Head[]): string => {
  const heads = choices.map(({ head }) => head);
  if (choices.some(({ head, after }) => after.length > 0 || head.includes(', ')))
    return choices.map(({ head, after }) => `• ${[head, ...after].map(sentence).join(' ')}`).join(' ');
  return heads.length > 2 ? list(heads, 'or') : heads.join(', or ');
};
