// Names of the seats, from the place of the player whose view the table shows.
import type { Seat, Step } from '@vaultsong/engine';
import { useMemo } from 'react';
import type { GameInfo } from '../../wire/game.ts';
import type { Sides, Snapshot } from '../../wire/snapshot.ts';
import { usePlay } from '../hand/Play.ts';

export interface Seats {
  /** "You", "Bot", "Player 2", "Keyraken". */
  nameOf(seat: Seat): string;
  /** "Your", "Opposing", "Bot 2’s". */
  whoseOf(seat: Seat): string;
  /** Part of the table that belongs to a seat; the names of its rows begin so. */
  partOf(seat: Seat): 'my' | 'foe' | 'mate';
  /** The colors of that part. */
  classOf(seat: Seat): 'is-mine' | 'is-foe' | 'is-mate';
}

const classes = { my: 'is-mine', foe: 'is-foe', mate: 'is-mate' } as const;

/** Whether the viewer sits where the table is seen from; else they only look on, and nothing is theirs. */
export const isTheirs = ({ seats }: GameInfo, { me }: Pick<Sides, 'me'>): boolean => seats[me]?.by === 'human';

export function seatsOf(info: GameInfo, { me, foe }: Pick<Sides, 'me' | 'foe'>): Seats {
  const { seats } = info;
  const theirs = isTheirs(info, { me });
  const nameOf = (seat: Seat): string => seats[seat]?.name ?? `Seat ${seat + 1}`;
  const partOf = (seat: Seat) => (seat === me ? 'my' : seat === foe ? 'foe' : 'mate');
  return {
    nameOf,
    whoseOf: (seat) => (theirs && seat === me ? 'Your' : theirs && seat === foe ? 'Opposing' : `${nameOf(seat)}’s`),
    partOf,
    classOf: (seat) => classes[partOf(seat)],
  };
}

/**
 * Whether the players of a team are still to say who goes first: they do so when their hands are drawn, unless the setup
 * says it. Tables of a server leave it to them.
 */
export function isOrderOpen({ kind, plan, decks }: GameInfo, step: Step): boolean {
  if (kind !== 'adventure' || step !== 'setup' || decks.length < 2) return false;
  return plan?.type !== 'adventure' || plan.choice.first === null;
}

/** Two people play against each other at this screen. */
export const isShared = ({ kind, seats }: GameInfo): boolean =>
  kind === 'duel' && seats.every(({ by }) => by === 'human');

/** Whether a human plays against a bot; texts then speak of it as a bot. */
export const facesBot = ({ kind, seats }: GameInfo): boolean =>
  kind === 'duel' && seats.some(({ by }) => by !== 'human' && by !== 'remote');

/** Sentence about the winner of a duel; empty while there is none. */
export function sayWinner(info: GameInfo, { view }: Pick<Snapshot, 'view'>): string {
  if (view.winner === null) return '';
  const winner = info.seats[view.winner];
  if (isShared(info) || winner?.by === 'remote') return `${winner?.name ?? 'Nobody'} wins!`;
  return winner?.by === 'human' ? 'You win!' : 'The bot wins';
}

export function useSeats(): Seats {
  const { info, snapshot } = usePlay();
  const { me, foe } = snapshot.sides;
  return useMemo(() => seatsOf(info, { me, foe }), [info, me, foe]);
}
