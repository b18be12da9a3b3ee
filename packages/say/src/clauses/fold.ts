// Text of several steps together: "ready and fight with a creature" is two steps on the card of a third.
import type { Cards, Node } from '@vaultsong/engine';
import type { Clause } from '../grammar/clause.ts';
import { playerClause, statement } from '../grammar/clause.ts';
import { list, possessiveOf, tidy } from '../grammar/english.ts';
import { clausePart, text } from '../grammar/part.ts';
import type { Voice } from '../grammar/voice.ts';
import { another } from '../grammar/voice.ts';
import { isYou, subject, whose } from '../grammar/who.ts';
import { cardsNoun, introduce, picked, sought } from '../things/cards.ts';
import { headOf } from '../things/describe.ts';
import { aCard, eachCard, manyCards } from '../things/filter.ts';
import { amount, counterNoun, perEach, saidOf, value } from '../things/number.ts';
import { ownZones, zonesOf } from '../things/zone.ts';
import type { Action } from './actionWords.ts';
import { isAction } from './actionWords.ts';
import type { Folded, Kind, Scoped } from './choices.ts';
import { isPlainChoice, ofDifferentTypes, ofEachPlayer, oneByOne, withTheOther } from './choices.ts';
import { counters, opposite } from './inPlay.ts';
import { notFoundYet, untilDiscarded } from './several/untilEnough.ts';
import { flat, introducedBy, isAgainst, isVar, mention, mentions } from './variable.ts';
import { actionClauseOf, sharedClause, sharing } from './verb.ts';

/** The text of the first of these steps together with those that follow it; null for a step that stands alone. */
export function folded(steps: readonly Node[], v: Voice, scoped: Scoped): Folded | null {
  const [step, next, ...rest] = steps;
  if (step === undefined) return null;
  if (step.kind === 'choose') {
    const clause = divided(step, next, v) ?? redistributed(step, next, v) ?? lostAtRandom(step, next, v);
    if (clause !== null) return { parts: [clausePart(clause)], used: 2 };
    const together = chosenTogether(steps, v);
    if (together !== null) return together;
    return (
      playedSo(step, next, rest, v) ??
      assigned(step, next, v, scoped) ??
      oneForEach(step, next, rest, v, scoped) ??
      oneByOne(step, next, v, scoped) ??
      withTheOther(step, next, rest, v, scoped) ??
      ofEachPlayer(step, next, rest, v, scoped) ??
      ofDifferentTypes(step, next, rest, v, scoped) ??
      searched(step, v)
    );
  }
  if (step.kind === 'number') {
    const clause = upToSoMuch(step, next, v) ?? capturedFromAnyone(step, next, v);
    return clause === null ? upToTimes(step, next, v, scoped) : { parts: [clausePart(clause)], used: 2 };
  }
  if (step.kind === 'save') return insteadOf(step, steps.slice(1), v, scoped);
  if (step.kind === 'name') return namedTogether(steps, v);
  if (step.kind === 'repeat') {
    const clause = untilDiscarded(step, v);
    return clause === null ? untilFound(step, next, v) : { parts: [clausePart(clause)], used: 1 };
  }
  if (step.kind === 'lasting') {
    const alone = switched(step, v) ?? putReady(step, next, v);
    if (alone !== null) return alone;
    const group = lastingGroup(steps);
    return group.length > 1 ? { parts: [text(v.read.lasting(group, v))], used: group.length } : null;
  }
  return grafted(step, next, v) ?? dealtToEach(steps, v) ?? shared(steps, v);
}

/** "Instead of destroying this creature, fully heal and exhaust it": it is saved first, and the rest is what happens to it. */
function insteadOf({ what }: Kind<'save'>, rest: readonly Node[], v: Voice, scoped: Scoped): Folded | null {
  if (rest.length === 0) return null;
  const saved = cardsNoun(what, v).text;
  const { head, after } = scoped({ kind: 'seq', steps: rest }, v);
  return { parts: [text(`instead of destroying ${saved}, ${head}`, after)], used: rest.length + 1 };
}

