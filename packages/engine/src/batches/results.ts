// Results of effects, as their ability reads them: "if you do", "this way".

import { editionOf } from '../editions/editions.ts';
import { asksWhatItDestroyed } from '../language/analysis.ts';
import type { CompiledVerb } from '../language/compiled.ts';
import { isProgram, rootOf } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import type { Cards } from '../language/language.ts';
import { cardsIn, DESTROYED } from '../language/reading.ts';
import { cards } from '../read/cards.ts';
import { amountOfEvent, cardOfEvent } from '../read/event.ts';
import { lastKnown } from '../read/lastKnown.ts';
import { number } from '../read/number.ts';
import { currentAbility } from '../stack/frames.ts';
import type { AbilityFrame } from '../state/frames.ts';
import type { State } from '../state/state.ts';
import { liveBody } from '../state/zones.ts';
import type { Ref } from '../terms.ts';
import { sameRef } from '../terms.ts';
import { destructions } from './destruction.ts';

/** The variable that says that the effect is about fewer cards than its text asks for. */
const PARTLY = 'partly';

/** The variable that says that a choice of cards, which is kept in another one, found fewer than its text asks for. */
const shortOf = (as: string): string => `${as}/short`;

/**
 * The next effect of an ability begins, or is left out: so far it did not happen ("if you do").
 * @param verb what is done now, where that is a verb of the ability
 */
export function beginEffect(s: State, frame: AbilityFrame = currentAbility(s), verb: CompiledVerb | null = null): void {
  if (editionOf(s.edition).ifYouDo === 'all-before-it') rememberBefore(frame);
  frame.did = false;
  if ((verb ?? rootOf(frame.ability)).within.saysIfYouDo)
    mark(frame, PARTLY, verb?.isAimed === true && lacksCards(s, frame, aimOf(verb)));
}

/** Sets a variable that only says yes, or takes it away: most abilities never have one. */
function mark(frame: AbilityFrame, name: string, isSo: boolean): void {
  if (isSo) frame.vars = { ...frame.vars, [name]: 1 };
  else if (frame.vars[name] !== undefined) {
    const { [name]: _gone, ...vars } = frame.vars;
    frame.vars = vars;
  }
}

/**
 * Keeps in mind whether fewer cards were chosen than the text asks for: what is done with them is not done wholly.
 * R: "If you do", 1.0, 1.3 and 18.4: what stands before the words must be done completely.
 */
export function rememberShortage(frame: AbilityFrame, as: string, isShort: boolean): void {
  if (rootOf(frame.ability).within.saysIfYouDo) mark(frame, shortOf(as), isShort);
}

/** The cards that a verb is about. */
function aimOf({ node }: CompiledVerb): Cards | null {
  if ('what' in node) return node.what;
  return node.kind === 'damage' ? node.to : null;
}

/** Whether fewer cards are there than the text asks for: "destroy 4 creatures", "the top 10 cards of your discard pile". */
function lacksCards(s: State, frame: AbilityFrame, aim: Cards | null): boolean {
  if (aim === null) return false;
  if ('var' in aim) return frame.vars[shortOf(aim.var)] !== undefined;
  if ('both' in aim) return aim.both.some((part) => lacksCards(s, frame, part));
  return 'top' in aim && cards(s, aim, frame).length < number(s, aim.top, frame);
}

/** What "if you do" finds: whether the preceding effect happened wholly, and all before it unless it asks for that one alone. */
export const isDone = (frame: AbilityFrame, alone = false): boolean =>
  frame.did && frame.vars[PARTLY] === undefined && (alone || frame.before !== 'lacking');

/**
 * R: notes on how "if you do" is read in 2026: everything before it must be done in full. The programs of the rules are no
 * text of cards: each of their steps stands for itself.
 */
function rememberBefore(frame: AbilityFrame): void {
  if (isProgram(frame.ability)) return;
  const isFirst = frame.before === undefined;
  frame.before = isFirst || isDone(frame) ? 'whole' : 'lacking';
}

/**
 * Tells the ability what its verb really did: "if you do", "this way".
 * @param meant the events that the verb was about; an upgrade that falls off as its creature leaves is none of them
 * @param out what came of them
 */
export function report(
  frame: AbilityFrame,
  meant: readonly GameEvent[],
  out: readonly GameEvent[],
  whole: boolean,
): void {
  const type = meant[0]?.type;
  frame.did = whole && out.length > 0;
  let touched: Ref[] | null = null;
  let amount = 0;
  for (const e of out) {
    if (e.type !== type || (e.type === 'move' && e.instead) || (e.type === 'leave' && !meant.includes(e))) continue;
    // Counters that are taken off are told as less than none: what was done is how many.
    amount += e.type === 'counter' ? Math.abs(e.amount) : amountOfEvent(e);
    const card = cardOfEvent(e);
    if (card === null) continue;
    touched ??= [];
    touched.push(card);
  }
  frame.amount = amount;
  if (touched !== null) frame.thisWay = touched;
}

/**
 * What an ability destroys itself: by its words, or as its damage is checked. What dies because others did comes later, and was
 * not destroyed this way.
 * R: 18.4 FAQ, Throwing Stars.
 */
export function rememberDestroyed(
  frame: AbilityFrame,
  out: readonly GameEvent[],
  following: readonly GameEvent[],
): void {
  if (!asksWhatItDestroyed(frame.ability)) return;
  const doomed = [...destructions(out), ...destructions(following)].map(({ card }) => card);
  if (doomed.length === 0) return;
  frame.vars = { ...frame.vars, [DESTROYED]: [...cardsIn(frame.vars[DESTROYED]), ...doomed] };
}

/** As `report`, of one of several events that happen one by one: together they are what the effect did. */
export function reportOne(
  frame: AbilityFrame,
  meant: readonly GameEvent[],
  out: readonly GameEvent[],
  whole: boolean,
): void {
  const { did, thisWay, amount } = frame;
  frame.thisWay = [];
  report(frame, meant, out, whole);
  frame.did = frame.did && did;
  frame.thisWay = [...thisWay, ...frame.thisWay];
  frame.amount += amount;
}

/** Whether a card that was tagged was not destroyed after all: it was saved, or it is gone and was not destroyed then. */
export function isSaved(s: State, card: Ref): boolean {
  const body = liveBody(s, card);
  return body === null ? lastKnown(s, card)?.destroyed === false : !body.tagged;
}

/** R: timing notes: a card that was saved was not destroyed, so what it was destroyed for did not happen ("if you do"). */
export function takeBack(s: State, happened: readonly GameEvent[]): void {
  const saved = destructions(happened).filter((e) => isSaved(s, e.card));
  if (saved.length === 0) return;
  const frame = currentAbility(s);
  frame.did = false;
  frame.thisWay = frame.thisWay.filter((ref) => !saved.some((e) => sameRef(e.card, ref)));
}
