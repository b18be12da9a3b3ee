// Context of the table that all its parts share: the game as it stands, and the player's actions on it.
import type { CardName, Ref, Seat } from '@vaultsong/engine';
import type { Aim, CardKey } from '@vaultsong/foresight';
import type { Pointer } from '@vaultsong/rulebook';
import { createContext, useContext } from 'react';
import type { CardInfo } from '../../wire/cardInfo.ts';
import type { GameInfo } from '../../wire/game.ts';
import type { Verb } from '../../wire/question.ts';
import type { Snapshot } from '../../wire/snapshot.ts';
import type { Marks } from './marks.ts';

/** A card that its player looks at: its print, and in play all that lies on it. */
export interface Inspected {
  readonly name: CardName;
  readonly key: CardKey | null;
}

/** A card that was chosen for a prophecy, and the answer that puts it there. */
export interface Placing {
  readonly name: CardName;
  readonly key: CardKey;
  readonly answer: number;
}

export interface PileSheetOf {
  readonly title: string;
  readonly cards: readonly Ref[];
}

export interface Play {
  readonly info: GameInfo;
  readonly snapshot: Snapshot;
  readonly marks: Marks;
  readonly selected: CardKey | null;
  /** The card of the hand that is to lie beneath a prophecy, before that is confirmed: it does not come back. */
  readonly placing: Placing | null;
  readonly phone: boolean;
  /** The bars of the players are short: their piles are one button, and the turn is ended among the tools. */
  readonly brief: boolean;
  cardInfo(name: CardName): CardInfo;
  verbs(key: CardKey): readonly Verb[];
  /** @param aim answers what is asked next too, if it is about that */
  answer(index: number, aim?: Aim | null): void;
  /** Shows what an answer would bring about; null: shows nothing. @param aim what is aimed at with it */
  consider(index: number | null, aim?: Aim | null): void;
  /** A click on a card. @param twice it was selected already, and is meant to do the first thing that it can do */
  touch(ref: Ref, twice: boolean): void;
  inspect(name: CardName, key: CardKey | null): void;
  /** The pointer or the focus left the card: one that asks is read again. */
  leave(): void;
  /** Shows the text of a card on a sheet of its own. */
  read(name: CardName, key: CardKey | null): void;
  /** Shows a rule on a sheet. */
  explain(rule: Pointer): void;
  openPile(pile: PileSheetOf): void;
  /** Shows all piles of a player, from which each is looked through. */
  openPiles(seat: Seat): void;
  /** Shows what lies beside the table for a player. */
  openBeside(seat: Seat): void;
}

export const PlayContext = createContext<Play | null>(null);

/** @throws Error outside of a table, where there is no game */
export function usePlay(): Play {
  const play = useContext(PlayContext);
  if (play === null) throw new Error('There is no game outside of a Table');
  return play;
}
