// Cards are played, put into play, discarded and used: the programs of the rules, run by a player or by an ability.

import { begin, happen } from '../../batches/batches.ts';
import { beginEffect } from '../../batches/results.ts';
import { isActiveProphecy } from '../../beside/zone.ts';
import type { ProgramName, UseProgram } from '../../language/language.ts';
import type { Vars } from '../../language/reading.ts';
import { programOf, programs } from '../../programs/programs.ts';
import { abilitiesOf, hasAbility } from '../../read/abilities.ts';
import { cards } from '../../read/cards.ts';
import { whyNotPlay, whyNotPlayAsUpgrade } from '../../read/permission/play/playing.ts';
import { useVerbs, waysToUse, whyNotUseOnceDue } from '../../read/permission/using.ts';
import { canAttack } from '../../read/values/attack.ts';
import { artHalvesAmong, halfOf } from '../../read/values/halves.ts';
import { typeOf } from '../../read/values/type.ts';
import { playUnasked } from '../../seats/programs.ts';
import { isAsked } from '../../seats/seats.ts';
import { currentAbility } from '../../stack/frames.ts';
import type { AbilityFrame, NodeFrame } from '../../state/frames.ts';
import { decidingSeat } from '../../state/players.ts';
import type { Option } from '../../state/question.ts';
import type { State } from '../../state/state.ts';
import { cardAt, isAbducted, liveBody, traced } from '../../state/zones.ts';
import type { Ref, Seat } from '../../terms.ts';
import { sameRef } from '../../terms.ts';
import { ask } from '../asking.ts';
import type { Controls, NodeOf } from '../control.ts';
import { nodeCards, pop } from '../control.ts';
import { cannotBeUsed, wayOf } from '../usable.ts';
import { startEntering } from './halves.ts';
import { isUse, programOfUse } from './permits.ts';

export function startProgram(s: State, program: ProgramName, controller: Seat, card: Ref, vars: Vars): void {
  if (isUse(program) && vars.isDue !== 0 && hasAbility(s, card, 'to-use')) {
    startDues(s, program, controller, card, vars);
    return;
  }
  const id = isUse(program) ? programOfUse(s, program, controller, card, vars) : programOf(program);
  begin(s, id, { source: card, controller, vars: { ...vars, card: [card] } });
}

/**
 * What must be done in order to use a card comes before it exhausts.
 * R: 18.4, "In order to", and its FAQ on Rampaging Brutodon.
 */
function startDues(s: State, how: UseProgram, controller: Seat, card: Ref, vars: Vars): void {
  const [due] = abilitiesOf(s, card, 'to-use');
  if (due === undefined) return;
  const { granter } = due.scope;
  begin(s, due.id, {
    source: card,
    controller,
    granter,
    vars: { ...due.scope.vars, ...vars, use: useVerbs.indexOf(how) },
  });
}

export const byEffect: Vars = { byEffect: 1 };

export const noVars: Vars = {};

/**
 * A card that must leave these archives for its owner's hand goes there instead of being played, put into play or
 * discarded, which did not happen then.
 * R: v1.3 FAQ, Sample Collection with Dysania.
 */
function isReleased(s: State, card: Ref): boolean {
  if (!isAbducted(s, card)) return false;
  const { owner } = cardAt(s, card.id);
  happen(s, [{ type: 'move', card, to: 'discard', place: 'top', seat: owner, by: null, known: 0 }], 'rules');
  return true;
}

type Form = 'creature' | 'upgrade';

/** As what an ability can play a card now: as what it is (`creature`, whatever its type), or as the upgrade that it may be. */
function formsOf(s: State, n: NodeOf<'run'>, seat: Seat, card: Ref, together: readonly Ref[]): readonly Form[] {
  const forms: Form[] = [];
  if (n.as !== 'upgrade' && whyNotPlay(s, seat, card, true, together) === null) forms.push('creature');
  if (n.as !== 'creature' && whyNotPlayAsUpgrade(s, seat, card, true) === null) forms.push('upgrade');
  return forms;
}

/** An ability plays or uses a card: what the rules forbid does not happen, and a stunned creature only loses its stun. */
function runFor(s: State, n: NodeOf<'run'>, frame: AbilityFrame, meant: Ref, together: readonly Ref[]): boolean {
  const seat = frame.controller;
  const card = traced(s, meant);
  if (card === null) return false;
  const comesFromElsewhere = n.program === 'play' || n.program === 'put-into-play' || n.program === 'discard';
  if (comesFromElsewhere && liveBody(s, card) !== null) return false;
  const asYours = n.asYours === true;
  switch (n.program) {
    case 'play': {
      const forms = formsOf(s, n, seat, card, together);
      const [form] = forms;
      if (form === undefined || isReleased(s, card)) return false;
      const anywhere: Vars = n.anywhere ? { ...byEffect, anywhere: 1 } : byEffect;
      const on: Vars = n.onto === undefined ? noVars : { onto: cards(s, n.onto, frame) };
      const vars: Vars = form === 'upgrade' ? { ...byEffect, ...on, asUpgrade: 1 } : { ...anywhere, ...on };
      if (!isAsked(s, seat)) begin(s, playUnasked, { source: card, controller: seat, vars: { ...vars, card: [card] } });
      else if (forms.length > 1)
        begin(s, programs['play-as'], { source: card, controller: seat, vars: { card: [card] } });
      else startEntering(s, 'play', seat, card, vars, together);
      return true;
    }
    case 'put-into-play':
      if (!canEnter(s, card, together) || isReleased(s, card)) return false;
      startEntering(
        s,
        n.program,
        asYours ? seat : cardAt(s, card.id).owner,
        card,
        n.inPlaceOf === undefined ? { put: 1 } : { put: 1, inPlaceOf: cards(s, n.inPlaceOf, frame) },
        together,
      );
      return true;
    case 'discard':
      if (isReleased(s, card)) return false;
      startProgram(s, 'discard', seat, card, byEffect);
      return true;
    case 'beside':
      return false;
    // R: later sets 11: what Fate: says is for the active player. An inactive prophecy has nothing to fulfil.
    case 'fulfill':
      if (!isActiveProphecy(s, card.id)) return false;
      startProgram(s, 'fulfill', s.active, card, noVars);
      return true;
    case 'use':
      if (cannotBeUsed(s, n, seat, card)) return false;
      startProgram(s, 'use', seat, card, asYours ? { byEffect: 1, asYours: 1 } : byEffect);
      return true;
    default: {
      const how = wayOf(s, n.program, card);
      if (cannotBeUsed(s, n, seat, card)) return false;
      if (how !== 'fight' || n.against === undefined) {
        startProgram(s, how, seat, card, byEffect);
        return true;
      }
      const [target] = cards(s, n.against, frame);
      if (target === undefined || !canAttack(s, card, target, n.ignoring === 'taunt')) return false;
      startProgram(s, how, seat, card, { ...byEffect, target: [target] });
      return true;
    }
  }
}

