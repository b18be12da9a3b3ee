// The control nodes: the only parts of the language that ask. `step` does a node's next piece of work or asks for an
// answer; `take` receives the answer. What a node has gathered so far stands in its frame.

import { beginLasting } from '../apply/lasting.ts';
import { nextUse, preyFor, shieldsOf } from '../automaton/automaton.ts';
import { begin, beginEffect, happen, runVerb } from '../batches/batches.ts';
import { note } from '../batches/journal.ts';
import { speakerOf } from '../batches/triggers.ts';
import { editionOf } from '../editions/editions.ts';
import { showTo, standIn } from '../hidden/secrecy.ts';
import type { NodeId } from '../language/definitions.ts';
import { addressOf, isProgram } from '../language/definitions.ts';
import type { GameEvent } from '../language/events.ts';
import type { Cards, Node, ProgramName, Who } from '../language/language.ts';
import type { Vars } from '../language/reading.ts';
import { programOf, programs } from '../programs/programs.ts';
import type { Held } from '../read/abilities.ts';
import { abilitiesOf } from '../read/abilities.ts';
import {
  canAttack,
  cards,
  defOf,
  holds,
  keyword,
  number,
  onePlayer,
  players,
  spendableOn,
  typeOf,
} from '../read/evaluate.ts';
import { housesToChoose, movesOf, omniMovesOf, waysToUse, whyNotPlay, whyNotUse } from '../read/permission.ts';
import type { ControlKind, ControlNode } from '../stack/frames.ts';
import { currentAbility, isControl, pushAbility, pushNode, rootOf, setVar } from '../stack/frames.ts';
import { beginRound, didSomething, wantRound } from '../stack/rounds.ts';
import { answererOf, decidingSeat, isAutomaton, opponentOf, player, teamOf } from '../state/players.ts';
import type { AskKind, Option } from '../state/question.ts';
import { randomBelow } from '../state/random.ts';
import type { AbilityFrame, NodeFrame, State } from '../state/state.ts';
import { cardAt, isAbducted, liveBody, traced } from '../state/zones.ts';
import type { House, Ref, Seat } from '../terms.ts';
import { houses, housesOfDecks, sameRef } from '../terms.ts';
import { toReady } from '../verbs/verbs.ts';
import { choosable, isFutile, lieTogether } from './choosable.ts';
import { countOf, isFreeToDecline, pricesOf } from './forging.ts';
import { decidesNothing, isIdle } from './idle.ts';
import { areAlike, losersOf, optionsOf, seenIn, tellsColors, unforgeable } from './keys.ts';
import { canSeeReadying } from './readying.ts';

type NodeOf<K extends ControlKind> = Extract<ControlNode, { readonly kind: K }>;

interface Control<K extends ControlKind> {
  readonly step: (s: State, f: NodeFrame, n: NodeOf<K>) => void;
  readonly take?: (s: State, f: NodeFrame, n: NodeOf<K>, answer: Option, index: number) => void;
}

const pop = (s: State): void => {
  s.stack.pop();
};

/** Does a node: a control node gets a frame, a verb makes its batch at once. */
function perform(s: State, node: Node): void {
  if (isControl(node)) pushNode(s, node);
  else runVerb(s, node);
}

/** What a question says beside its options. */
interface Gathered {
  readonly picked: readonly Ref[];
  readonly min: number;
  readonly max: number;
  /** Nothing can tell the answers apart. */
  readonly alike: true;
}

function ask(
  s: State,
  f: NodeFrame,
  kind: AskKind,
  seat: Seat,
  options: readonly Option[],
  more: Partial<Gathered> = {},
): void {
  const { source, controller } = currentAbility(s);
  if (kind === 'cards') showTo(s, answererOf(s, seat), options);
  s.ask = {
    player: answererOf(s, seat),
    controller: source === null ? answererOf(s, seat) : controller,
    kind,
    why: f.node,
    source,
    options,
    picked: more.picked ?? [],
    min: more.min ?? 0,
    max: more.max ?? 0,
  };
  if (more.alike) s.ask = { ...s.ask, alike: true };
}

/** R: v1.3 "Active player": the active player makes all decisions, unless a card says who does. */
const decider = (s: State, by: Who | undefined): Seat =>
  by === undefined ? decidingSeat(s) : onePlayer(s, by, currentAbility(s));

const none: readonly Ref[] = [];

function finishChoice(s: State, n: NodeOf<'choose'>, chosen: readonly Ref[]): void {
  pop(s);
  setVar(s, n.as, chosen);
  if (n.unlike === undefined) return;
  const before = currentAbility(s).vars[n.unlike];
  setVar(s, n.unlike, typeof before === 'object' ? [...before, ...chosen] : chosen);
}

