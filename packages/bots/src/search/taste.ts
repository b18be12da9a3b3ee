// Style of a bot: its leanings beside those of its rung. A style is not a handicap: it is measured like any other bot, and plays a
// whole game in its own way.
import type { Seat, View } from '@vaultsong/engine';
import type { Style } from '../names.ts';
import type { StandingTerm } from './standing.ts';
import { standingTermNames, standingTerms } from './standing.ts';

type Likings = Readonly<Partial<Record<StandingTerm, number>>>;

/** By what each term is multiplied, of the own side and of the other; by 1 where nothing is said. */
export interface Taste {
  readonly own: Likings;
  readonly others: Likings;
}

export const tastes: Readonly<Record<Style, Taste>> = {
  /** Reaps and forges, and lets the others build. */
  racer: { own: { aember: 1.25, keys: 1.25 }, others: { creatures: 0.7, artifacts: 0.7 } },
  /** Fights: the table shall be its own. */
  bruiser: { own: { creatures: 1.4 }, others: { creatures: 1.8 } },
  /** Keeps the others from their keys, and its hand full. */
  controller: { own: { hand: 1.5 }, others: { aember: 1.3, keys: 1.3, promise: 1.6, artifacts: 1.3 } },
};

/** How a game stands for a seat in the eyes of a bot with this taste. */
export const standingBy =
  (taste: Taste) =>
  (view: View, me: Seat): number => {
    const team = view.players[me]?.team;
    let sum = 0;
    for (const { seat, terms } of standingTerms(view, me)) {
      const likings = view.players[seat]?.team === team ? taste.own : taste.others;
      for (const name of standingTermNames) sum += terms[name] * (likings[name] ?? 1);
    }
    return sum;
  };