/** "Put an action card faceup under this creature": what is shown to all first lies there faceup. */
function grafted(step: Node, next: Node | undefined, v: Voice): Folded | null {
  if (step.kind !== 'reveal' || step.to !== 'all' || next?.kind !== 'putUnder' || !next.faceup) return null;
  if (JSON.stringify(step.what) !== JSON.stringify(next.what)) return null;
  const clause = playerClause(
    'you',
    ['put'],
    v,
    () => `${cardsNoun(next.what, v).text} faceup under ${cardsNoun(next.card, v).text}`,
  );
  return { parts: [clausePart(clause)], used: 2 };
}

/** "Choose a flank creature, one of its neighbors, and …": cards that are chosen one after the other before anything is done. */
function chosenTogether(steps: readonly Node[], v: Voice): Folded | null {
  const choices: Kind<'choose'>[] = [];
  for (const step of steps) {
    if (step.kind !== 'choose' || !isPlainChoice(step)) break;
    choices.push(step);
  }
  const rest = steps.slice(choices.length);
  const introduces = (choice: Kind<'choose'>, i: number): boolean =>
    introducedBy(choice.as, [...choices.slice(i + 1), ...rest]);
  if (choices.length < 2 || choices.some(introduces) || rest.some((step) => choices.some((c) => isAgainst(step, c))))
    return null;
  const clause = playerClause('you', ['choose'], v, () => {
    const said = choices.map((choice) => {
      const one = picked(choice, v);
      introduce(choice.as, choice, null, v);
      v.heard = choice.as;
      return one;
    });
    v.heard = null;
    return list(said);
  });
  return { parts: [clausePart(clause, true)], used: choices.length };
}

/** "Deal 3 damage to the first creature, 2 damage to the second, and 1 damage to the third." */
function dealtToEach(steps: readonly Node[], v: Voice): Folded | null {
  const dealt: Kind<'damage'>[] = [];
  for (const step of steps) {
    if (step.kind !== 'damage' || step.splash !== undefined || step.ignoringArmor || !('var' in step.to)) break;
    if (v.words.get(step.to.var)?.first !== null) break;
    dealt.push(step);
  }
  const said = dealt.map(({ to, amount: n }) => {
    const inner = another(v);
    return { to: cardsNoun(to, inner).text, much: saidOf(amount(n, 'damage', 'damage', inner)) };
  });
  if (said.length < 2 || said.some(({ to }) => !/^the (first|second|third|fourth) /.test(to))) return null;
  const parts = said.map(({ to, much }, i) => `${much} to ${i === 0 ? to : to.replace(/ \w+$/, '')}`);
  v.done = 'damaged';
  v.doneToOne = false;
  v.heard = null;
  return { parts: [clausePart(playerClause('you', ['deal'], v, () => list(parts)))], used: dealt.length };
}

function shared(steps: readonly Node[], v: Voice): Folded | null {
  const group = sharing(steps);
  const [one] = group;
  const last = steps[group.length - 1];
  if (group.length < 2 || one === undefined || last === undefined || !isAction(last)) return null;
  const verbs = group.map(({ verb }) => verb);
  return { parts: [clausePart(sharedClause(verbs, one.what, last, v))], used: group.length };
}

function lastingGroup(steps: readonly Node[]): readonly Kind<'lasting'>[] {
  const group: Kind<'lasting'>[] = [];
  for (const step of steps) {
    if (step.kind !== 'lasting' || (group[0] !== undefined && group[0].until !== step.until)) break;
    if (step.uses !== undefined && group.length > 0) break;
    group.push(step);
  }
  return group;
}

/** "Heal up to 2 damage from a creature", "remove up to three …": how much is a choice of its own. */
export function upToSoMuch(step: Kind<'number'>, next: Node | undefined, v: Voice): Clause | null {
  const { max } = step;
  if (typeof max !== 'object') return null;
  if (next?.kind === 'counter') return countersOff(step, next, max, v);
  if (next?.kind === 'shiftCounters') return countersAway(step, next, max, v);
  const most = 'least' in max ? max.least[0] : undefined;
  if (most === undefined) return null;
  if (next?.kind !== 'heal' || !isVar(next.amount, step.as)) return null;
  v.done = 'healed';
  return playerClause('you', ['heal'], v, () => `up to ${value(most, v)} damage from ${cardsNoun(next.what, v).text}`);
}

