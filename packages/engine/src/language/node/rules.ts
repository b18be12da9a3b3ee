// Nodes that run what the rules say: playing, using, forging, and what only the rules themselves do.

import type { Flank, KeyColor } from '../../terms.ts';
import type { SetupMoment } from '../ability.ts';
import type { Node } from '../language.ts';
import type { Cards } from '../phrase/cards.ts';
import type { Num } from '../phrase/number.ts';
import type { Pick, Target } from '../phrase/pick.ts';
import { playable } from '../phrase/pick.ts';
import type { Who } from '../phrase/who.ts';
import { ready } from '../verb/table.ts';
import { choose, may } from './asking.ts';

export type RuleNode =
  | {
      readonly kind: 'run';
      readonly program: ProgramName;
      readonly card: Cards;
      readonly asYours?: true;
      readonly against?: Cards;
      readonly ignoring?: 'taunt'; // of its target's neighbors
      readonly as?: 'creature' | 'upgrade'; // of a creature that may be played as an upgrade; asked where it is not said
      readonly onto?: Cards; // of an upgrade: the creature that it is played on
      readonly anywhere?: true; // between creatures too, as if it had deploy
      readonly inPlaceOf?: Cards; // put into play where that creature stood, which has left play
    } // a program of the rules, run for each card in turn
  | {
      readonly kind: 'trigger';
      readonly timing: 'reap' | 'fight' | 'play' | 'omni' | 'fate' | 'move';
      readonly of: Cards;
    } // another card's ability as if it were yours
  | { readonly kind: 'mulligan' }
  | { readonly kind: 'setup'; readonly at: SetupMoment } // what cards beside the table say of how the game begins
  | { readonly kind: 'turn'; readonly player: Node } // a player's turn; the automaton has a program of its own
  | { readonly kind: 'readying' } // the fourth step; asks for the order only where a card can tell one from another
  | { readonly kind: 'moves' } // the third step: do something, or end it
  | {
      readonly kind: 'flank';
      readonly card: Cards;
      readonly as: string;
      readonly line: Who;
      readonly taken?: true; // by the player of that line: one that they control already stays where it is
      readonly leftOf?: Cards; // immediately to the left of that creature, where it stands in that line
      readonly flank?: Flank; // on that one, and nobody is asked
      readonly how?: 'by-deploy' | 'as-it-enters' | 'anywhere' | 'either-end'; // else on a flank; either-end: of the line where it stands; by-deploy: between creatures, if it has deploy; as-it-enters: only if an effect offers it; anywhere: where it stands, too
    } // where in whose battleline it goes
  | { readonly kind: 'otherHalf'; readonly from: Cards; readonly as: string } // which art half goes with a base half
  | { readonly kind: 'bonus'; readonly card: Cards } // its bonus icons, one by one
  | { readonly kind: 'permit'; readonly to: 'play' | UseProgram; readonly as: string } // which of several permissions a card uses up
  | { readonly kind: 'useHow'; readonly card: Cards } // in which of its ways a card is used
  | { readonly kind: 'useOn' } // the use for which that was done goes on
  | {
      readonly kind: 'forge';
      readonly who: Who;
      readonly extra?: Num;
      readonly cost?: Num;
      readonly least?: Num; // however much is taken off by `extra`
      readonly color?: KeyColor;
    } // at current cost; asks which key it is, and which æmber on cards is spent
  | { readonly kind: 'unforge'; readonly who: Who; readonly forged?: 'last-turn' }; // asks which key; only one of their last turn

/** The rules of a turn, of playing and of using, written in this same language: see programs.ts. */
export type ProgramName = 'play' | 'put-into-play' | 'discard' | 'use' | 'beside' | 'fulfill' | UseProgram;

export type UseProgram = 'reap' | 'fight' | 'action' | 'omni' | 'unstun';

/** One card that is chosen to be played must be one that can be. Of several, one may make another playable. */
const toPlay = (what: Target): Target =>
  'pick' in what && what.max === 1 && what.how === undefined ? playable(what) : what;

