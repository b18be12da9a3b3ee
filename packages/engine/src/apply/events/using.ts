// A card is used; a fight begins and ends.

import { cannotBe } from '../../read/values/attack.ts';
import { liveBody, moveOut } from '../../state/zones.ts';
import { countUseOfBans, endWithFight, usePermit } from '../lasting.ts';
import type { Rules } from '../rule.ts';
import { recordTurnEvent } from '../turnHistory.ts';

export const useRules = {
  use(s, e, out) {
    const body = liveBody(s, e.card);
    if (body !== null) body.exhausted = !cannotBe(s, e.card, 'exhausted');
    // R: reference manual 7: a card in hand need not exhaust. All see it while its ability resolves.
    else if (e.fromHand) moveOut(s, e.card.id, { zone: 'played', seat: e.player });
    else return false;
    usePermit(s, e.permit, e.card);
    countUseOfBans(s, e.card);
    recordTurnEvent(s, 'use', e.player, e.card, { permit: e.permit?.source });
    if (e.how === 'reap') recordTurnEvent(s, 'reap', e.player, e.card);
    if (e.how === 'fight') recordTurnEvent(s, 'fight', e.player, e.card);
    out.push(e);
    return true;
  },
  reaped(_s, e, out) {
    out.push(e);
    return true;
  },
  acted(_s, e, out) {
    out.push(e);
    return true;
  },
  attack(s, e, out) {
    s.fight = { attacker: e.card, defender: e.other, within: s.fight };
    recordTurnEvent(s, 'attacked', e.player, e.other);
    out.push(e);
    return true;
  },
  exchangeBegan(s, e, out) {
    if (s.fight === null) return false;
    s.fight = { ...s.fight, begun: true };
    out.push(e);
    return true;
  },
  fightCut(s, e, out) {
    if (s.fight === null) return false;
    s.fight = { ...s.fight, cut: true };
    out.push(e);
    return true;
  },
  fought(s, e, out) {
    s.fight = s.fight?.within ?? null;
    if (s.fight === null) endWithFight(s);
    out.push(e);
    return true;
  },
} satisfies Partial<Rules>;
