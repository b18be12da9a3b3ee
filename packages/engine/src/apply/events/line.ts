// State changes of control, of hosts of upgrades, and of places in the battleline.

import { editionOf } from '../../editions/editions.ts';
import { besidesOf, setBesides } from '../../state/body.ts';
import { player } from '../../state/players.ts';
import type { Body } from '../../state/state.ts';
import { bodyAt, cardAt, countAs, liveBody, moveInPlay, moveToHost } from '../../state/zones.ts';
import { claim, claimHost, endControlBy } from '../control.ts';
import type { Rules } from '../rule.ts';
import { shedUpgrades } from './leaving.ts';

/** Æmber, damage and counters, those of a stun, a ward and of rage among them; whether it is ready or tagged is no such thing. */
const carriedBy = ({ damage, aember, stunned, warded, rage, power }: Body): Partial<Body> => ({
  ...{ damage, aember, stunned, warded, rage, power },
});

export const lineRules = {
  control(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    const before = body.controller;
    claim(s, e.card, e.player, e.source, e.place.to === 'line' ? e.place.index : null);
    if (before === e.player) return false;
    out.push(e);
    return true;
  },
  attach(s, e, out) {
    if (liveBody(s, e.card) === null || liveBody(s, e.other) === null) return false;
    moveToHost(s, e.card.id, e.other.id);
    // R: "You control this creature" is said of the creature that it is on: no longer of the one that it was on.
    endControlBy(s, e.card, out);
    claimHost(s, e.card, e.other.id, bodyAt(s, e.card.id).controller, out);
    out.push(e);
    return true;
  },
  swap(s, e, out) {
    const a = liveBody(s, e.card);
    const b = liveBody(s, e.other);
    // R: "Swap", v1.3 glossary: both must be controlled by the same player.
    if (a === null || b === null || a.controller !== b.controller) return false;
    const { line } = player(s, a.controller);
    const i = line.indexOf(e.card.id);
    const j = line.indexOf(e.other.id);
    if (i < 0 || j < 0 || i === j) return false;
    line[i] = e.other.id;
    line[j] = e.card.id;
    out.push(e);
    return true;
  },
  swapCarried(s, e, out) {
    const a = liveBody(s, e.card);
    const b = liveBody(s, e.other);
    if (a === null || b === null) return false;
    const [onA, onB] = [a, b].map(({ upgrades }) => [...upgrades]);
    const [mine, theirs] = [carriedBy(a), carriedBy(b)];
    Object.assign(a, theirs);
    Object.assign(b, mine);
    const [counters, others] = [besidesOf(a).counters, besidesOf(b).counters];
    setBesides(a, { counters: others });
    setBesides(b, { counters });
    out.push(e);
    for (const [upgrades, other] of [
      [onA, e.other],
      [onB, e.card],
    ] as const)
      for (const id of upgrades ?? []) lineRules.attach(s, { type: 'attach', card: cardAt(s, id).ref, other }, out);
    return true;
  },
  reposition(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    const { line } = player(s, body.controller);
    const index = e.to === 'left' ? 0 : e.to === 'right' ? line.length - 1 : e.to;
    moveInPlay(s, e.card.id, body.controller, index);
    out.push(e);
    return true;
  },
  // Decided: it keeps what it carries, ready or exhausted. R: rulebook of 2020: its upgrades fall off; 18.4, FAQ on Animator:
  // they stay, and do nothing until it is a creature again (`addCard` in read/active.ts).
  changeType(s, e, out) {
    const body = liveBody(s, e.card);
    if (body === null) return false;
    if (e.on !== undefined) {
      const { player: seat, flank } = e.on;
      countAs(s, e.card.id, { as: undefined, asHouses: undefined, asBonus: undefined });
      const { owner } = cardAt(s, e.card.id);
      moveInPlay(s, e.card.id, seat, flank === 'left' ? 0 : player(s, seat).line.length);
      setBesides(body, { host: undefined, claims: seat === owner ? [] : [{ seat, source: null }] });
      out.push(e);
      return true;
    }
    if (e.to === 'artifact' && editionOf(s.edition).upgradesOnNoCreature === 'discarded')
      shedUpgrades(s, e.card.id, out);
    const { line } = player(s, body.controller);
    moveInPlay(s, e.card.id, body.controller, e.to === 'creature' ? line.length : null);
    out.push(e);
    return true;
  },
} satisfies Partial<Rules>;
