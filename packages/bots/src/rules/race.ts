// Against an automaton nobody wins by keys: it is a race between the damage to it and its advances. What things are worth
// in it, read off the table. The weights were found by trying them over many games with real decks.
import type { InPlayView, PlayerView, Seat, View } from '@vaultsong/engine';

/** What an advance of the Keyraken costs for each player, with the tide now high and now low. */
const perAdvance = 4.5;
/** What it gains in a turn of its own, and by each of its creatures. */
const income = 2;
const incomeOfCreature = 0.5;
const perWound = 0.9;
/** Æmber that no key needs any more can still raise the tide. */
const spareAember = 0.3;

/** What things are worth to the team, in the unit of all worths: one æmber of the standard game. */
export interface Race {
  readonly automaton: Seat;
  readonly adversary: InPlayView;
  /** About how many turns the automaton has until its last advance. */
  readonly turns: number;
  /** What the team has of the race, from 0 to 1: the way that the automaton has left, against what it can still take. */
  readonly lead: number;
  /** One damage past the armor of the adversary. */
  readonly wound: number;
  /** One æmber of the seat that decides, and one of the automaton. */
  readonly mine: number;
  readonly theirs: number;
  /** How much more than in the standard game it is worth to have something on the table: first much, in the end little. */
  readonly future: number;
}

/** How the race stands for a seat; null in the standard game. */
export function raceOf(view: View, me: Seat): Race | null {
  const { adventure, players } = view;
  const foe = adventure === null ? undefined : players[adventure.automaton];
  if (adventure === null || foe === undefined) return null;
  const { adversary, automaton } = adventure;
  const team = players.length - 1;
  const whole = adventure.mostAdvances * perAdvance * team;
  const needed = Math.max(1, whole - adventure.advances * perAdvance * team - foe.aember);
  const turns = needed / (income + incomeOfCreature * foe.line.length);
  const left = Math.max(1, adversary.power - adversary.damage);
  const ownTurns = turns / team;
  return {
    automaton,
    adversary,
    turns,
    lead: needed / whole / (needed / whole + left / adversary.power),
    wound: perWound,
    mine: perAember(players[me], ownTurns),
    // What it still needs of æmber is worth as much as what it can still take of damage.
    theirs: between(0.5, (perWound * left) / needed, 1.5),
    future: between(0.2, ownTurns / 1.5, 3),
  };
}

const between = (low: number, value: number, high: number): number => Math.max(low, Math.min(high, value));

/** Keys weaken its armor, which takes turns to pay. */
const perAember = (player: PlayerView | undefined, ownTurns: number): number =>
  player === undefined || player.keys >= (player.keysToWin ?? 3) ? spareAember : 0.9 * between(0.5, ownTurns / 3.2, 1);
