// The promises of the engine, checked at one question of a game: bot writers and our own tests play random games and
// call this at every node. It throws at the first promise that is broken and says which.

import { whyNot } from '../read/permission/moves.ts';
import { answer, legal } from '../run/machine.ts';
import { answererOf, cardApart, isAsked } from '../seats/seats.ts';
import { imagine } from '../see/imagine.ts';
import type { Roll } from '../see/scramble.ts';
import { scrambled } from '../see/scramble.ts';
import { see } from '../see/see.ts';
import { knownOf, nameOf, seatOf } from '../state/card.ts';
import { clone } from '../state/clone.ts';
import { stateHash } from '../state/hash.ts';
import type { State } from '../state/state.ts';
import type { View } from '../state/view.ts';
import { cardAt } from '../state/zones.ts';
import type { CardId, CardVerb, Seat, Zone } from '../terms.ts';

export class ConformanceError extends Error {
  override readonly name = 'ConformanceError';
}

function promise(kept: boolean, what: string, s: State): asserts kept {
  if (!kept)
    throw new ConformanceError(`${what} (turn ${s.turn}, question ${s.ask?.kind ?? 'none'} at ${s.ask?.why ?? '-'})`);
}

const json = (value: unknown): string => JSON.stringify(value);

/** Every card lies in exactly one place, the one that it says. */
function checkZones(s: State): void {
  const found = new Map<CardId, string>();
  const put = (id: CardId, zone: Zone, seat: number): void => {
    promise(!found.has(id), `Card ${id} is in two places: ${found.get(id)} and ${zone}`, s);
    found.set(id, zone);
    const card = cardAt(s, id);
    promise(
      card.zone === zone && seatOf(card) === seat,
      `Card ${id} says it is in ${card.zone} of seat ${seatOf(card)}, but lies in ${zone} of seat ${seat}`,
      s,
    );
    promise(
      (s.bodies[id] !== null) === (zone === 'play'),
      `Card ${id} in ${zone} has ${s.bodies[id] === null ? 'no' : 'a'} body`,
      s,
    );
  };
  const putInPlay = (id: CardId, seat: number): void => {
    put(id, 'play', seat);
    const body = s.bodies[id];
    promise(
      body?.controller === seat || body?.besides?.host !== undefined,
      `Card ${id} lies with seat ${seat} but is controlled by ${body?.controller}`,
      s,
    );
    for (const upgrade of body?.upgrades ?? []) putInPlay(upgrade, seatOf(cardAt(s, upgrade)));
    for (const under of body?.besides?.under ?? []) put(under, 'under', seatOf(cardAt(s, under)));
    putHalf(id, seat);
  };
  /** The art half of a gigantic creature lies where that lies, without a body. */
  const putHalf = (id: CardId, seat: number): void => {
    const half = cardAt(s, id).now?.half;
    if (half === undefined) return;
    promise(!found.has(half), `Card ${half} is an art half, and in ${found.get(half)} too`, s);
    found.set(half, 'play');
    const card = cardAt(s, half);
    promise(
      card.zone === 'play' && seatOf(card) === seat && card.now?.by?.id === id && s.bodies[half] === null,
      `The art half ${half} of card ${id} says it is in ${card.zone} of seat ${seatOf(card)}, part of ${card.now?.by?.id}`,
      s,
    );
  };
  const apart = cardApart(s);
  s.players.forEach((p, seat) => {
    for (const zone of ['deck', 'hand', 'discard', 'archives', 'purged'] as const)
      for (const id of p[zone]) put(id, zone, seat);
    for (const id of [...p.line, ...p.artifacts]) putInPlay(id, seat);
    for (const id of p.beside) put(id, 'beside', seat);
    for (const id of p.beneath) put(id, 'under', seat);
    if (apart !== undefined && !isAsked(s, seat)) putInPlay(apart, seat);
    promise(
      p.aember >= 0 && new Set(p.keys).size === p.keys.length && p.chains >= 0,
      `Seat ${seat} has ${p.aember} æmber, the keys ${p.keys.join(', ')} and ${p.chains} chains`,
      s,
    );
  });
  s.cards.forEach((card, id) => {
    promise(found.has(id) || card.zone === 'played', `Card ${id} says ${card.zone} but lies nowhere`, s);
  });
}