/** "Remove up to three +1 power counters from a creature", or any number of them. */
function countersOff(
  step: Kind<'number'>,
  next: Kind<'counter'>,
  max: object & Kind<'number'>['max'],
  v: Voice,
): Clause | null {
  const less = opposite(next.amount);
  if (less === null || !isVar(less, step.as)) return null;
  const most = 'least' in max ? max.least[0] : 'countersOn' in max ? 'any' : undefined;
  if (most === undefined) return null;
  const noun = counterNoun(next.counter);
  const said = most === 'any' ? `any number of ${noun}s` : `up to ${saidOf(counters(most, noun, v))}`;
  v.done = 'that lost counters';
  return playerClause('you', ['remove'], v, () => `${said} from ${cardsNoun(next.what, v).text}`);
}

/** "Move any number of +1 power counters from this creature to another creature." */
function countersAway(
  step: Kind<'number'>,
  next: Kind<'shiftCounters'>,
  max: object & Kind<'number'>['max'],
  v: Voice,
): Clause | null {
  if (next.amount === 'all' || !isVar(next.amount, step.as) || !('times' in max)) return null;
  return playerClause('you', ['move'], v, () => {
    const from = cardsNoun(next.from, v).text;
    return `any number of ${counterNoun(next.counter)}s from ${from} to ${cardsNoun(next.to, v).text}`;
  });
}

/** "Switch the power and armor of this creature for the rest of the turn." */
function switched({ ability, until, uses }: Kind<'lasting'>, v: Voice): Folded | null {
  if (ability.on !== 'constant' || ability.while !== undefined || until !== 'turn' || uses !== undefined) return null;
  const [one, ...more] = ability.give;
  if (one?.mod !== 'switch-values' || more.length > 0) return null;
  const clause = playerClause('you', ['switch'], v, () => {
    const those = possessiveOf(eachCard(one.of, v));
    return `${those} power and armor for the rest of the turn`;
  });
  return { parts: [clausePart(clause)], used: 1 };
}

/** "You may exalt a creature up to 2 times": how often is a choice of its own. */
function upToTimes(
  { as, by, min, max }: Kind<'number'>,
  next: Node | undefined,
  v: Voice,
  scoped: Scoped,
): Folded | null {
  if (next?.kind !== 'times' || !isVar(next.count, as) || by !== undefined || !isYou('you', v)) return null;
  if (min !== 0 || typeof max !== 'number' || !isAction(next.then)) return null;
  const { head, after } = scoped(next.then, v);
  return { parts: [text(`you may ${head} up to ${saidOf(amount(max, 'time', 'times', v))}`, after)], used: 2 };
}

/** "Name 2 cards": afterwards there is a first and a second name. */
function namedTogether(steps: readonly Node[], v: Voice): Folded | null {
  const names: Kind<'name'>[] = [];
  for (const step of steps) {
    if (step.kind !== 'name' || step.by !== undefined || step.type !== undefined) break;
    names.push(step);
  }
  if (names.length < 2) return null;
  for (const { as } of names) v.words.set(as, { noun: 'name', many: false, of: null, name: null, first: null });
  return {
    parts: [
      clausePart(
        playerClause('you', ['name'], v, () => `${names.length} cards`),
        true,
      ),
    ],
    used: names.length,
  };
}

/** "Put it into play ready": that it enters ready is an effect that goes on for it alone. */
function putReady({ ability, until, uses }: Kind<'lasting'>, next: Node | undefined, v: Voice): Folded | null {
  if (ability.on !== 'constant' || ability.while !== undefined || until !== 'turn' || uses !== undefined) return null;
  if (next?.kind !== 'run' || next.program !== 'put-into-play') return null;
  const [one, ...more] = ability.give;
  if (one?.mod !== 'enters' || more.length > 0 || one.how !== 'ready') return null;
  if (JSON.stringify(one.of) !== JSON.stringify({ is: next.card })) return null;
  const clause = actionClauseOf(next, v);
  return { parts: [clausePart({ ...clause, rest: `${clause.rest} ready` })], used: 2 };
}

