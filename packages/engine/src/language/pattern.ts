// What an ability waits for, or replaces.

import type { Bonus, Flank, Step, Zone } from '../terms.ts';
import type { EventType, GameEvent } from './events.ts';
import type { Cards } from './phrase/cards.ts';
import type { Filter, HouseRef } from './phrase/filter.ts';
import type { DeedPattern } from './phrase/number.ts';
import type { Who } from './phrase/who.ts';

/** An event to wait for, or to replace. `card`: what `it` must be; `other`: the second card; `who`: the player it is about. */
export interface Pattern {
  readonly at?: 'after' | 'before';
  readonly event: GameEvent['type'] | 'used' | 'attached'; // used: it reaped, fought, acted or lost its stun by a use; attached: an upgrade came onto it, from wherever
  readonly card?: Filter;
  readonly other?: Filter;
  readonly who?: Who;
  readonly cause?: 'reap' | 'bonus' | 'fight' | 'exalt' | 'assault'; // bonus: æmber or damage of a bonus icon; exalt: æmber that is put on a card
  readonly played?: true; // of a card that enters play: because it is played
  readonly icon?: Bonus; // that is resolved
  readonly to?: Zone; // of a card that leaves play
  readonly step?: Step;
  readonly from?: Zone; // of a card that is discarded
  readonly house?: HouseRef; // that is chosen
  readonly during?: Who; // only in turns of that player
  readonly tide?: 'high' | 'low'; // that the tide becomes, for `who`
  readonly nth?: number; // time in this turn: of that player, where `who` is said, and with a card of that type, where it is said
}

/** What can be counted: the deed that such an event is remembered as, from when it began. */
export const countedAs: Readonly<Partial<Record<Pattern['event'], DeedPattern['did']>>> = {
  played: 'play',
  reaped: 'reap',
  fought: 'fight',
};

const useEvents: readonly EventType[] = ['reaped', 'fought', 'acted', 'use'];

const attachments: readonly EventType[] = ['enter', 'attach'];

/** The events among which those are that a pattern waits for. */
export const eventsOf = ({ event }: Pattern): readonly EventType[] =>
  event === 'used' ? useEvents : event === 'attached' ? attachments : [event];

/** Whether an event is of the kind that a pattern waits for. Of a use that only takes the stun off, there is no other event. */
export function isOfKind({ event }: Pattern, e: GameEvent): boolean {
  if (event === 'used') return e.type === 'use' ? e.how === 'unstun' : useEvents.includes(e.type);
  if (event === 'attached') return e.type === 'attach' || (e.type === 'enter' && e.place.to === 'host');
  return event === e.type;
}

