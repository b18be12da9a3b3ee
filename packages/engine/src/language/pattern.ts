// Patterns of events that an ability waits for, or replaces.

import type { Bonus, Flank, Step, Zone } from '../terms.ts';
import type { AwaitedEvent } from './events.ts';
import { countedAs } from './events.ts';
import type { Cards } from './phrase/cards.ts';
import type { Filter, HouseRef } from './phrase/filter.ts';
import type { Who } from './phrase/who.ts';

/** An event to wait for, or to replace. `card`: what `it` must be; `other`: the second card; `who`: the player it is about. */
export interface Pattern {
  readonly at?: 'after' | 'before';
  readonly event: AwaitedEvent;
  readonly card?: Filter;
  readonly other?: Filter;
  readonly who?: Who;
  readonly cause?: 'reap' | 'bonus' | 'fight' | 'exalt' | 'assault' | 'attack' | 'splash-attack'; // bonus: æmber or damage of a bonus icon; exalt: æmber that is put on a card
  readonly supply?: true; // of æmber that is gained: from the common supply, and not off a card
  readonly played?: true; // of a card that enters play: because it is played
  readonly icon?: Bonus; // that is resolved
  readonly to?: Zone; // of a card that leaves play
  readonly step?: Step;
  readonly outside?: Step; // not in that step: what waits for the start or the end of a turn is in none
  readonly ends?: Step; // which the next one follows, where it waits for the moment before that
  readonly from?: Zone; // of a card that is discarded or played; of a shuffle: the pile that went into the deck
  readonly house?: HouseRef; // that is chosen
  readonly during?: Who; // only in turns of that player
  readonly tide?: 'high' | 'low'; // that the tide becomes, for `who`
  readonly nth?: number; // time in this turn: of that player, where `who` is said, and with a card of that type, trait and house, where they are said
}

/** "Each time you play" such a card. */
export const youPlay = (card: Filter): Pattern => ({ event: 'played', who: 'you', card });
/** "Each time" such a player plays such a card. */
export const plays = (who: Who, card: Filter): Pattern => ({ event: 'played', who, card });
/** "Each time you play" such a card "from your discard pile". */
export const youPlayFrom = (from: Zone, card: Filter): Pattern => ({ event: 'played', who: 'you', from, card });
/** "Each time your opponent plays" such a card. */
export const opponentPlays = (card: Filter): Pattern => ({ event: 'played', who: 'opponent', card });
/** "Each time" such a card "is destroyed"; `it` is that card. */
export const isDestroyed = (card: Filter): Pattern => ({ event: 'destroy', card });
/** "Is destroyed fighting" that creature. */
export const isDestroyedFighting = (card: Filter, fighting: Cards): Pattern => ({
  event: 'destroy',
  card: { ...card, fighting },
});
/** By damage of a fight, whoever dealt it. */
export const isDestroyedInFight = (card: Filter): Pattern => ({ event: 'destroy', card, cause: 'fight' });
/** "After it fights"; `it` is the attacker, `other` the creature that it fought. */
export const fights = (card: Filter): Pattern => ({ event: 'fought', card });
/** "After it reaps"; `it` is that creature. */
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
/** "After it attacks and destroys" such a creature: in the exchange, or before it by assault or a Before Fight: ability of its own. */
export const attacksAndDestroys = (attacker: Filter, card: Filter): Pattern => ({
  event: 'destroy',
  card,
  cause: 'attack',
  other: attacker,
});
/** By the damage of that creature's splash-attack. */
export const isDestroyedBySplashAttack = (card: Filter, of: Filter): Pattern => ({
  event: 'destroy',
  card,
  cause: 'splash-attack',
  other: of,
});
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
/** "After" such a player "readies a card"; one that is ready already is not readied. */
export const readies = (who: Who, card: Filter): Pattern => ({ event: 'ready', who, card });
/** It leaves play, for wherever. */
export const leaves = (card: Filter): Pattern => ({ event: 'leave', card });
/** "After it enters play", played or put there. */
export const enters = (card: Filter): Pattern => ({ event: 'enter', card });
/** "Each time you make a token creature"; one that is put into play facedown in another way counts too. */
export const makesToken = (who: Who): Pattern => ({ event: 'enter', who, card: { type: 'creature', token: true } });
/** "Each time" such a player exalts such a creature. */
export const exalts = (who: Who, card: Filter): Pattern => ({ event: 'placeAember', cause: 'exalt', who, card });
/** A house that is the same one at every moment of a turn. */
const isOneHouse = (house: HouseRef | undefined): boolean =>
  house === undefined || (typeof house === 'string' && house !== 'active');