/** A clone and a JSON copy are equal to the original and go the same way; the original does not move. */
function checkCopies(s: State, before: string, option: number): void {
  const copy = clone(s);
  promise(json(copy) === before, 'A clone differs from its original', s);
  const revived = JSON.parse(before) as State;
  answer(copy, option);
  promise(json(s) === before, 'Answering a clone changed the original', s);
  answer(revived, option);
  promise(json(revived) === json(copy), `A state read back from JSON went another way after option ${option}`, s);
  promise(stateHash(revived) === stateHash(copy), 'Equal states have different hashes', s);
}

/** Every option applies; what is no option is refused and changes nothing. */
function checkOptions(s: State, before: string): void {
  const options = legal(s);
  promise(options.length > 0, 'A question has no options', s);
  for (let i = 0; i < options.length; i++) {
    const copy = clone(s);
    answer(copy, i);
    promise(copy.winner !== null || copy.ask !== null, `Option ${i} led to no question and no end`, s);
  }
  for (const wrong of [-1, options.length, 0.5, Number.NaN]) {
    let refused = false;
    try {
      answer(s, wrong);
    } catch (error) {
      refused = error instanceof RangeError;
    }
    promise(refused, `Option ${wrong} was not refused`, s);
  }
  promise(json(s) === before, 'A refused answer, or an answered clone, changed the state', s);
}

const namesIn = (s: State): string => json(s.cards.map((card) => `${card.owner} ${nameOf(card)}`).sort());

/** What a seat must not know is not in its view; what it cannot know may change without a trace. */
function checkViews(s: State, seed: number): void {
  const names = namesIn(s);
  s.players.forEach((_, seat) => {
    const view = see(s, seat);
    const shown = json(view);
    checkHidden(s, view, shown, seat);
    const other = imagine(s, seat, seed);
    promise(json(see(other, seat)) === shown, `An imagined state looks different to seat ${seat}`, s);
    checkZones(other);
    promise(namesIn(other) === names, `An imagined state has other cards`, s);
    checkNothingLeaks(s, seat, shown, json(other), seed);
  });
  const table = see(s, 'table');
  checkHidden(s, table, json(table), null);
}

/** The life of a card that somebody cannot see tells nothing about where it has been: it is that of all others. */
function checkLives(s: State): void {
  const all = (1 << s.players.length) - 1;
  s.players.forEach((_, owner) => {
    const hidden = s.cards.filter(
      (card) => card.owner === owner && knownOf(card) !== all && card.now?.facedown === undefined,
    );
    promise(
      new Set(hidden.map(({ ref }) => ref.life)).size < 2,
      `The lives of the hidden cards of seat ${owner} tell them apart`,
      s,
    );
  });
}

/** A state that looks the same to a seat is imagined the same, however the hidden cards really lie. */
function checkNothingLeaks(s: State, seat: Seat, shown: string, imagined: string, seed: number): void {
  const twin = scrambled(s, seat, dice(seed));
  // Another player may have nothing to choose among other cards: then the seat would see another question.
  if (json(see(twin, seat)) !== shown) return;
  promise(json(imagine(twin, seat, seed)) === imagined, `What seat ${seat} imagines depends on hidden cards`, s);
}

/** Small and repeatable; what it decides needs no better dice. */
function dice(seed: number): Roll {
  let x = seed | 0;
  return (sides) => {
    x = (Math.imul(x, 1664525) + 1013904223) | 0;
    return Math.floor(((x >>> 8) / 0x1000000) * sides);
  };
}