/** @param together all cards that enter: half of a gigantic creature does so with the other half only */
function canEnter(s: State, meant: Ref, together: readonly Ref[]): boolean {
  const card = traced(s, meant);
  if (card === null || liveBody(s, card) !== null || typeOf(s, card) === 'action') return false;
  return halfOf(s, card) === undefined || artHalvesAmong(s, card, together).length > 0;
}

const artHalves = (s: State, of: readonly Ref[]): readonly Ref[] => of.filter((card) => halfOf(s, card) === 'art');

/** The cards of the node. Art halves do nothing by themselves: what becomes of them is told by their base halves, which come later. */
function artHalvesFirst(s: State, f: NodeFrame, n: NodeOf<'run'>): readonly Ref[] {
  const all = nodeCards(s, f, n.card);
  if (f.i > 0 || all.length < 2) return all;
  const first = artHalves(s, all);
  if (first.length > 0) f.items = [...first, ...all.filter((card) => !first.includes(card))];
  return f.items ?? all;
}

/**
 * Cards that are put into play together enter one after the other, whosever they are, in an order that the active player
 * chooses first: those that come see, and are seen by, those that are there. `sofar` is the order that was chosen so far.
 * R: 18.4 FAQ, Æmberlution: the active player says whose creatures enter first, and in which order.
 */
function isOrderAsked(s: State, f: NodeFrame, n: NodeOf<'run'>): boolean {
  if (n.program !== 'put-into-play' || f.i > 0) return false;
  const entering = nodeCards(s, f, n.card);
  if (entering.length < 2) return false;
  const left = entering.filter((card) => canEnter(s, card, entering) && !f.sofar.some((other) => sameRef(other, card)));
  if (left.length < 2) {
    f.items = [...artHalves(s, entering), ...f.sofar, ...left];
    return false;
  }
  const options: readonly Option[] = left.map((card) => ({ pick: 'card', card }));
  const of = f.sofar.length + left.length;
  ask(s, f, 'cards', decidingSeat(s), options, { picked: f.sofar, min: of, max: of });
  return true;
}

export const running = {
  run: {
    step(s, f, n) {
      const frame = currentAbility(s);
      if (isOrderAsked(s, f, n)) return;
      if (f.i === 0) beginEffect(s);
      const all = artHalvesFirst(s, f, n);
      const card = all[f.i++];
      if (card === undefined) {
        pop(s);
        return;
      }
      frame.did = runFor(s, n, frame, card, all);
    },
    take(_s, f, _n, answer) {
      if (answer.pick === 'card') f.sofar = [...f.sofar, answer.card];
    },
  },
  useOn: {
    step(s) {
      pop(s);
      const { source, controller, vars } = currentAbility(s);
      const how = typeof vars.use === 'number' ? useVerbs[vars.use] : undefined;
      if (source === null || how === undefined) return;
      const isOpen =
        whyNotUseOnceDue(s, controller, source, how, vars.byEffect === 1, vars.asYours === 1, false) === null;
      if (isOpen) startProgram(s, how, controller, source, { ...vars, isDue: 0 });
    },
  },
  useHow: {
    step(s, f, n) {
      const { controller, vars } = currentAbility(s);
      const [card] = cards(s, n.card, currentAbility(s));
      const ways = card === undefined ? [] : waysToUse(s, controller, card, true, vars.asYours === 1);
      const [only] = ways;
      if (card === undefined || only === undefined) pop(s);
      else if (ways.length === 1) {
        pop(s);
        startProgram(s, only, controller, card, vars);
      } else
        ask(
          s,
          f,
          'how',
          decidingSeat(s),
          ways.map((how) => ({ pick: 'move', move: { do: how, card } })),
        );
    },
    take(s, _f, _n, answer) {
      const { controller, vars } = currentAbility(s);
      pop(s);
      if (
        answer.pick === 'move' &&
        'card' in answer.move &&
        answer.move.do !== 'play' &&
        answer.move.do !== 'discard' &&
        answer.move.do !== 'beside'
      ) {
        startProgram(s, answer.move.do, controller, answer.move.card, vars);
      }
    },
  },
} satisfies Partial<Controls>;
