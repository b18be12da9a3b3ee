// Choosing what is no card: one of several texts, whether at all, a number, a house, the title of a card, a trait.

import { happen } from '../../batches/batches.ts';
import { beginEffect } from '../../batches/results.ts';
import type { Who } from '../../language/language.ts';
import type { Named } from '../../language/reading.ts';
import { cards } from '../../read/cards.ts';
import { number } from '../../read/number.ts';
import { housesToChoose } from '../../read/permission/houseChoice.ts';
import { titlesToName, traitsToChoose } from '../../read/values/named.ts';
import { housesToName } from '../../seats/seats.ts';
import { currentAbility, setVar } from '../../stack/frames.ts';
import { wantRound } from '../../stack/loopGuard.ts';
import { decidingSeat, opponentOf, player } from '../../state/players.ts';
import type { Option } from '../../state/question.ts';
import type { State } from '../../state/state.ts';
import type { House, Ref } from '../../terms.ts';
import { ask, decider, yesNo } from '../asking.ts';
import { isFutile } from '../choosable.ts';
import type { Controls, NodeOf } from '../control.ts';
import { pop } from '../control.ts';
import { isIdle } from '../idle.ts';
import { perform } from '../perform.ts';

/** Houses that may be named; the choice of the active house has rules of its own. */
function housesFor(s: State, n: NodeOf<'house'>): readonly House[] {
  const { controller } = currentAbility(s);
  switch (n.from) {
    case 'active-house':
      return housesToChoose(s, s.active);
    case 'identity':
      return player(s, controller).houses;
    case 'opponents-identity':
      return player(s, opponentOf(s, controller)).houses;
    case 'any':
      return housesToName(s);
  }
}

/** A name is said aloud: it is an event, which changes nothing and stands in the log. */
function tellNamed(s: State, as: string, by: Who | undefined, what: Named): void {
  setVar(s, as, what);
  happen(s, [{ type: 'named', player: decider(s, by), what }], 'rules');
}

const noCards: readonly Ref[] = [];

interface HalfOfLine {
  readonly label: string;
  readonly cards: readonly Ref[];
}

/** The halves of a battleline, each as large or as small as it can be. */
function halvesOf(s: State, n: NodeOf<'half'>): readonly HalfOfLine[] {
  const line = cards(s, { all: n.line }, currentAbility(s));
  if (line.length === 0) return [];
  const [less, more] = [Math.floor(line.length / 2), Math.ceil(line.length / 2)];
  const some = (many: number): string =>
    less === more ? '' : many === less ? ' without the center' : ' with the center';
  const left = (many: number): HalfOfLine => ({ label: `left half${some(many)}`, cards: line.slice(0, many) });
  const right = (many: number): HalfOfLine => ({
    label: `right half${some(many)}`,
    cards: line.slice(line.length - many),
  });
  if (line.length === 1) return [left(more), left(less)];
  return less === more ? [left(less), right(less)] : [left(more), left(less), right(more), right(less)];
}

export const options = {
  option: {
    step(s, f, n, { parts }) {
      if (n.of.length > 0 && isIdle(s, n)) {
        pop(s);
        perform(s, parts[0]);
        return;
      }
      ask(
        s,
        f,
        'option',
        decider(s, n.by),
        n.of.map(({ label }) => ({ pick: 'option', label })),
      );
    },
    take(s, _f, n, _answer, index, { parts }) {
      pop(s);
      if (n.of[index]?.then.kind === 'again') wantRound(currentAbility(s));
      perform(s, parts[index]);
    },
  },
  may: {
    step(s, f, n) {
      if (isFutile(s, n.then) || isIdle(s, n.then)) {
        pop(s);
        beginEffect(s);
      } else
        ask(
          s,
          f,
          n.then.kind === 'rule' && n.then.step === 'take-archives' ? 'archives' : 'may',
          decider(s, n.by),
          yesNo,
        );
    },
    take(s, _f, n, answer, _index, { parts }) {
      pop(s);
      if (answer.pick === 'yes') {
        if (n.then.kind === 'again') wantRound(currentAbility(s));
        perform(s, parts[0]);
      } else beginEffect(s);
    },
  },
  number: {
    step(s, f, n) {
      const scope = currentAbility(s);
      const min = number(s, n.min, scope);
      const max = Math.max(min, number(s, n.max, scope));
      if (min === max) {
        pop(s);
        setVar(s, n.as, min);
        return;
      }
      ask(
        s,
        f,
        'number',
        decider(s, n.by),
        Array.from({ length: max - min + 1 }, (_, i) => ({ pick: 'number', value: min + i })),
      );
    },
    take(s, _f, n, answer) {
      pop(s);
      if (answer.pick === 'number') setVar(s, n.as, answer.value);
    },
  },
  house: {
    step(s, f, n) {
      const found = housesFor(s, n);
      const options: readonly Option[] =
        found.length === 0 ? [{ pick: 'house', house: null }] : found.map((house) => ({ pick: 'house', house }));
      ask(s, f, 'house', decider(s, n.by), options);
    },
    take(s, _f, n, answer) {
      pop(s);
      if (answer.pick === 'house' && answer.house !== null) setVar(s, n.as, answer.house);
    },
  },
  name: {
    step(s, f, n) {
      const titles = titlesToName(s, n.type);
      if (titles.length === 0) pop(s);
      else
        ask(
          s,
          f,
          'name',
          decider(s, n.by),
          titles.map((title) => ({ pick: 'name', title })),
        );
    },
    take(s, _f, n, answer) {
      pop(s);
      if (answer.pick === 'name') tellNamed(s, n.as, n.by, { title: answer.title });
    },
  },
  half: {
    step(s, f, n) {
      const halves = halvesOf(s, n);
      if (halves.length > 0) {
        ask(
          s,
          f,
          'option',
          decidingSeat(s),
          halves.map(({ label }) => ({ pick: 'option', label })),
        );
        return;
      }
      pop(s);
      setVar(s, n.as, noCards);
    },
    take(s, _f, n, _answer, index) {
      pop(s);
      setVar(s, n.as, halvesOf(s, n)[index]?.cards ?? noCards);
    },
  },
  trait: {
    step(s, f, n) {
      const traits = traitsToChoose(s);
      if (traits.length === 0) pop(s);
      else
        ask(
          s,
          f,
          'trait',
          decider(s, n.by),
          traits.map((trait) => ({ pick: 'trait', trait })),
        );
    },
    take(s, _f, n, answer) {
      pop(s);
      if (answer.pick === 'trait') tellNamed(s, n.as, n.by, { trait: answer.trait });
    },
  },
} satisfies Partial<Controls>;