/** "Play a creature from your hand. It enters play stunned." */
function playedSo(step: Kind<'choose'>, next: Node | undefined, [play]: readonly Node[], v: Voice): Folded | null {
  if (!isPlainChoice(step) || next?.kind !== 'lasting' || next.until !== 'turn' || next.uses !== undefined) return null;
  const { ability } = next;
  if (ability.on !== 'constant' || ability.while !== undefined || play?.kind !== 'run' || play.program !== 'play')
    return null;
  const [one, ...more] = ability.give;
  if (one?.mod !== 'enters' || more.length > 0 || !isVar(one.of.is, step.as) || !isVar(play.card, step.as)) return null;
  introduce(step.as, step, () => picked(step, v), v);
  return { parts: [clausePart(actionClauseOf(play, v)), text(`it enters play ${one.how}`)], used: 3 };
}

/** How much of it comes from whom is a choice of its own. */
const capturedFromAnyone = (step: Kind<'number'>, next: Node | undefined, v: Voice): Clause | null =>
  next?.kind === 'capture' && isVar(next.fromOpponent, step.as) ? actionClauseOf(next, v) : null;

/** Damage, or counters, divided as you choose: one card is chosen for each of them. */
function divided(step: Kind<'choose'>, next: Node | undefined, v: Voice): Clause | null {
  if (step.again === undefined) return null;
  if (next?.kind === 'counter' && next.amount === 1 && isVar(next.what, step.as)) {
    introduce(step.as, step, null, v);
    const put = saidOf(counters(step.max, counterNoun(next.counter), v));
    v.done = 'given counters';
    return playerClause('you', ['put'], v, () =>
      tidy(`${put} on any number of ${manyCards(step.pick, v)}, divided as you choose`),
    );
  }
  if (next?.kind !== 'damage' || next.amount !== 1 || !isVar(next.to, step.as)) return null;
  introduce(step.as, step, null, v);
  const dealt = saidOf(amount(step.max, 'damage', 'damage', v));
  v.done = 'damaged';
  return playerClause('you', ['deal'], v, () =>
    tidy(`${dealt}, divided as you choose among any number of ${manyCards(step.pick, v)}`),
  );
}

/** Where each point goes is chosen one by one: "redistribute the damage on friendly creatures among them". */
const redistributed = (step: Kind<'choose'>, next: Node | undefined, v: Voice): Clause | null =>
  next?.kind === 'redistribute' && isVar(next.to, step.as) ? actionClauseOf(next, v) : null;

/** "For each card revealed this way, deal 2 damage to a creature, all at once": one is chosen for each of them. */
function assigned(step: Kind<'choose'>, next: Node | undefined, v: Voice, scoped: Scoped): Folded | null {
  const { again, ...choice } = step;
  if (again === undefined || next?.kind !== 'damage' || next.amount === 1 || !isVar(next.to, step.as)) return null;
  const per = perEach(step.max, v);
  const often = per === null ? `${saidOf(amount(step.max, 'time', 'times', v))}, ` : `for each ${per}, `;
  const { head } = scoped({ kind: 'seq', steps: [{ ...choice, min: 1, max: 1 }, next] }, v);
  const same = `${subject('you', v)} may choose the same ${headOf(step.pick)} more than once`;
  return { parts: [text(`${often}${head}, all at once`, [same])], used: 2 };
}

/** "Your opponent discards a random card from their hand": nobody chooses, so that it is the owner who discards. */
function lostAtRandom(step: Kind<'choose'>, next: Node | undefined, v: Voice): Clause | null {
  const { zone, of } = step.pick;
  if (step.how !== 'random' || zone !== 'hand' || of === undefined) return null;
  if (next?.kind !== 'discard' || !isVar(next.what, step.as)) return null;
  const clause = playerClause(of, ['discard'], v, () => picked(step, v));
  introduce(step.as, step, null, v);
  v.heard = step.as;
  v.done = 'discarded';
  return clause;
}

/** "Search your deck and discard pile for a Timetraveller": a card that nobody saw is looked for. */
function searched(step: Kind<'choose'>, v: Voice): Folded | null {
  if (!zonesOf(step.pick).includes('deck') || step.pick.is !== undefined) return null;
  if (step.how !== undefined || step.by !== undefined) return null;
  const clause = playerClause('you', ['search'], v, () => `${ownZones(step.pick, 'and', v)} for ${sought(step, v)}`);
  introduce(step.as, step, null, v);
  v.heard = step.as;
  return { parts: [clausePart(clause)], used: 1 };
}