function checkHidden(s: State, view: View, shown: string, seat: number | null): void {
  s.cards.forEach((card, id) => {
    const secret =
      card.zone !== 'played' &&
      card.now?.facedown === undefined &&
      (seat === null ? knownOf(card) !== (1 << s.players.length) - 1 : (knownOf(card) & (1 << seat)) === 0);
    // A view may still name an earlier life of a card that was shuffled away since: its id means another card now.
    if (secret && s.ask?.player !== seat)
      promise(
        !shown.includes(`"id":${id},"life":${card.ref.life},`),
        `The view of ${seat ?? 'the table'} names the hidden card ${id} in ${card.zone}`,
        s,
      );
  });
  promise(
    view.ask === null || view.ask.player === seat || view.ask.options.length === 0,
    "A view shows another player's options",
    s,
  );
}

const verbs: readonly CardVerb[] = ['play', 'discard', 'reap', 'fight', 'action', 'omni', 'unstun', 'beside'];

/** A move in words: a creature that may be played as an upgrade is offered twice. */
const nameOfMove = (verb: CardVerb, id: number, as?: 'upgrade'): string =>
  `${verb} ${id}${as === undefined ? '' : ` as ${as}`}`;

/** In the third step, a move is an option exactly when nothing speaks against it. */
function checkReasons(s: State): void {
  if (s.ask?.kind !== 'move' && s.ask?.kind !== 'omni') return;
  const offered = new Set(
    legal(s).flatMap(({ pick, ...o }) => {
      if (pick !== 'move' || !('move' in o) || !('card' in o.move)) return [];
      const { move } = o;
      return [nameOfMove(move.do, move.card.id, move.do === 'play' ? move.as : undefined)];
    }),
  );
  s.cards.forEach((card, id) => {
    const check = (verb: CardVerb, as?: 'upgrade'): void => {
      const reason = whyNot(s, card.ref, verb, as);
      const isOffered = offered.has(nameOfMove(verb, id, as));
      promise(
        (reason === null) === isOffered,
        `Card ${nameOf(card)}: ${nameOfMove(verb, id, as)} is ${isOffered ? '' : 'not '}offered, but the reason against it is ${json(reason)}`,
        s,
      );
    };
    for (const verb of verbs) check(verb);
    check('play', 'upgrade');
  });
}

/** In the third step nothing but the turn itself is on the stack, and nobody is left tagged. */
function checkRest(s: State): void {
  if (s.ask?.kind !== 'move' && s.ask?.kind !== 'omni') return;
  const kinds = s.stack.map((f) => f.kind).join(' ');
  promise(kinds === 'ability node node ability node node', `The stack is not at rest: ${kinds}`, s);
  promise(
    s.bodies.every((body) => body === null || !body.tagged),
    'A card in play is still tagged for destruction',
    s,
  );
  promise(s.fight === null, 'A fight is still going on', s);
}

/** For a seat that a program plays the player answers that it faces. */
function checkUnasked(s: State): void {
  s.players.forEach(({ hand }, seat) => {
    if (isAsked(s, seat)) return;
    const faced = answererOf(s, seat);
    promise(s.ask?.player !== seat, 'An automaton is asked', s);
    promise(faced === s.active || s.active === seat, `Seat ${s.active} plays, but seat ${faced} is faced`, s);
    promise(hand.length === 0, 'An automaton has a hand besides its archives', s);
  });
}

/** A promise of somebody above the engine: what is broken of it at the pending question, or null. It changes nothing. */
export type FurtherPromise = (s: State) => string | null;

/**
 * Checks every promise of the engine at the pending question of a state. The state is not changed.
 * @param option the answer to try the copies with; an index into `legal(s)`.
 * @param seed for imagined states.
 * @param further promises of other packages that are to hold too, such as that every question has a text.
 * @throws ConformanceError that names the broken promise.
 */
export function conform(s: State, option: number, seed: number, further: readonly FurtherPromise[] = []): void {
  checkZones(s);
  const before = json(s);
  checkCopies(s, before, option);
  checkOptions(s, before);
  checkViews(s, seed);
  checkLives(s);
  checkReasons(s);
  checkRest(s);
  checkUnasked(s);
  for (const broken of further) {
    const what = broken(s);
    promise(what === null, what ?? '', s);
  }
}