/** Plays a card by all rules of playing, whatever house is active. */
export const playCard = (what: Target): Node =>
  choose(toPlay(what), (card) => ({ kind: 'run', program: 'play', card }));
/** "You may play a card from …". */
export const mayPlayCard = (what: Pick): Node =>
  may(choose({ ...what, toPlay: 'may' }, (card) => ({ kind: 'run', program: 'play', card })));
/** "You may play an upgrade from … on it." */
export const mayPlayOnto = (onto: Cards, what: Pick): Node =>
  may(choose({ ...what, toPlay: 'may' }, (card) => ({ kind: 'run', program: 'play', card, onto })));
/** "Anywhere in your battleline", whether it has deploy or not. */
export const playAnywhere = (what: Target): Node =>
  choose(toPlay(what), (card) => ({ kind: 'run', program: 'play', card, anywhere: true }));
/** Puts a card into play, which is not to play it: no bonus icons, no Play: abilities. */
export const putIntoPlay = (what: Target, whose: 'yours' | 'owners' = 'owners'): Node =>
  choose(what, (card) => ({
    kind: 'run',
    program: 'put-into-play',
    card,
    ...(whose === 'yours' ? { asYours: true as const } : {}),
  }));
/** To where that creature stood in the battleline before it left play. */
export const putIntoPlaceOf = (gone: Cards, what: Target): Node =>
  choose(what, (card) => ({ kind: 'run', program: 'put-into-play', card, inPlaceOf: gone }));
/** Uses a card: its player chooses in which way. */
export const useCard = (what: Target, o: { readonly asYours?: true } = {}): Node =>
  choose(what, (card) => ({ kind: 'run', program: 'use', card, ...o }));
/** Fights with a creature; `against` names its target, which is chosen otherwise, `ignoring` the taunt that protects it. */
export const fightWith = (what: Target, o: { readonly against?: Cards; readonly ignoring?: 'taunt' } = {}): Node =>
  choose(what, (card) => ({ kind: 'run', program: 'fight', card, ...o }));
/** Reaps with a creature. */
export const reapWith = (what: Target): Node => choose(what, (card) => ({ kind: 'run', program: 'reap', card }));
/** "Ready and fight with": it is readied first, and fights if it can. */
export const readyAndFightWith = (what: Target): Node => choose(what, (card) => [ready(card), fightWith(card)]);
/** "Ready and use": it is readied first, and used if it can be. */
export const readyAndUse = (what: Target): Node => choose(what, (card) => [ready(card), useCard(card)]);
/** "Trigger its Play: effect" as if you had just played it. */
export const triggerPlayOf = (what: Target): Node => choose(what, (of) => ({ kind: 'trigger', timing: 'play', of }));
/** "Trigger its Reap: effect" as if you had just reaped with it. */
export const triggerReapOf = (what: Target): Node => choose(what, (of) => ({ kind: 'trigger', timing: 'reap', of }));
/** "Resolve its bonus icons as if you had played it." */
export const resolveIcons = (what: Target): Node => choose(what, (card) => ({ kind: 'bonus', card }));
/**
 * "Forge a key at current cost", with `extra` added to it.
 * @param o `least`: "to a minimum of 6", whatever changes the cost
 */
export const forgeKey = (extra: Num = 0, who: Who = 'you', o: { readonly least?: Num } = {}): Node => ({
  kind: 'forge',
  who,
  extra,
  ...o,
});
/** "Forge a key at no cost", or at another cost that nothing changes. */
export const forgeKeyFor = (cost: Num, who: Who = 'you'): Node => ({ kind: 'forge', who, cost });
/** "Forge your red key at current cost": nothing happens where that one is forged. */
export const forgeKeyOf = (color: KeyColor, who: Who = 'you'): Node => ({ kind: 'forge', who, color });
/** "Unforge a key" of such a player, who has one less then. */
export const unforge = (who: Who): Node => ({ kind: 'unforge', who });
/** A key that the player forged on their last turn, if there is one. */
export const unforgeFromLastTurn = (who: Who): Node => ({ kind: 'unforge', who, forged: 'last-turn' });