/** "For each key your opponent has forged, stun an enemy creature": so many cards, for one deed. */
function oneForEach(
  step: Kind<'choose'>,
  next: Node | undefined,
  rest: readonly Node[],
  v: Voice,
  scoped: Scoped,
): Folded | null {
  const fixed = typeof step.max === 'object' && JSON.stringify(step.min) === JSON.stringify(step.max);
  if (!fixed || step.how !== undefined || step.again || step.enough !== undefined || step.ordered) return null;
  if (next === undefined || !isAction(next) || mention(next, step.as) !== 'direct') return null;
  if (rest.some((later) => mentions(later, step.as))) return null;
  const per = perEach(step.max, v);
  if (per === null) return null;
  const { head, after } = scoped({ kind: 'seq', steps: [{ ...step, min: 1, max: 1 }, next] }, v);
  return { parts: [text(`for each ${per}, ${head}`, after)], used: 2 };
}

/** "Discard cards from the top of your deck until you discard a Mars creature or your deck is empty." */
function untilFound(step: Kind<'repeat'>, next: Node | undefined, v: Voice): Folded | null {
  const { then } = step;
  const found = notFoundYet(step.while, 'deck');
  if (found === null || then.kind !== 'discard' || !('top' in then.what) || then.what.top !== 1) return null;
  const { of } = then.what;
  const clause = playerClause('you', ['discard'], v, () => {
    const who = isYou('you', v) ? 'you discard' : 'they discard';
    return `cards from the top of ${whose(of, v)} deck until ${who} ${aCard(found, v)} or ${whose(of, v)} deck is empty`;
  });
  v.done = 'discarded';
  const parts = [clausePart(clause, true)];
  const taken = takenThen(next);
  if (taken === null || JSON.stringify(taken.thisWay) !== JSON.stringify(found)) return { parts, used: 1 };
  v.words.set('found', { noun: 'card', many: false, of, name: null, first: null, hidden: true });
  v.heard = 'found';
  const card = { var: 'found' };
  const action: Action = next?.kind === 'run' ? { ...next, card } : { kind: 'toHand', what: card };
  const done = statement(actionClauseOf(action, v));
  return { parts: [...parts, text(`if you discarded one, ${done}`, [], true)], used: 2 };
}

/** The last discarded card goes to a hand, or into play. */
function takenThen(next: Node | undefined): Extract<Cards, { thisWay: unknown }> | null {
  if (next?.kind === 'toHand') return 'thisWay' in next.what ? next.what : null;
  if (next?.kind !== 'run' || next.program !== 'put-into-play') return null;
  return 'thisWay' in next.card ? next.card : null;
}

/**
 * "Choose a creature of each power among creatures": one after the other, each of the next house or unlike those before it in its power, with
 * nothing done to any before all are chosen. Null for what is done so often for another reason.
 */
export function choiceOfEach({ count, house, then }: Kind<'times'>, v: Voice): string | null {
  if (typeof count !== 'object' || then.kind !== 'choose' || then.unlike === undefined) return null;
  const { not: served, house: own, ...pick } = then.pick;
  const isOfHouses = 'housesAmong' in count;
  const of = isOfHouses ? own : served?.sharesPowerWith;
  if (typeof of !== 'object' || !('var' in of) || of.var !== (isOfHouses ? house : then.unlike)) return null;
  const chosen = aCard(pick, v);
  v.words.set(then.unlike, { noun: headOf(pick), many: true, of: null, name: null, first: null });
  v.heard = then.unlike;
  return `choose ${chosen} of each ${isOfHouses ? 'house' : 'power'} among ${manyCards(pick, v)}`;
}

/** The steps that go from card to card while there is a next one, which takes the place of the one before; null for all else. */
export function goingOn({ cond, then }: Kind<'if'>): Node | null {
  if (then.kind !== 'repeat' || JSON.stringify(then.while) !== JSON.stringify(cond)) return null;
  const steps = flat(then.then);
  return steps.at(-1)?.kind === 'remember' ? { kind: 'seq', steps: steps.slice(0, -1) } : null;
}