export const youPlay = (card: Filter): Pattern => ({ event: 'played', who: 'you', card });
export const plays = (who: Who, card: Filter): Pattern => ({ event: 'played', who, card });
export const opponentPlays = (card: Filter): Pattern => ({ event: 'played', who: 'opponent', card });
export const isDestroyed = (card: Filter): Pattern => ({ event: 'destroy', card });
export const isDestroyedFighting = (card: Filter, fighting: Cards): Pattern => ({
  event: 'destroy',
  card: { ...card, fighting },
});
/** By damage of a fight, whoever dealt it. */
export const isDestroyedInFight = (card: Filter): Pattern => ({ event: 'destroy', card, cause: 'fight' });
export const fights = (card: Filter): Pattern => ({ event: 'fought', card });
export const reaps = (card: Filter): Pattern => ({ event: 'reaped', card });
/** A creature is put on that flank as it is played, wherever it stands later. */
export const isPlayedOnFlank = (who: Who, flank: Flank): Pattern => ({
  event: 'enter',
  played: true,
  who,
  card: { type: 'creature', flank },
});
/** By the damage of that creature's assault. */
export const isDestroyedByAssault = (card: Filter, of: Filter): Pattern => ({
  event: 'destroy',
  card,
  cause: 'assault',
  other: of,
});
/** An upgrade that is in play is moved to another creature. */
export const isAttached = (card: Filter, to: Filter): Pattern => ({ event: 'attach', card, other: to });
/** An upgrade comes onto such a creature: it is played, put into play, or moved there. */
export const getsUpgrade = (onto: Filter, card: Filter = { type: 'upgrade' }): Pattern => ({
  event: 'attached',
  card,
  other: onto,
});
/** After any use: with what waits for the reap, the fight or the action, or after its stun was removed. */
export const isUsed = (card: Filter): Pattern => ({ event: 'used', card });
/** That player uses such a card, in whatever way. */
export const uses = (who: Who, card: Filter): Pattern => ({ event: 'used', who, card });
/** It leaves play, for wherever. */
export const leaves = (card: Filter): Pattern => ({ event: 'leave', card });
export const enters = (card: Filter): Pattern => ({ event: 'enter', card });
/** "Each time you make a token creature"; one that is put into play facedown in another way counts too. */
export const makesToken = (who: Who): Pattern => ({ event: 'enter', who, card: { type: 'creature', token: true } });
export const exalts = (who: Who, card: Filter): Pattern => ({ event: 'placeAember', cause: 'exalt', who, card });
/** Only the so manieth time in a turn, counted as it begins: what comes of it does not count before it. */
export function nth(n: number, pattern: Pattern): Pattern {
  const { event, card: { type, side: _side, ...rest } = {} } = pattern;
  if (countedAs[event] === undefined) throw new Error(`Nobody counts how often "${event}" happens in a turn`);
  const more = typeof type === 'object' ? 'type' : Object.keys(rest)[0];
  if (more !== undefined)
    throw new Error(`The ${n}. time in a turn is counted by the type of the card, not by "${more}"`);
  return { ...pattern, nth: n };
}
/** Only in turns of the controller of the ability. */
export const duringYourTurn = (pattern: Pattern): Pattern => ({ ...pattern, during: 'you' });
/** Only in turns of that player. */
export const duringTurnOf = (who: Who, pattern: Pattern): Pattern => ({ ...pattern, during: who });
export const youDiscardFromHand = (card: Filter): Pattern => ({ event: 'discard', who: 'you', from: 'hand', card });
export const youChooseHouse = (house: HouseRef): Pattern => ({ event: 'houseChosen', who: 'you', house });
/** As the active house; any house where none is named. */
export const choosesHouse = (who: Who, house?: HouseRef): Pattern => ({
  event: 'houseChosen',
  who,
  ...(house === undefined ? {} : { house }),
});
export const turnBegins = (who: Who): Pattern => ({ event: 'turnBegan', who });
export const yourTurnBegins: Pattern = { event: 'turnBegan', who: 'you' };
/** The moment before the next step begins. */
export const yourReadyStepEnds: Pattern = { event: 'stepBegan', at: 'before', step: 'draw', who: 'you' };
export const turnEnds = (who: Who): Pattern => ({ event: 'turnEnded', who });
export const yourTurnEnds: Pattern = { event: 'turnEnded', who: 'you' };
/** After an Action: or Omni: of a card is taken, as that ability resolves. */
export const youUse = (card: Filter): Pattern => ({ event: 'acted', who: 'you', card });
/** The moment before a creature fights, with Before Fight: abilities: it is exhausted and its target is chosen. */
export const beforeAttack = (card: Filter): Pattern => ({ event: 'attack', at: 'before', card });
/** Only when the tide really changes: raising one that is high already is no raising. */
export const raises = (who: Who): Pattern => ({ event: 'tide', who, tide: 'high' });
export const forges = (who: Who): Pattern => ({ event: 'forge', who });
/** The moment before: nothing is spent yet. */
export const wouldForge = (who: Who): Pattern => ({ event: 'forge', at: 'before', who });
export const youWouldGainByReaping: Pattern = { event: 'gain', who: 'you', cause: 'reap' };
export const opponentGainsByReaping: Pattern = { event: 'gain', who: 'opponent', cause: 'reap' };
/** A bonus icon is resolved, one of that kind or any: of a card that is played, or as if it were. */
export const resolvesIcon = (who: Who, icon?: Bonus): Pattern => ({
  event: 'bonus',
  who,
  ...(icon === undefined ? {} : { icon }),
});
/** Damage that a bonus icon deals, whoever resolves it. */
export const isDamagedByIcon = (card: Filter): Pattern => ({ event: 'damage', card, cause: 'bonus' });
export const wouldBeDamaged = (card: Filter): Pattern => ({ event: 'damage', card });
/** Armor takes damage away: so much as the event is about. */
export const armorPrevents = (card: Filter): Pattern => ({ event: 'armor', card });
export const wouldBeDestroyed = (card: Filter): Pattern => ({ event: 'destroy', card });
export const wouldGoToDiscardFromPlay = (card: Filter): Pattern => ({ event: 'leave', card, to: 'discard' });