function stepChoose(s: State, f: NodeFrame, n: NodeOf<'choose'>): void {
  const scope = currentAbility(s);
  const chosen = f.items ?? none;
  const max =
    n.enough === undefined ? number(s, n.max, scope) : Math.min(number(s, n.max, scope), number(s, n.enough, scope));
  const min = Math.min(max, number(s, n.min, scope));
  const left = choosable(s, n, chosen);
  if (chosen.length >= max || left.length === 0) {
    finishChoice(s, n, chosen);
    return;
  }
  if (n.how === 'random') {
    f.items = [...chosen, standIn(s, left[randomBelow(s, left.length)]!, () => left)];
    return;
  }
  // Where all that is left must be taken, and it is several, there is nothing to choose.
  const isAllTaken = left.length <= min - chosen.length && (!n.onePile || lieTogether(s, left));
  const isInOrder = n.ordered !== undefined && haveOneOwner(s, left);
  if (!n.again && !isInOrder && n.how === undefined && left.length > 1 && isAllTaken) {
    finishChoice(s, n, [...chosen, ...left]);
    return;
  }
  // R: "Groups of most powerful", v1.3 glossary: a tie is chosen from only where the group has no room for all of it.
  if (n.how !== undefined && left.length > 1 && left.length <= min - chosen.length) {
    f.items = [...chosen, ...left];
    return;
  }
  const [first] = left;
  if (first !== undefined && max === 1 && decidesNothing(s, f, n.as, left)) {
    finishChoice(s, n, [first]);
    return;
  }
  const options: Option[] = left.map((card) => ({ pick: 'card', card }));
  if (chosen.length >= min) options.push({ pick: 'done' });
  ask(s, f, 'cards', decider(s, n.by), options, { picked: chosen, min, max });
}

/** Whether two of the cards have one owner, so that their order in a pile matters. */
const haveOneOwner = (s: State, refs: readonly Ref[]): boolean =>
  new Set(refs.map((ref) => cardAt(s, ref.id).owner)).size < refs.length;

// ── Programs of the rules ────────────────────────────────────────────────────────────────────────

const startProgram = (s: State, program: ProgramName, controller: Seat, card: Ref, vars: Vars): void =>
  begin(s, programOf(program), { source: card, controller, vars: { ...vars, card: [card] } });

const byEffect: Vars = { byEffect: 1 };

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

/** R: "Enrage", as in 2020: "reap with" leaves no choice of how to use the creature, so it reaps and stays enraged. */
const saysReap = (s: State, program: ProgramName): boolean =>
  program === 'reap' && editionOf(s.edition).enragedReap === 'done';

/** An ability plays or uses a card: what the rules forbid does not happen, and a stunned creature only loses its stun. */
function runFor(s: State, n: NodeOf<'run'>, frame: AbilityFrame, meant: Ref): boolean {
  const seat = frame.controller;
  const card = traced(s, meant);
  if (card === null) return false;
  const comesFromElsewhere = n.program === 'play' || n.program === 'put-into-play' || n.program === 'discard';
  if (comesFromElsewhere && liveBody(s, card) !== null) return false;
  const asYours = n.asYours === true;
  switch (n.program) {
    case 'play':
      if (whyNotPlay(s, seat, card, true) !== null) return false;
      if (isReleased(s, card)) return false;
      if (isAutomaton(s, seat))
        begin(s, programs['play-by-automaton'], {
          source: card,
          controller: seat,
          vars: { ...byEffect, card: [card] },
        });
      else startProgram(s, 'play', seat, card, byEffect);
      return true;
    case 'put-into-play':
      if (!canEnter(s, card) || isReleased(s, card)) return false;
      startProgram(s, 'put-into-play', asYours ? seat : cardAt(s, card.id).owner, card, { put: 1 });
      return true;
    case 'discard':
      if (isReleased(s, card)) return false;
      startProgram(s, 'discard', seat, card, byEffect);
      return true;
    case 'use':
      if (waysToUse(s, seat, card, true, asYours).length === 0) return false;
      startProgram(s, 'use', seat, card, asYours ? { byEffect: 1, asYours: 1 } : byEffect);
      return true;
    default: {
      const how = liveBody(s, card)?.stunned ? 'unstun' : n.program;
      if (whyNotUse(s, seat, card, how, true, asYours, saysReap(s, n.program)) !== null) return false;
      if (how !== 'fight' || n.against === undefined) {
        startProgram(s, how, seat, card, byEffect);
        return true;
      }
      const [target] = cards(s, n.against, frame);
      if (target === undefined || !canAttack(s, card, target)) return false;
      startProgram(s, how, seat, card, { ...byEffect, target: [target] });
      return true;
    }
  }
}

