// Cards go from one zone to another, or are shown.

import { editionOf } from '../../editions/editions.ts';
import { shuffleDeck } from '../../hidden/shuffling.ts';
import type { GameEvent } from '../../language/events.ts';
import { isHeldInArchives } from '../../read/permission/archives.ts';
import { forbids } from '../../read/permission/forbids.ts';
import { canRunOut, handOf } from '../../seats/seats.ts';
import { gameOver } from '../../stack/ending.ts';
import { besidesOf, setBesides } from '../../state/body.ts';
import { knownOf } from '../../state/card.ts';
import { tellsDraws } from '../../state/game.ts';
import { opponentOf, player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import {
  allSeats,
  cardAt,
  isAbducted,
  isCurrent,
  liveBody,
  moveBeneath,
  moveOut,
  setKnown,
} from '../../state/zones.ts';
import type { Ref } from '../../terms.ts';
import { discardIntoDeck, draw } from '../drawing.ts';
import type { Rules } from '../rule.ts';
import { recordTurnEvent } from '../turnHistory.ts';

/**
 * R: v1.3 FAQ, Sample Collection with Dysania: what leaves these archives goes to its owner's hand instead; what was to
 * become of it did not happen.
 */
function release(s: State, ref: Ref, out: GameEvent[]): false {
  const { owner } = cardAt(s, ref.id);
  const to = handOf(s, owner);
  moveOut(s, ref.id, { zone: to, seat: owner });
  const known = knownOf(cardAt(s, ref.id));
  out.push({ type: 'move', card: ref, to, place: 'top', seat: owner, by: null, known, instead: true });
  return false;
}

export const zoneRules = {
  draw(s, e, out) {
    if (forbids(s, e.player, 'draw', null) !== null) return false;
    const drawn = draw(s, e.player, e.amount, out);
    const isArchived = handOf(s, e.player) === 'archives';
    if (s.step === 'draw' && tellsDraws(s)) for (const _ of drawn) recordTurnEvent(s, 'draw', e.player, undefined);
    if (drawn.length > 0)
      out.push({ ...e, amount: drawn.length, cards: drawn, ...(isArchived ? { archived: true } : {}) });
    if (drawn.length === e.amount || !canRunOut(s, e.player)) return drawn.length === e.amount;
    // R: reference manual 4.5, 6: whoever must draw from an empty deck loses the game.
    if (editionOf(s.edition).emptyDeck === 'player-loses')
      gameOver(s, { type: 'gameOver', winner: opponentOf(s, e.player), reason: 'empty-deck' }, out);
    return false;
  },
  discard(s, e, out) {
    const card = cardAt(s, e.card.id);
    if (!isCurrent(s, e.card) || card.zone !== e.from || isHeldInArchives(s, e.card)) return false;
    if (isAbducted(s, e.card)) return release(s, e.card, out);
    recordTurnEvent(s, 'discard', e.player, e.card, { from: e.from, byEffect: !e.asMove });
    moveOut(s, e.card.id, { zone: 'discard', seat: card.owner });
    out.push(e);
    return true;
  },
  move(s, e, out) {
    const card = cardAt(s, e.card.id);
    if (!isCurrent(s, e.card) || card.zone === 'play' || isHeldInArchives(s, e.card)) return false;
    const isMeantFor = e.to === 'hand' && e.seat === card.owner;
    if (isAbducted(s, e.card) && !isMeantFor) return release(s, e.card, out);
    moveOut(s, e.card.id, {
      zone: e.to === 'play' ? 'discard' : e.to,
      seat: e.seat,
      place: e.place,
      by: e.by ?? undefined,
      abducted: e.abducted,
      faceup: e.faceup,
    });
    out.push({ ...e, known: knownOf(cardAt(s, e.card.id)) });
    return true;
  },
  putUnder(s, e, out) {
    const host = liveBody(s, e.host);
    const isBeside = isCurrent(s, e.host) && cardAt(s, e.host.id).zone === 'beside';
    if ((host === null && !isBeside) || !isCurrent(s, e.card) || isHeldInArchives(s, e.card)) return false;
    if (isAbducted(s, e.card)) return release(s, e.card, out);
    if (host === null) moveBeneath(s, e.card.id, e.host);
    else {
      moveOut(s, e.card.id, { zone: 'under', seat: host.controller, by: e.host });
      setBesides(host, { under: [...besidesOf(host).under, e.card.id] });
    }
    out.push({ ...e, known: knownOf(cardAt(s, e.card.id)) });
    return true;
  },
  takeArchives(s, e, out) {
    const ids = player(s, e.player).archives.filter((id) => !isHeldInArchives(s, cardAt(s, id).ref));
    // R: cards of the opponent that leave your archives go to their owner's hand (Sample Collection and its like).
    for (const id of ids) moveOut(s, id, { zone: 'hand', seat: cardAt(s, id).owner });
    out.push({ ...e, cards: ids.length });
    return ids.length > 0;
  },
  shuffle(s, e, out) {
    if (e.withDiscard) discardIntoDeck(s, e.player);
    else shuffleDeck(s, e.player, e.but);
    out.push(e);
    return true;
  },
  // A pile is turned over as a whole, one facedown and the other faceup: its top card comes to lie at the bottom.
  swapDeckAndDiscard(s, e, out) {
    const { deck, discard } = player(s, e.player);
    const [former, thrown] = [[...deck].reverse(), [...discard].reverse()];
    for (const id of former) moveOut(s, id, { zone: 'discard', seat: e.player });
    for (const id of thrown) moveOut(s, id, { zone: 'deck', seat: e.player });
    out.push(e);
    return true;
  },
  reveal(s, e, out) {
    if (!isCurrent(s, e.card)) return false;
    const card = cardAt(s, e.card.id);
    setKnown(s, e.card.id, e.to === 'all' ? allSeats(s) : knownOf(card) | (1 << e.to));
    out.push(e);
    return true;
  },
} satisfies Partial<Rules>;
