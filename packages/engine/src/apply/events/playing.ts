// A card is played, enters play, or turns out to be no card that can be played.

import type { Edition } from '../../editions/editions.ts';
import { editionOf } from '../../editions/editions.ts';
import { modifiers } from '../../read/active.ts';
import { asUpgrade, face, formOf, titleOf } from '../../read/face.ts';
import { isHeldInArchives } from '../../read/permission/archives.ts';
import { returnsOf } from '../../read/permission/play/returns.ts';
import { isHalfAlone } from '../../read/values/halves.ts';
import { keyword } from '../../read/values/keyword.ts';
import { snapshot } from '../../read/values/snapshot.ts';
import { typeOf } from '../../read/values/type.ts';
import { setBesides } from '../../state/body.ts';
import { knownOf, nameOf, seatOf } from '../../state/card.ts';
import { player } from '../../state/players.ts';
import type { State } from '../../state/state.ts';
import {
  bodyAt,
  cardAt,
  countAs,
  isCurrent,
  joinHalf,
  liveBody,
  moveIn,
  moveOut,
  turnFacedown,
  turnFaceup,
} from '../../state/zones.ts';
import type { Ref, Seat } from '../../terms.ts';
import { claimHost } from '../control.ts';
import { markEntering } from '../entering.ts';
import { beginAlike, countUse, endWithSource, forgetUse, usePermit } from '../lasting.ts';
import type { Rules } from '../rule.ts';
import { changeLastPlay, recordTurnEvent } from '../turnHistory.ts';
import { leave } from './leaving.ts';

/**
 * R: "Omega", 18.4: an effect that a card makes as it enters, so that it goes on though its text is blank in play or it is gone,
 * and comes too late for one that gains the word later. Older documents: it ends the step after the card was played.
 */
const omegaBegins = (s: State): Edition['omega'] => editionOf(s.edition).omega;

/** Each effect that means the next card means this one; what a card has used up when it was played before counts no more. */
function countReturns(s: State, seat: Seat, card: Ref): void {
  for (const { lasting } of modifiers(s)['after-play']) if (lasting !== null) forgetUse(s, lasting.id, card);
  for (const { lasting } of returnsOf(s, seat, card, false)) if (lasting !== null) countUse(s, lasting.id, card);
}