function canEnter(s: State, meant: Ref): boolean {
  const card = traced(s, meant);
  return card !== null && liveBody(s, card) === null && typeOf(s, card) !== 'action';
}

/**
 * Cards that are put into play together enter one after the other. Where several of them enter one battleline, the active
 * player chooses their order, as for cards that go to one pile (`ordered`). `sofar` is the order that was chosen so far.
 */
function isOrderAsked(s: State, f: NodeFrame, n: NodeOf<'run'>): boolean {
  if (n.program !== 'put-into-play' || f.i > 0) return false;
  const entering = nodeCards(s, f, n.card);
  if (entering.length < 2) return false;
  const left = entering.filter((card) => canEnter(s, card) && !f.sofar.some((other) => sameRef(other, card)));
  if (left.length < 2 || !(n.asYours || haveOneOwner(s, left))) {
    f.items = [...f.sofar, ...left];
    return false;
  }
  const options: readonly Option[] = left.map((card) => ({ pick: 'card', card }));
  const of = f.sofar.length + left.length;
  ask(s, f, 'cards', decidingSeat(s), options, { picked: f.sofar, min: of, max: of });
  return true;
}

const nodeCards = (s: State, f: NodeFrame, of: Cards): readonly Ref[] => {
  f.items ??= cards(s, of, currentAbility(s));
  return f.items;
};

/** Between two rounds of a node: what happened in the last one is added to what happened so far. */
function gather(s: State, f: NodeFrame): void {
  const frame = currentAbility(s);
  if (f.i > 0) f.sofar = [...f.sofar, ...frame.thisWay];
  frame.thisWay = none;
  standsForItself(frame);
}

/** Each round stands for itself: what one lacked does not count against the next ("if you do"). */
function standsForItself(frame: AbilityFrame): void {
  if (frame.before !== undefined) frame.before = undefined;
}

/** After the last round: "this way" means all of them. */
function finishRounds(s: State, f: NodeFrame): void {
  pop(s);
  currentAbility(s).thisWay = f.sofar;
}

/**
 * Whether an ability is already being resolved and has done nothing since but copy others: two Replicators that have
 * nobody but each other would never end. Where something came between (a creature was used, a card was played), it can
 * resolve once more inside of itself.
 */
function isCircle(s: State, id: NodeId, card: Ref): boolean {
  for (let i = s.stack.length - 1; i >= 0; i--) {
    const f = s.stack[i];
    if (f === undefined || f.kind === 'events' || f.kind === 'dying') return false;
    if (f.kind === 'node') continue;
    if (f.source !== null && f.ability === id && sameRef(f.source, card)) return true;
    if (isProgram(f.ability)) return false;
  }
  return false;
}

/** Another card's ability resolves as if the player controlled that card. */
function triggerAsYours(s: State, controller: Seat, card: Ref, { id, scope }: Held): void {
  if (isCircle(s, id, card)) {
    currentAbility(s).did = false;
    return;
  }
  const { granter } = scope;
  begin(s, id, { source: card, controller: granter === null ? speakerOf(s, card, controller) : controller, granter });
}

/**
 * R: "Repeat", v1.3 glossary: when its card leaves play it can no longer repeat; v1.0 p.11 sets no condition. An action
 * never was in play.
 */
const canRepeat = (s: State, source: Ref | null): boolean =>
  source === null ||
  editionOf(s.edition).repeatWithoutItsCard === 'goes-on' ||
  typeOf(s, source) === 'action' ||
  liveBody(s, source) !== null;

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
      return s.adventure === undefined ? housesOfDecks : houses;
  }
}

/** R: v1.3 "Flank"; "Deploy": anywhere in the line, when it is played. Positions count from the left flank. */
function placesFor(s: State, n: NodeOf<'flank'>, card: Ref): readonly Option[] {
  const { line } = player(s, onePlayer(s, n.line, currentAbility(s)));
  if (line.length === 0) return [{ pick: 'flank', side: 'left' }];
  const between: Option[] =
    n.deploy && keyword(s, card, 'deploy') > 0
      ? Array.from({ length: line.length - 1 }, (_, i) => ({ pick: 'place', index: i + 1 }))
      : [];
  return [{ pick: 'flank', side: 'left' }, ...between, { pick: 'flank', side: 'right' }];
}

