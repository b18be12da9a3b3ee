// Makes the view of one viewer: see view.ts. Only what that viewer may know goes in.

import { cardsBeneath } from '../beside/zone.ts';
import type { Renaming } from '../hidden/renaming.ts';
import { withRenamed } from '../hidden/renaming.ts';
import type { GameEvent } from '../language/events.ts';
import { ADVANCES } from '../programs/numbers.ts';
import { handSize, keyCost, spendableOn } from '../read/costs.ts';
import { timesDefined } from '../language/definitions.ts';
import { modifiers } from '../read/active.ts';
import { face } from '../read/face.ts';
import { armor, armorLeft } from '../read/values/armor.ts';
import { housesOf } from '../read/values/house.ts';
import { keywordsOf } from '../read/values/keyword.ts';
import { isOnFlank } from '../read/values/place.ts';
import { power } from '../read/values/power.ts';
import { traitsOf } from '../read/values/trait.ts';
import { typeOf } from '../read/values/type.ts';
import { sizeWithChains } from '../state/chains.ts';
import { isPartOfCreature } from '../state/halves.ts';
import type { Ask } from '../state/question.ts';
import type { Card, Lasting, State } from '../state/state.ts';
import type {
  AdventureView,
  BesideView,
  CardView,
  InPlayView,
  KnownCard,
  LastingView,
  PlayerView,
  View,
  Viewer,
} from '../state/view.ts';
import { bodyAt, cardAt, liveBody } from '../state/zones.ts';
import type { CardId, House, Keyword, Ref, Seat } from '../terms.ts';

const knows = (known: number, viewer: Viewer, seats: number): boolean =>
  viewer === 'table' ? known === (1 << seats) - 1 : (known & (1 << viewer)) !== 0;

/** What lies in play is seen by all; who may look at what lies facedown there is another question. */
const isShown = (s: State, card: Card, viewer: Viewer): boolean =>
  card.zone === 'play' || knows(card.known, viewer, s.players.length);

function knownCard(s: State, id: CardId): KnownCard {
  const card = cardAt(s, id);
  if (card.zone === 'play' || card.zone === 'played' || modifiers(s, 'house').length > 0) return knownAnew(s, id);
  if (seenIn !== s.edition || seenWith !== timesDefined) {
    cardsSeen.length = 0;
    seenIn = s.edition;
    seenWith = timesDefined;
  }
  if (cardsSeen[id] !== card) {
    cardsSeen[id] = card;
    viewsSeen[id] = knownAnew(s, id);
  }
  return viewsSeen[id]!;
}
const cardsSeen: (Card | undefined)[] = [];
const viewsSeen: KnownCard[] = [];
let seenIn: string | null = null;
let seenWith = -1;

function knownAnew(s: State, id: CardId): KnownCard {
  const card = cardAt(s, id);
  const shown = face(s, id);
  const houses = housesOf(s, card.ref);
  const view: KnownCard = {
    known: true,
    ref: card.ref,
    // In play a token creature is called what it is there.
    name: card.ref.name,
    owner: card.owner,
    zone: card.zone,
    type: typeOf(s, card.ref),
    house: houses[0] as House,
    houses,
    bonus: shown.bonus,
  };
  if (card.half !== undefined) return { ...asCopy(view, card), artHalf: cardAt(s, card.half).ref };
  if (card.as !== null) return asCopy(view, card);
  const apart = shown.half === undefined ? view : { ...view, half: shown.half };
  return card.abducted ? { ...apart, abducted: true } : apart;
}

const asCopy = (view: KnownCard, { as, ref }: Card): KnownCard =>
  as === null || as === ref.name ? view : { ...view, as };

function cardView(s: State, id: CardId, viewer: Viewer): CardView {
  const card = cardAt(s, id);
  return knows(card.known, viewer, s.players.length) ? knownCard(s, id) : { known: false, owner: card.owner };
}

