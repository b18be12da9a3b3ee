// A copy that can be played on without touching the original. Written by hand because the shape is known: what is never
// changed in place (cards, deeds, lasting effects, variables, events) is shared.
import type { Frame } from './frames.ts';
import type { Body, PlayerState, State } from './state.ts';

/** Most cards have no body. */
function cloneBodies(bodies: readonly (Body | null)[]): (Body | null)[] {
  const copy = bodies.slice();
  for (let id = 0; id < copy.length; id++) {
    const body = copy[id];
    if (body) copy[id] = { ...body };
  }
  return copy;
}

const clonePlayer = (p: PlayerState): PlayerState => ({
  team: p.team,
  houses: p.houses,
  aember: p.aember,
  keys: p.keys,
  chains: p.chains,
  deck: p.deck.slice(),
  hand: p.hand.slice(),
  line: p.line.slice(),
  artifacts: p.artifacts.slice(),
  discard: p.discard.slice(),
  archives: p.archives.slice(),
  purged: p.purged.slice(),
  beside: p.beside,
  beneath: p.beneath.slice(),
  lastTurn: p.lastTurn,
});

/** A copy of one shape is made several times as fast where no other shape is copied: a line for each kind of frame. */
function cloneFrame(f: Frame): Frame {
  switch (f.kind) {
    case 'ability':
      return { ...f };
    case 'node':
      return { ...f };
    case 'events':
      return { ...f };
    case 'dying':
      return { ...f };
  }
}

/** A copy of a state, equal in everything, valid at every question. */
export const clone = (s: State): State => ({
  shape: s.shape,
  edition: s.edition,
  rng: s.rng,
  turn: s.turn,
  active: s.active,
  acting: s.acting,
  first: s.first,
  step: s.step,
  house: s.house,
  stepOver: s.stepOver,
  players: s.players.map(clonePlayer),
  cards: s.cards.slice(),
  bodies: cloneBodies(s.bodies),
  lasting: s.lasting,
  nextLasting: s.nextLasting,
  fight: s.fight,
  gone: s.gone,
  deeds: s.deeds,
  stack: s.stack.map(cloneFrame),
  ask: s.ask,
  winner: s.winner,
  adventure: s.adventure,
  tide: s.tide,
});