// ── Forging ──────────────────────────────────────────────────────────────────────────────────────

function stepForge(s: State, f: NodeFrame, n: NodeOf<'forge'>): void {
  const prices = pricesOf(s, n);
  const [color] = f.keys ?? [];
  const price = color === undefined ? prices[0] : prices.find((one) => one.color === color);
  if (price === undefined) {
    pop(s);
    beginEffect(s);
    return;
  }
  if (color === undefined && prices.length > 1) {
    ask(s, f, 'key', price.seat, optionsOf(prices), tellsColors(s) ? {} : { alike: true });
    return;
  }
  const spent = f.items ?? none;
  // "Done" before enough was spent: the player declined.
  if (f.i > 0 && spent.length < price.least) {
    pop(s);
    beginEffect(s);
    return;
  }
  const mayDecline = spent.length === 0 && isFreeToDecline(s, price);
  const left = spendableOn(s, price.seat).filter((ref) => (liveBody(s, ref)?.aember ?? 0) > countOf(spent, ref));
  const remaining = left.flatMap((ref) =>
    Array.from({ length: (liveBody(s, ref)?.aember ?? 0) - countOf(spent, ref) }, () => ref),
  );
  if (!mayDecline && remaining.length > 0 && remaining.length <= price.least - spent.length) {
    f.items = [...spent, ...remaining];
    return;
  }
  if (spent.length < price.most && f.i === 0 && left.length > 0) {
    const options: Option[] = left.map((card) => ({ pick: 'card', card }));
    if (mayDecline || spent.length >= price.least) options.push({ pick: 'done' });
    ask(s, f, 'cards', decidingSeat(s), options, { picked: spent, min: price.least, max: price.most });
    return;
  }
  pop(s);
  const sources = spent.filter((ref, i) => spent.findIndex((other) => sameRef(other, ref)) === i);
  happen(s, [
    {
      type: 'forge',
      player: price.seat,
      color: price.color,
      cost: price.cost,
      spent: sources.map((card) => ({ card, amount: countOf(spent, card) })),
      ...seenIn(s),
    },
  ]);
}

/** R: "Active player", v1.3 glossary: who is to lose a key does not choose which. All of them are turned back at once. */
function stepUnforge(s: State, f: NodeFrame, n: NodeOf<'unforge'>): void {
  const losers = losersOf(s, n);
  const chosen = f.keys ?? [];
  const seat = losers[chosen.length];
  if (seat !== undefined) {
    const colors = unforgeable(s, n, seat);
    if (colors.length === 1) f.keys = [...chosen, ...colors];
    else {
      const options = colors.map((color): Option => ({ pick: 'key', seat, color }));
      ask(s, f, 'key', decidingSeat(s), options, areAlike(s, seat, colors) ? { alike: true } : {});
    }
    return;
  }
  pop(s);
  happen(
    s,
    losers.flatMap((loser, i): GameEvent[] => {
      const color = chosen[i];
      return color === undefined ? [] : [{ type: 'unforge', player: loser, color, ...seenIn(s) }];
    }),
  );
}

// ── A team against an automaton ──────────────────────────────────────────────────────────────────

const paidBy = (seat: Seat): string => `paid${seat}`;

const paid = (s: State, seat: Seat): number => {
  const amount = currentAbility(s).vars[paidBy(seat)];
  return typeof amount === 'number' ? amount : 0;
};

/** `i` counts the players of the team that have said how much they give. */
function setPaid(s: State, f: NodeFrame, amount: number): void {
  setVar(s, paidBy(teamOf(s, s.active)[f.i++] ?? s.active), amount);
}

/**
 * R: Keyraken, "The tide": each player of the team gives any amount, as long as they give the total together. Decided: they
 * say so in turn order, and those who come last cannot give less than what is missing.
 */
function stepContribute(s: State, f: NodeFrame, n: NodeOf<'contribute'>): void {
  const team = teamOf(s, s.active);
  const total = number(s, n.total, currentAbility(s));
  const missing = total - team.slice(0, f.i).reduce((sum, seat) => sum + paid(s, seat), 0);
  const seat = team[f.i];
  if (seat === undefined) {
    pop(s);
    happen(
      s,
      team.flatMap((mate) => {
        const amount = paid(s, mate);
        return amount === 0 ? [] : [{ type: 'lose', player: mate, amount }];
      }),
    );
    return;
  }
  const later = team.slice(f.i + 1).reduce((sum, mate) => sum + player(s, mate).aember, 0);
  const most = Math.min(missing, player(s, seat).aember);
  const least = Math.min(most, Math.max(0, missing - later));
  if (least === most) {
    setPaid(s, f, least);
    return;
  }
  const amounts = Array.from({ length: most - least + 1 }, (_, i): Option => ({ pick: 'number', value: least + i }));
  ask(s, f, 'contribute', seat, amounts);
}