function inPlayView(s: State, id: CardId, viewer: Viewer): InPlayView {
  const card = cardAt(s, id);
  const { ref } = card;
  const body = bodyAt(s, id);
  const shown = face(s, id);
  const { name, owner, zone, type, house, houses, bonus, as, artHalf } = knownCard(s, id);
  // Written out: a spread here makes an object that is slow to build and to read, for every card at every decision.
  const view: InPlayView = {
    known: true,
    ref,
    name,
    owner,
    zone,
    type,
    house,
    houses,
    bonus,
    controller: body.controller,
    power: power(s, ref),
    armor: armor(s, ref),
    armorLeft: armorLeft(s, ref),
    printed: { power: shown.power, armor: shown.armor },
    traits: traitsOf(s, ref),
    keywords: keywordsOf(s, ref),
    damage: body.damage,
    aember: body.aember,
    exhausted: body.exhausted,
    stunned: body.stunned,
    warded: body.warded,
    enraged: body.rage > 0,
    enrageCounters: body.rage,
    powerCounters: body.power,
    counters: body.counters,
    flank: type === 'creature' && isOnFlank(s, ref),
    upgrades: body.upgrades.map((upgrade) => inPlayView(s, upgrade, viewer)),
    under: body.under.map((under) => cardView(s, under, viewer)),
    tagged: body.tagged,
  };
  const copy = as === undefined ? view : { ...view, as };
  const whole = artHalf === undefined ? copy : { ...copy, artHalf };
  if (!card.facedown) return whole;
  return { ...whole, token: { beneath: knows(card.known, viewer, s.players.length) ? card.name : null } };
}

function besideView(s: State, id: CardId, viewer: Viewer): BesideView {
  const { ref, name } = cardAt(s, id);
  const under = cardsBeneath(s, id).map((below) => cardView(s, below, viewer));
  return { ref, name, type: face(s, id).type, under };
}

const hiddenFirst = (a: CardView, b: CardView): number => Number(a.known) - Number(b.known);

function playerView(s: State, seat: Seat, viewer: Viewer): PlayerView {
  const p = s.players[seat]!;
  // The order of another player's hidden cards would tell which was drawn when.
  const hidden = (ids: readonly CardId[]): readonly CardView[] => {
    const views = ids.map((id) => cardView(s, id, viewer));
    return seat === viewer ? views : views.sort(hiddenFirst);
  };
  return {
    seat,
    team: p.team,
    houses: p.houses,
    aember: p.aember,
    keys: p.keys.length,
    keyColors: p.keys,
    keyCost: keyCost(s, seat),
    spendable: spendableOn(s, seat).reduce((sum, ref) => sum + (liveBody(s, ref)?.aember ?? 0), 0),
    chains: p.chains,
    refillTo: sizeWithChains(handSize(s, seat), p.chains),
    deck: p.deck.length,
    hand: hidden(p.hand),
    archives: hidden(p.archives),
    discard: p.discard.map((id) => knownCard(s, id)).reverse(),
    purged: p.purged.map((id) => cardView(s, id, viewer)).reverse(),
    line: p.line.map((id) => inPlayView(s, id, viewer)),
    artifacts: p.artifacts.map((id) => inPlayView(s, id, viewer)),
    beside: p.beside.map((id) => besideView(s, id, viewer)),
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

function adventureView(s: State, viewer: Viewer): AdventureView | null {
  if (s.adventure === undefined) return null;
  const { automaton, adversary, facing, advances } = s.adventure;
  return { automaton, adversary: inPlayView(s, adversary, viewer), facing, advances, mostAdvances: ADVANCES };
}

function playedViews(s: State): readonly KnownCard[] {
  const found: KnownCard[] = [];
  for (const card of s.cards)
    if (card.zone === 'played' && !isPartOfCreature(card)) found.push(knownCard(s, card.ref.id));
  return found;
}

/**
 * What one viewer may know of a state.
 * @param viewer a seat, or `table` for someone who sees only what lies open.
 */
export function see(s: State, viewer: Viewer): View {
  return {
    viewer,
    edition: s.edition,
    turn: s.turn,
    active: s.active,
    first: s.first,
    step: s.step,
    house: s.house,
    players: s.players.map((_, seat) => playerView(s, seat, viewer)),
    lasting: s.lasting.map((lasting) => lastingView(s, lasting, viewer)),
    fight: s.fight,
    played: playedViews(s),
    ask: s.ask === null ? null : askView(s, s.ask, viewer),
    winner: s.winner,
    adventure: adventureView(s, viewer),
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
