// A seat whose questions a program answers, and what else is different where a team faces one: the rules of the standard
// game ask here in their own terms, and for an ordinary seat of an ordinary game each answer is the ordinary one. This
// room stands before the state, so that all that reads a state can ask; how the program decides stands in automaton/.
// R: Keyraken; what was decided is in docs/keyraken.md.

import type { NodeId } from '../language/definitions.ts';
import type { CardId, House, Seat } from '../terms.ts';
import { houses, housesOfDecks } from '../terms.ts';

/** What a game of a team against an automaton has besides. Never changed, only replaced. */
export interface Adventure {
  /** The seat whose decisions are a program: the last one. Its archives are its hand. */
  readonly automaton: Seat;
  /** The program of its turns. */
  readonly program: NodeId;
  /** Its oversized card. */
  readonly adversary: CardId;
  /** Who it faces: the player whose turn it is, or was before the turn of the automaton, in which that player decides. */
  readonly facing: Seat;
  readonly advances: number;
  /** The players in turn order, where they chose it; else they sit in it. */
  readonly order?: readonly Seat[];
}

/** As much of a state as says who sits where. */
export interface Seated {
  readonly adventure: Adventure | undefined;
}

/** Whether the decisions of a seat are a program. */
export const isAutomaton = (s: Seated, seat: Seat): boolean => s.adventure?.automaton === seat;

/** Whether somebody is asked what that seat does; else a program or the rules decide. */
export const isAsked = (s: Seated, seat: Seat): boolean => s.adventure?.automaton !== seat;

/** The seat that answers the questions of a seat: for an automaton, the player that it faces. */
export const answererOf = (s: Seated, seat: Seat): Seat =>
  s.adventure !== undefined && s.adventure.automaton === seat ? s.adventure.facing : seat;

/**
 * The only opponent of a seat, where the rules of the game name it; null where all of another team are.
 * R: Keyraken, "Reading adventure cards": the automaton is the opponent of each player, and its own opponent is the player
 * whose turn it is or was.
 */
export function onlyOpponentOf({ adventure }: Seated, seat: Seat): Seat | null {
  if (adventure === undefined) return null;
  return seat === adventure.automaton ? adventure.facing : adventure.automaton;
}

/** The order of a round as the players chose it, without a seat that a program plays; undefined where they sit in it. */
export const chosenOrder = (s: Seated): readonly Seat[] | undefined => s.adventure?.order;

/**
 * The seat that has its turn after each turn of that one; null where the next in turn order comes.
 * R: Keyraken, "How to play": after each turn of a player there is one of the automaton.
 */
export const seatBetween = ({ adventure }: Seated, seat: Seat): Seat | null =>
  adventure === undefined || seat === adventure.automaton ? null : adventure.automaton;

/** The program of a seat's turns, where they are not those of the rules. */
export const turnOf = ({ adventure }: Seated, seat: Seat): NodeId | null =>
  adventure !== undefined && adventure.automaton === seat ? adventure.program : null;

/** A turn of that seat begins: the automaton faces who had the last turn. */
export function beginTurnOf(s: { adventure: Adventure | undefined }, seat: Seat): void {
  if (s.adventure !== undefined && s.adventure.automaton !== seat) s.adventure = { ...s.adventure, facing: seat };
}

/** Where the cards of a seat's hand lie. R: Keyraken, "Archives and hand of cards": its archives are its hand. */
export const handOf = (s: Seated, seat: Seat): 'hand' | 'archives' =>
  s.adventure !== undefined && s.adventure.automaton === seat ? 'archives' : 'hand';

/** Whether running out of cards can cost a seat the game. R: Keyraken, "Keyraken turns" 2: its deck always begins anew. */
export const canRunOut = (s: Seated, seat: Seat): boolean => s.adventure?.automaton !== seat;

/** The card in play that stands in no battleline and no row; undefined in most games. */
export const cardApart = (s: Seated): CardId | undefined => s.adventure?.adversary;

/** The card on which all upgrades of a seat go. R: Keyraken, "Keyraken turns" 2: those of the automaton, on the adversary. */
export const hostOfUpgrades = ({ adventure }: Seated, seat: Seat): CardId | undefined =>
  adventure !== undefined && adventure.automaton === seat ? adventure.adversary : undefined;

/**
 * The seat for which cards speak that say whose they are, whoever controls them; null where no card does.
 * R: Keyraken, "Reading adventure cards": "you" is the player who reads the card, and the Keyraken is named.
 */
export const seatSpokenFor = (s: Seated): Seat | null => s.adventure?.automaton ?? null;

/** Whether a seat forges keys. R: Keyraken, "Winning and losing": the automaton has none. */
export const forgesKeys = (s: Seated, seat: Seat): boolean => s.adventure?.automaton !== seat;

/** Whether all keys win the game. R: Keyraken, "Winning and losing": not there. */
export const doKeysWin = (s: Seated): boolean => s.adventure === undefined;

/**
 * Whether the first player has one card more, and in the first turn may do less with them.
 * R: Keyraken, "Game setup" 5, "Player turns": not there.
 */
export const isFirstTurnSpecial = (s: Seated): boolean => s.adventure === undefined;

/** Whether the tide is one for all, which a team pays for; else it is high for one, and there only with its card. */
export const isTideShared = (s: Seated): boolean => s.adventure !== undefined;

interface Identified {
  readonly players: readonly { readonly houses: readonly House[] }[];
}

/** The houses that decks have: that of the Keyraken only where a deck of the game has it, as some of Menagerie 2024 do. */
export const housesInDecks = (s: Identified): readonly House[] =>
  s.players.some((player) => player.houses.includes('keyraken')) ? houses : housesOfDecks;

/** The houses that can be named. R: Keyraken, "Reading adventure cards": its house, only against it. */
export const housesToName = (s: Seated & Identified): readonly House[] =>
  s.adventure === undefined ? housesInDecks(s) : houses;

/** How often the automaton has advanced. */
export const advancesOf = (s: Seated): number => s.adventure?.advances ?? 0;