/** The cards of an automaton are used one by one. `items`: the one that is to fight, its prey, and who is fought instead. */
function stepUse(s: State, f: NodeFrame, n: NodeOf<'useAutomaton'>): void {
  const { controller } = currentAbility(s);
  const [fighter, prey, shield] = f.items ?? none;
  if (fighter !== undefined) {
    stepPrey(s, f, controller, fighter, prey, shield);
    return;
  }
  const next = n.cards === 'adversary' && f.i > 0 ? null : nextUse(s, controller, n.cards, n.fight === true);
  f.i = 1;
  if (next === null) pop(s);
  else if (next.how === 'fight') f.items = [next.card];
  else startProgram(s, next.how, controller, next.card, byEffect);
}

/** R: Keyraken, "Prey keyword": where several are eligible the player chooses; then a neighbor with taunt steps in. */
function stepPrey(
  s: State,
  f: NodeFrame,
  seat: Seat,
  fighter: Ref,
  prey: Ref | undefined,
  shield: Ref | undefined,
): void {
  const found = prey === undefined ? preyFor(s, fighter) : shield === undefined ? shieldsOf(s, fighter, prey) : none;
  if (found.length > 1) {
    ask(
      s,
      f,
      'cards',
      seat,
      found.map((card) => ({ pick: 'card', card })),
      { min: 1, max: 1 },
    );
    if (s.ask !== null) s.ask = { ...s.ask, source: fighter };
    return;
  }
  const [only] = found;
  if (prey === undefined && only !== undefined) {
    f.items = [fighter, only];
    return;
  }
  f.items = null;
  const target = shield ?? only ?? prey;
  if (target !== undefined) startProgram(s, 'fight', seat, fighter, { ...byEffect, target: [target] });
}

// ── The fourth step ──────────────────────────────────────────────────────────────────────────────

/** What was exhausted when the step began, and may still be readied: each card once. */
const stillToReady = (s: State, f: NodeFrame): readonly Ref[] =>
  toReady(s).filter((ref) => (f.items ?? none).some((other) => sameRef(other, ref)));

/** `sofar` has the cards whose turn has come, where the player left their order open. */
function readyNext(s: State, f: NodeFrame, order: readonly Ref[]): void {
  const [next, ...later] = order;
  f.sofar = later;
  if (next === undefined) return;
  f.items = (f.items ?? none).filter((ref) => !sameRef(ref, next));
  happen(s, [{ type: 'ready', card: next }]);
}

/**
 * R: 18.4, "Ready Cards": one at a time, in an order that the active player chooses. Where nothing in the game can tell one
 * order from another they ready together, which comes to the same.
 */
function stepReadying(s: State, f: NodeFrame): void {
  if (f.items === null) {
    const isOrdered = editionOf(s.edition).readying === 'one-at-a-time' && !isAutomaton(s, s.active);
    const cards = isOrdered ? toReady(s) : none;
    if (cards.length < 2 || !canSeeReadying(s, cards)) {
      pop(s);
      runVerb(s, { kind: 'rule', step: 'ready-all' });
      return;
    }
    f.items = cards;
    runVerb(s, { kind: 'rule', step: 'begin-ready' });
    return;
  }
  const left = stillToReady(s, f);
  const isLeft = (ref: Ref): boolean => left.some((other) => sameRef(other, ref));
  const open = f.sofar.filter(isLeft);
  if (left.length === 0) pop(s);
  else if (open.length > 0) readyNext(s, f, open);
  else if (left.length === 1) readyNext(s, f, left);
  else
    ask(s, f, 'cards', decidingSeat(s), [...left.map((card): Option => ({ pick: 'card', card })), { pick: 'done' }], {
      min: 0,
      max: 1,
    });
}

// ── The table of nodes ───────────────────────────────────────────────────────────────────────────

