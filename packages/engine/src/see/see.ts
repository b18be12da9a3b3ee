// Makes the view of one viewer: see view.ts. Only what that viewer may know goes in.

import type { Renaming } from '../hidden/renaming.ts';
import { withRenamed } from '../hidden/renaming.ts';
import type { GameEvent } from '../language/events.ts';
import { ADVANCES, KEYS } from '../programs/numbers.ts';
import { handSize, isDeckOpen, keyCost, keysToWin, spendableFor } from '../read/costs.ts';
import { isHaunted } from '../read/values/haunted.ts';
import { sizeWithChains } from '../state/chains.ts';
import { tellsHaunting } from '../state/game.ts';
import { isPartOfCreature } from '../state/halves.ts';
import type { Ask } from '../state/question.ts';
import type { Lasting, State } from '../state/state.ts';
import type { AdventureView, CardView, KnownCard, LastingView, PlayerView, View, Viewer } from '../state/view.ts';
import { cardAt } from '../state/zones.ts';
import type { CardId, Ref, Seat } from '../terms.ts';
import { besideView, cardView, inPlayView, isShown, knownCard, knows, SeenCards } from './cards.ts';

/** An order that tells nothing of when each card came there: the hidden ones, then the others by their ids. */
const byId = (a: CardView, b: CardView): number =>
  a.known && b.known ? a.ref.id - b.ref.id : Number(a.known) - Number(b.known) || a.owner - b.owner;

function playerView(s: State, seat: Seat, viewer: Viewer, seen: SeenCards): PlayerView {
  const p = s.players[seat]!;
  // The order of another player's cards would tell which was drawn when.
  const hidden = (ids: readonly CardId[]): readonly CardView[] => {
    const views = ids.map((id) => cardView(s, id, viewer, seen));
    return seat === viewer ? views : views.sort(byId);
  };
  const top = p.deck.at(-1);
  const needed = keysToWin(s, seat);
  return {
    seat,
    team: p.team,
    houses: p.houses,
    aember: p.aember,
    keys: p.keys.length,
    ...(needed === KEYS ? {} : { keysToWin: needed }),
    keyColors: p.keys,
    keyCost: keyCost(s, seat),
    spendable: spendableFor(s, seat),
    chains: p.chains,
    refillTo: sizeWithChains(handSize(s, seat), p.chains),
    ...(tellsHaunting(s) ? { haunted: isHaunted(s, seat) } : {}),
    deck: p.deck.length,
    ...(top === undefined || !isDeckOpen(s, seat) || !isShown(s, cardAt(s, top), viewer)
      ? {}
      : { top: knownCard(s, top, seen) }),
    hand: hidden(p.hand),
    archives: hidden(p.archives),
    discard: p.discard.map((id) => knownCard(s, id, seen)).reverse(),
    purged: p.purged.map((id) => cardView(s, id, viewer, seen)).reverse(),
    line: p.line.map((id) => inPlayView(s, id, viewer, seen)),
    artifacts: p.artifacts.map((id) => inPlayView(s, id, viewer, seen)),
    beside: p.beside.map((id) => besideView(s, id, viewer, seen)),
  };
}

/** A card that the viewer may not know. */
const unseen: Ref = { id: -1, life: 0, name: '' };

/** What a reference becomes for a viewer: nothing of a card as it lies hidden now. */
const shownTo =
  (s: State, viewer: Viewer): Renaming =>
  (ref) => {
    const card = s.cards[ref.id];
    if (card?.ref.life !== ref.life) return ref;
    if (!isShown(s, card, viewer)) return unseen;
    // It may have been called otherwise before it lay facedown.
    return card.ref.name === ref.name ? ref : card.ref;
  };

function lastingView(s: State, lasting: Lasting, viewer: Viewer): LastingView {
  const { id, ability, source, controller, vars, event, until, uses } = lasting;
  return withRenamed({ id, ability, source, controller, vars, event, until, uses }, shownTo(s, viewer));
}

/** What waits for its turn may be about cards that are hidden from the one who orders it. */
function orderView(s: State, ask: Ask, viewer: Viewer): Ask {
  const shown = shownTo(s, viewer);
  return { ...ask, options: ask.options.map((option) => withRenamed(option, shown)) };
}

/** Another player's question is seen only as that: who decides, of what kind it is, and for which card if that is known. */
function askView(s: State, ask: Ask, viewer: Viewer): Ask {
  if (ask.player === viewer) return ask.kind === 'order' || ask.kind === 'replace' ? orderView(s, ask, viewer) : ask;
  const card = ask.source === null ? undefined : s.cards[ask.source.id];
  const hidden = card?.ref.life === ask.source?.life && (card === undefined || !isShown(s, card, viewer));
  const source = hidden ? null : ask.source;
  return { ...ask, source, options: [], picked: [], min: 0, max: 0 };
}

function adventureView(s: State, viewer: Viewer, seen: SeenCards): AdventureView | null {
  if (s.adventure === undefined) return null;
  const { automaton, adversary, facing, advances } = s.adventure;
  return { automaton, adversary: inPlayView(s, adversary, viewer, seen), facing, advances, mostAdvances: ADVANCES };
}

function playedViews(s: State, seen: SeenCards): readonly KnownCard[] {
  const found: KnownCard[] = [];
  for (const card of s.cards)
    if (card.zone === 'played' && !isPartOfCreature(card)) found.push(knownCard(s, card.ref.id, seen));
  return found;
}

/** The pending question as a viewer may know it, for who needs nothing else of a view; null when the game is over. */
export const seeAsk = (s: State, viewer: Viewer): Ask | null => (s.ask === null ? null : askView(s, s.ask, viewer));

/** All that a reader of one game after the other needs. */
const seenLast = new SeenCards();

/**
 * What one viewer may know of a state.
 * @param viewer a seat, or `table` for someone who sees only what lies open.
 * @param seen of this game; who looks at many games in turn has one for each, so that it does not have to be made anew each time.
 */
export function see(s: State, viewer: Viewer, seen: SeenCards = seenLast): View {
  return {
    viewer,
    edition: s.edition,
    turn: s.turn,
    active: s.active,
    first: s.first,
    step: s.step,
    house: s.house,
    players: s.players.map((_, seat) => playerView(s, seat, viewer, seen)),
    lasting: s.lasting.map((lasting) => lastingView(s, lasting, viewer)),
    fight: s.fight,
    played: playedViews(s, seen),
    ask: seeAsk(s, viewer),
    winner: s.winner,
    adventure: adventureView(s, viewer, seen),
    tide: s.tide ?? null,
  };
}

/**
 * An event as one viewer may see it: cards that stay hidden from them lose their name and id.
 * @param seats how many players there are.
 */
export function witness(e: GameEvent, viewer: Viewer, seats: number): GameEvent {
  switch (e.type) {
    case 'draw':
      return e.player === viewer ? e : { ...e, cards: e.cards.map(() => unseen) };
    case 'move':
    case 'putUnder':
      return knows(e.known, viewer, seats) ? e : { ...e, card: unseen };
    case 'reveal':
      return e.to === 'all' || e.to === viewer ? e : { ...e, card: unseen };
    default:
      return e;
  }
}