export const playRules = {
  playBegan(s, e, out) {
    if ((e.half !== undefined && !isCurrent(s, e.half)) || isHeldInArchives(s, e.card)) return false;
    const { id } = e.card;
    const form = e.as === undefined ? null : formOf(s, cardAt(s, id));
    usePermit(s, e.permit, e.card);
    const how = { from: e.from, byEffect: e.byEffect, permit: e.permit?.source };
    if (form === null) recordTurnEvent(s, 'play', e.player, e.card, how);
    else asUpgrade(s, id, () => recordTurnEvent(s, 'play', e.player, e.card, how));
    moveOut(s, id, { zone: 'played', seat: e.player });
    if (form !== null) countAs(s, id, form);
    if (e.half !== undefined) joinHalf(s, e.card.id, e.half.id);
    out.push(e);
    return true;
  },
  entering(s, e, out) {
    if (!isCurrent(s, e.card) || isHeldInArchives(s, e.card)) return false;
    // Like a card that is played it lies open, in no zone of its owner, until it is known what it enters as.
    moveOut(s, e.card.id, { zone: 'played', seat: e.player });
    out.push(e);
    return true;
  },
  enter(s, e, out) {
    const { id } = e.card;
    const { place } = e;
    if ((place.to === 'host' && s.bodies[place.host] === null) || isHeldInArchives(s, e.card)) return false;
    if (e.token !== undefined && (!isCurrent(s, e.card) || liveBody(s, e.card) !== null)) return false;
    if (e.half !== undefined && !isCurrent(s, e.half)) return false;
    const known = knownOf(cardAt(s, id));
    if (e.half !== undefined) joinHalf(s, id, e.half.id);
    if (e.as !== undefined) countAs(s, id, formOf(s, cardAt(s, id)));
    const hasOmega = keyword(s, e.card, 'omega') > 0;
    const body = moveIn(s, id, e.player);
    if (e.token !== undefined) turnFacedown(s, id, e.token, known | (1 << e.player));
    const { ref } = cardAt(s, id);
    switch (place.to) {
      case 'line':
        player(s, e.player).line.splice(place.index, 0, id);
        break;
      case 'artifacts':
        player(s, e.player).artifacts.push(id);
        break;
      case 'host': {
        const host = bodyAt(s, place.host);
        host.upgrades = [...host.upgrades, id];
        setBesides(body, { host: place.host });
        body.exhausted = false;
        break;
      }
    }
    if (e.player !== cardAt(s, id).owner) setBesides(body, { claims: [{ seat: e.player, source: null }] });
    markEntering(s, e, ref, body);
    if (e.played && omegaBegins(s) === 'as-it-enters-play' && (hasOmega || keyword(s, ref, 'omega') > 0))
      s.stepOver = true;
    out.push(e.token === undefined ? e : { ...e, card: ref });
    if (place.to === 'host') claimHost(s, ref, place.host, e.player, out);
    return true;
  },
  played(s, e, out) {
    // R: omega, v1.3 glossary: after this card has been played the step ends. One that it gains by its own Play: comes too late.
    // An action does not enter; 18.4: as it is revealed, which shows no sooner.
    const isDue = omegaBegins(s) === 'after-it-was-played' || typeOf(s, e.card) === 'action';
    if (isDue && keyword(s, e.card, 'omega') > 0) s.stepOver = true;
    countReturns(s, e.player, e.card);
    out.push(e);
    return true;
  },
  becomeCopy(s, e, out) {
    if (!isCurrent(s, e.card)) return false;
    const card = cardAt(s, e.card.id);
    // R: v1.3 FAQ, Mimicry: for the rule of six the copied card was played.
    if (card.zone === 'played') changeLastPlay(s, e.card, { title: titleOf(e.name) });
    countAs(s, e.card.id, { as: e.name, asHouses: e.houses, asBonus: e.bonus }, e.until);
    if (e.made !== undefined) for (const id of e.made.by) beginAlike(s, id, e.made.of, e.card, seatOf(card), e.until);
    out.push(e);
    return true;
  },
  flip(s, e, out) {
    const { id } = e.card;
    if (liveBody(s, e.card) === null) return false;
    if (e.name === null) turnFaceup(s, id);
    else turnFacedown(s, id, e.name, knownOf(cardAt(s, id)));
    out.push({ ...e, name: face(s, id).id });
    // R: later sets, "Flip": what is no creature faceup is discarded at once, with what is on it. Decided: nor is one half of
    // a gigantic creature, which lay facedown by itself.
    const { ref, owner } = cardAt(s, id);
    if (typeOf(s, ref) !== 'creature' || isHalfAlone(s, id)) {
      const was = snapshot(s, ref);
      leave(s, { type: 'leave', card: ref, to: 'discard', place: 'top', seat: owner, by: null, was }, out);
    }
    return true;
  },
  withdraw(s, e, out) {
    const card = cardAt(s, e.card.id);
    if (!isCurrent(s, e.card) || card.zone !== 'played') return false;
    // It was not played, but to try counts for the rule of six, or it could be tried for ever.
    changeLastPlay(s, e.card, { did: 'tried', title: titleOf(nameOf(card)) });
    // A card from beneath another goes where that one's discarded cards go; its place is empty by now.
    const to = e.to === 'hand' || e.to === 'deck' || e.to === 'archives' ? e.to : 'discard';
    moveOut(s, e.card.id, { zone: to, seat: card.owner });
    endWithSource(s, e.card);
    out.push(e);
    return true;
  },
} satisfies Partial<Rules>;