const controls: { readonly [K in ControlKind]: Control<K> } = {
  seq: {
    step(s, f, n) {
      let last = false;
      do {
        const node = n.steps[f.i++];
        last = f.i >= n.steps.length;
        // The last step needs no frame below it to come back to.
        if (last) pop(s);
        if (node !== undefined) perform(s, node);
      } while (!last && s.ask === null && s.winner === null && s.stack[s.stack.length - 1] === f);
    },
  },
  choose: {
    step: stepChoose,
    take(s, f, n, answer) {
      const chosen = f.items ?? none;
      if (answer.pick === 'card') f.items = [...chosen, standIn(s, answer.card, () => choosable(s, n, chosen))];
      else finishChoice(s, n, chosen);
    },
  },
  option: {
    step(s, f, n) {
      const [first] = n.of;
      if (first !== undefined && isIdle(s, n)) {
        pop(s);
        perform(s, first.then);
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
    take(s, _f, n, _answer, index) {
      pop(s);
      const chosen = n.of[index];
      if (chosen !== undefined) perform(s, chosen.then);
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
    take(s, _f, n, answer) {
      pop(s);
      if (answer.pick === 'yes') {
        if (n.then.kind === 'again') wantRound(currentAbility(s));
        perform(s, n.then);
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
  if: {
    step(s, _f, n) {
      pop(s);
      const branch = holds(s, n.cond, currentAbility(s)) ? n.then : n.else;
      if (branch !== undefined) perform(s, branch);
      else beginEffect(s);
    },
  },
  ifYouDo: {
    step(s, _f, n) {
      pop(s);
      const { did, before } = currentAbility(s);
      const branch = did && before !== 'lacking' ? n.then : n.else;
      if (branch !== undefined) perform(s, branch);
    },
  },
  again: {
    step(s) {
      pop(s);
      const frame = currentAbility(s);
      if (canRepeat(s, frame.source) && didSomething(s, frame)) perform(s, rootOf(frame.ability));
      else frame.did = false;
    },
  },
  times: {
    step(s, f, n) {
      if (f.i === 0) setVar(s, n.as, number(s, n.count, currentAbility(s)));
      gather(s, f);
      const total = currentAbility(s).vars[n.as];
      if (typeof total !== 'number' || f.i++ >= total) finishRounds(s, f);
      else perform(s, n.then);
    },
  },
  remember: {
    step(s, _f, n) {
      pop(s);
      setVar(s, n.as, cards(s, n.cards, currentAbility(s)));
    },
  },
  each: {
    step(s, f, n) {
      const found = nodeCards(s, f, n.of);
      gather(s, f);
      const card = found[f.i++];
      if (card === undefined) {
        finishRounds(s, f);
        return;
      }
      setVar(s, n.as, [card]);
      perform(s, n.then);
    },
  },
  eachPlayer: {
    step(s, f, n) {
      const outer = currentAbility(s);
      const seat = players(s, n.who, outer)[f.i++];
      if (seat === undefined) {
        pop(s);
        return;
      }
      const frame = pushAbility(s, outer.ability, {
        source: outer.source,
        controller: seat,
        granter: outer.granter,
        event: outer.event,
        vars: outer.vars,
      });
      frame.thisWay = outer.thisWay;
      frame.amount = outer.amount;
      perform(s, n.then);
    },
  },
  repeat: {
    step(s, f, n) {
      const scope = currentAbility(s);
      const mayRepeat = n.atMost === undefined || f.i <= number(s, n.atMost, scope);
      // A game is an endless repetition too, but it is no card's and has its own end.
      const mustEnd = n.atMost === undefined && scope.source !== null;
      if (f.i === 0 && mustEnd) beginRound(s, f);
      if (f.i > 0 && !(mayRepeat && holds(s, n.while, scope) && (!mustEnd || didSomething(s, f)))) {
        pop(s);
        return;
      }
      standsForItself(currentAbility(s));
      // A game is an endless repetition: its counter must not grow the state.
      f.i = n.atMost === undefined ? 1 : f.i + 1;
      perform(s, n.then);
    },
  },
  lasting: {
    step(s, _f, n) {
      pop(s);
      beginEffect(s);
      const frame = currentAbility(s);
      const { source } = frame;
      if (source === null || (n.until === 'source-leaves' && liveBody(s, source) === null)) return;
      const uses = n.uses === undefined ? null : number(s, n.uses, frame);
      const lasting = beginLasting(s, {
        ability: addressOf(n.ability),
        source,
        controller: frame.controller,
        vars: frame.vars,
        event: frame.event,
        until: n.until,
        uses,
      });
      frame.did = true;
      // A batch of its own: a creature that has no power left because of it is destroyed at once.
      happen(s, [{ type: 'lastingBegan', card: source, lasting }], 'rules');
    },
  },
  run: {
    step(s, f, n) {
      const frame = currentAbility(s);
      if (isOrderAsked(s, f, n)) return;
      if (f.i === 0) beginEffect(s);
      const card = nodeCards(s, f, n.card)[f.i++];
      if (card === undefined) {
        pop(s);
        return;
      }
      frame.did = runFor(s, n, frame, card);
    },
    take(_s, f, _n, answer) {
      if (answer.pick === 'card') f.sofar = [...f.sofar, answer.card];
    },
  },
  trigger: {
    step(s, f, n) {
      const frame = currentAbility(s);
      const [card] = cards(s, n.of, frame);
      const held = card === undefined ? [] : abilitiesOf(s, card, n.timing);
      if (held.length > 1) {
        ask(
          s,
          f,
          'option',
          decider(s, undefined),
          held.map(({ id }) => ({ pick: 'option', label: id })),
        );
        return;
      }
      pop(s);
      if (card !== undefined && held[0] !== undefined) triggerAsYours(s, frame.controller, card, held[0]);
    },
    take(s, _f, n, _answer, index) {
      pop(s);
      const frame = currentAbility(s);
      const [card] = cards(s, n.of, frame);
      const chosen = card === undefined ? undefined : abilitiesOf(s, card, n.timing)[index];
      if (card !== undefined && chosen !== undefined) triggerAsYours(s, frame.controller, card, chosen);
    },
  },
  mulligan: {
    // R: v1.3 setup, step 7: each player once, starting with the first player.
    step(s, f) {
      if (isAutomaton(s, (s.first + f.i) % s.players.length)) f.i++;
      if (f.i >= s.players.length) {
        pop(s);
        return;
      }
      ask(s, f, 'mulligan', (s.first + f.i) % s.players.length, yesNo);
    },
    take(s, f, _n, answer) {
      const seat = (s.first + f.i++) % s.players.length;
      if (answer.pick === 'yes') happen(s, [{ type: 'mulligan', player: seat, cards: 0 }]);
    },
  },
  turnOrder: {
    // R: Keyraken, "How to play": they select who plays first, second and third. Decided: the player of the first seat
    // says it for the team. `i` counts who is placed.
    step(s, f) {
      const { vars } = currentAbility(s);
      const placed = Array.from({ length: f.i }, (_, i) => vars[inPlace(i)]).filter((seat) => typeof seat === 'number');
      const left = s.players.flatMap((_, seat) => (isAutomaton(s, seat) || placed.includes(seat) ? [] : [seat]));
      const [speaker = s.first] = [...placed, ...left].sort();
      if (left.length > 1) {
        ask(
          s,
          f,
          'turn-order',
          speaker,
          left.map((seat) => ({ pick: 'seat', seat })),
          { max: placed.length + left.length },
        );
        return;
      }
      pop(s);
      happen(s, [{ type: 'turnOrder', order: [...placed, ...left] }], 'rules');
    },
    take(s, f, _n, answer) {
      if (answer.pick === 'seat') setVar(s, inPlace(f.i++), answer.seat);
    },
  },
  readying: {
    step: stepReadying,
    take(s, f, _n, answer) {
      readyNext(s, f, answer.pick === 'card' ? [answer.card] : stillToReady(s, f));
    },
  },
  moves: {
    // `i` counts the other seats that have passed since the last move.
    step(s, f) {
      s.acting = null;
      if (isOmniOffered(s, f)) return;
      if (s.stepOver) {
        pop(s);
        return;
      }
      s.gone = [];
      ask(
        s,
        f,
        'move',
        s.active,
        movesOf(s, s.active).map((move) => ({ pick: 'move', move })),
      );
    },
    take(s, f, _n, answer) {
      if (answer.pick === 'done') f.i++;
      else if (isOthersTime(s, f)) {
        if (answer.pick !== 'move' || !('card' in answer.move)) return;
        s.acting = otherSeat(s, f);
        startProgram(s, answer.move.do, s.acting, standIn(s, answer.move.card), noVars);
      } else {
        f.i = 0;
        if (answer.pick !== 'move' || answer.move.do === 'end') s.stepOver = true;
        else if (answer.move.do === 'raise-tide')
          begin(s, programs['raise-tide'], { source: null, controller: s.active });
        else startProgram(s, answer.move.do, s.active, standIn(s, answer.move.card), noVars);
      }
    },
  },
  flank: {
    step(s, f, n) {
      const [card] = cards(s, n.card, currentAbility(s));
      if (card === undefined || typeOf(s, card) !== 'creature') {
        pop(s);
        setVar(s, n.as, 0);
        return;
      }
      // R: Keyraken, "Keyraken turns" 2: creatures of the automaton go to its right flank, and nobody is asked.
      const seat = onePlayer(s, n.line, currentAbility(s));
      if (isAutomaton(s, seat)) {
        pop(s);
        setVar(s, n.as, player(s, seat).line.length);
        return;
      }
      ask(s, f, 'flank', decidingSeat(s), placesFor(s, n, card));
    },
    take(s, _f, n, answer) {
      pop(s);
      const seat = onePlayer(s, n.line, currentAbility(s));
      const right = player(s, seat).line.length;
      setVar(
        s,
        n.as,
        answer.pick === 'place' ? answer.index : answer.pick === 'flank' && answer.side === 'left' ? 0 : right,
      );
    },
  },
  bonus: {
    step(s, f, n) {
      const { controller } = currentAbility(s);
      const [card] = cards(s, n.card, currentAbility(s));
      const icons = card === undefined ? [] : (cardAt(s, card.id).bonus ?? defOf(s, card.id).bonus);
      const icon = icons[f.i++];
      if (card === undefined || icon === undefined) {
        pop(s);
        return;
      }
      if (icon === 'aember') happen(s, [{ type: 'gain', player: controller, amount: 1, cause: 'bonus', card }]);
      else {
        note({ type: 'bonus', card, icon });
        begin(s, programs[`bonus-${icon}`], { source: card, controller });
      }
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
        answer.move.do !== 'discard'
      ) {
        startProgram(s, answer.move.do, controller, answer.move.card, vars);
      }
    },
  },
  forge: {
    step: stepForge,
    take(_s, f, _n, answer) {
      if (answer.pick === 'key') f.keys = [answer.color];
      else if (answer.pick === 'card') f.items = [...(f.items ?? none), answer.card];
      else f.i = 1;
    },
  },
  unforge: {
    step: stepUnforge,
    take(_s, f, _n, answer) {
      if (answer.pick === 'key') f.keys = [...(f.keys ?? []), answer.color];
    },
  },
  turn: {
    step(s, _f, n) {
      pop(s);
      const own = s.adventure !== undefined && isAutomaton(s, s.active) ? rootOf(s.adventure.program) : n.player;
      perform(s, own);
    },
  },
  contribute: {
    step: stepContribute,
    take(s, f, _n, answer) {
      if (answer.pick === 'number') setPaid(s, f, answer.value);
    },
  },
  useAutomaton: {
    step: stepUse,
    take(_s, f, _n, answer) {
      if (answer.pick === 'card') f.items = [...(f.items ?? none), answer.card];
    },
  },
};

// R: reference manual 7: Omni: abilities can be used in any turn. The manual does not say when; decided: in the third
// step, when nothing resolves: before each move of the active player, and once more when the step would end. Every other
// seat that has one is asked until it passes; where such a card may lie in the hand, every seat with a hand is, so that a
// question tells nothing of what is in it.

/** The seat that may use an Omni: ability before the active player goes on, or has its turn to say so. */
const otherSeat = (s: State, f: NodeFrame): Seat => (s.active + 1 + f.i) % s.players.length;

const isOthersTime = (s: State, f: NodeFrame): boolean =>
  editionOf(s.edition).omniTurns === 'every' && f.i < s.players.length - 1;

/** Asks the next of the other seats that can use an Omni: ability now. @returns false when there is none left. */
function isOmniOffered(s: State, f: NodeFrame): boolean {
  for (; isOthersTime(s, f); f.i++) {
    const seat = otherSeat(s, f);
    if (isAutomaton(s, seat)) continue;
    const moves = omniMovesOf(s, seat);
    const mayHide = editionOf(s.edition).omniFrom === 'play-or-hand' && player(s, seat).hand.length > 0;
    if (moves.length === 0 && !mayHide) continue;
    s.gone = [];
    ask(s, f, 'omni', seat, [...moves.map((move): Option => ({ pick: 'move', move })), { pick: 'done' }]);
    return true;
  }
  return false;
}

const inPlace = (i: number): string => `place${i}`;

const noVars: Vars = {};
const yesNo: readonly Option[] = [{ pick: 'yes' }, { pick: 'no' }];

export function stepNode(s: State, f: NodeFrame, node: ControlNode): void {
  const control = controls[node.kind] as Control<ControlKind>;
  control.step(s, f, node);
}

/** Hands an answer to the node that asked. */
export function takeAnswer(s: State, f: NodeFrame, node: ControlNode, answer: Option, index: number): void {
  const control = controls[node.kind] as Control<ControlKind>;
  control.take?.(s, f, node, answer, index);
}