/** Only the first (or second, …) time in a turn, counted as it begins: what comes of it does not count before it. */
export function nth(n: number, pattern: Pattern): Pattern {
  const { event, card: { type, side, trait, house, ...rest } = {} } = pattern;
  if (countedAs[event] === undefined) throw new Error(`Nobody counts how often "${event}" happens in a turn`);
  // Creatures of one side reap and fight in one turn, but are destroyed in any.
  if (event === 'destroy' && side !== undefined) throw new Error('Destroyed cards are counted on both sides together');
  const asked = [
    typeof type === 'object' && 'type',
    typeof trait === 'object' && 'trait',
    !isOneHouse(house) && 'house',
  ];
  const more = asked.find((what) => what !== false) ?? Object.keys(rest)[0];
  if (more !== undefined)
    throw new Error(
      `The ${n}. time in a turn is counted by the type of the card, one trait and one house, not by "${more}"`,
    );
  return { ...pattern, nth: n };
}
/** Only in turns of the controller of the ability. */
export const duringYourTurn = (pattern: Pattern): Pattern => ({ ...pattern, during: 'you' });
/** Only in turns of that player. */
export const duringTurnOf = (who: Who, pattern: Pattern): Pattern => ({ ...pattern, during: who });
/** "Each time" such a player discards such a card "from their hand". */
export const discardsFromHand = (who: Who, card: Filter): Pattern => ({ event: 'discard', who, from: 'hand', card });
/** "Each time you discard" such a card "from your hand". */
export const youDiscardFromHand = (card: Filter): Pattern => discardsFromHand('you', card);
/** "Each time you draw a card", "if you would draw a card": every single one. */
export const draws = (who: Who): Pattern => ({ event: 'draw', who });
/** Not in that step of the turn: "outside of their 'draw cards' step". */
export const outsideStep = (step: Step, pattern: Pattern): Pattern => ({ ...pattern, outside: step });
/** "After you shuffle your deck": however it came to that, also because it was empty. */
export const shuffles = (who: Who): Pattern => ({ event: 'shuffle', who });
/** "After you shuffle your discard pile into your deck": all of it, however it came to that. */
export const shufflesDiscard = (who: Who): Pattern => ({ event: 'shuffle', who, from: 'discard' });
/** "When you add your archives to your hand": in the second step, as the rules allow it. */
export const takesArchives = (who: Who): Pattern => ({ event: 'takeArchives', who });
/** On a prophecy: "when a card is placed under it", so that it is active. */
export const isActivated = (card: Filter): Pattern => ({ event: 'beside', card });
/** "If you choose" that house "as your active house". */
export const youChooseHouse = (house: HouseRef): Pattern => ({ event: 'houseChosen', who: 'you', house });
/** As the active house; any house where none is named. */
export const choosesHouse = (who: Who, house?: HouseRef): Pattern => ({
  event: 'houseChosen',
  who,
  ...(house === undefined ? {} : { house }),
});
/** "At the start of" the turn of such a player. */
export const turnBegins = (who: Who): Pattern => ({ event: 'turnBegan', who });
/** "At the start of your turn". */
export const yourTurnBegins: Pattern = { event: 'turnBegan', who: 'you' };
/** "At the end of" the "forge a key" step of such a player: a key that can be forged there has been; not where it is skipped. */
export const forgeStepEnds = (who: Who): Pattern => ({ event: 'stepBegan', at: 'before', ends: 'forge', who });
/** The moment before the next step begins. */
export const yourReadyStepEnds: Pattern = { event: 'stepBegan', at: 'before', step: 'draw', who: 'you' };
/** "At the start of your 'draw cards' step": nothing is drawn yet. */
export const yourDrawStepBegins: Pattern = { event: 'stepBegan', step: 'draw', who: 'you' };
/** "At the end of" the turn of such a player. */
export const turnEnds = (who: Who): Pattern => ({ event: 'turnEnded', who });
/** "At the end of your turn". */
export const yourTurnEnds: Pattern = { event: 'turnEnded', who: 'you' };
/** After an Action: or Omni: of a card is taken, as that ability resolves. */
export const youUse = (card: Filter): Pattern => ({ event: 'acted', who: 'you', card });
/** The moment before a creature fights, with Before Fight: abilities: it is exhausted and its target is chosen. */
export const beforeAttack = (card: Filter): Pattern => ({ event: 'attack', at: 'before', card });
/** Only when the tide really changes: raising one that is high already is no raising. */
export const raises = (who: Who): Pattern => ({ event: 'tide', who, tide: 'high' });
/** "After" such a player "forges a key". */
export const forges = (who: Who): Pattern => ({ event: 'forge', who });
/** The moment before: nothing is spent yet. */
export const wouldForge = (who: Who): Pattern => ({ event: 'forge', at: 'before', who });
/** The æmber that you would gain because a creature of yours reaps. */
export const youWouldGainByReaping: Pattern = { event: 'gain', who: 'you', cause: 'reap' };
/** Æmber that is gained from the common supply: not what an effect takes off a card for it already. */
export const fromSupply = (pattern: Pattern): Pattern => ({ ...pattern, supply: true });
/** The æmber that your opponent gains, or would gain, because a creature of theirs reaps. */
export const opponentGainsByReaping: Pattern = { event: 'gain', who: 'opponent', cause: 'reap' };
/** A bonus icon is resolved, one of that kind or any: of a card that is played, or as if it were. */
export const resolvesIcon = (who: Who, icon?: Bonus): Pattern => ({
  event: 'bonus',
  who,
  ...(icon === undefined ? {} : { icon }),
});
/** Damage that a bonus icon deals, whoever resolves it. */
export const isDamagedByIcon = (card: Filter): Pattern => ({ event: 'damage', card, cause: 'bonus' });
/** "After" such a player "steals one or more" æmber. */
export const steals = (who: Who): Pattern => ({ event: 'steal', who });
/** "Each time a creature captures": æmber is captured on such a creature, out of whatever pool. */
export const captures = (card: Filter): Pattern => ({ event: 'capture', card });
/** "Each time" such a card "is dealt damage", so much as the event is about; `other` is its source. */
export const isDealtDamage = (card: Filter): Pattern => ({ event: 'damage', card });
/** Damage that would be dealt to such a card; `other` is its source. */
export const wouldBeDamaged = (card: Filter): Pattern => ({ event: 'damage', card });
/** Armor takes damage away: so much as the event is about. */
export const armorPrevents = (card: Filter): Pattern => ({ event: 'armor', card });
/** The Play: ability of such a card would resolve, because that player plays it. */
export const wouldResolvePlayOf = (who: Who, card: Filter): Pattern => ({ event: 'playAbility', who, card });
/** Such a card would be destroyed. */
export const wouldBeDestroyed = (card: Filter): Pattern => ({ event: 'destroy', card });
/** Such a card would go from play to a discard pile. */
export const wouldGoToDiscardFromPlay = (card: Filter): Pattern => ({ event: 'leave', card, to: 'discard' });
