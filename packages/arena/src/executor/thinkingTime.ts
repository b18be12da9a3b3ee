// Thinking time of bots: the choosing itself, between the first answer of a turn and its end. The deal, the rules and the views
// are not the bot's.
import type { Bot, Random, Thinking } from '@vaultsong/bots';
import type { Seat, State, View } from '@vaultsong/engine';
import type { GameWatch } from '../game.ts';

export interface ThinkingClock extends TurnClock {
  /** The same bots, by seat; how long they choose is noted. */
  readonly bots: readonly Bot[];
}

/** Counts what was noted of each seat by its turns. */
export interface TurnClock {
  /** Must be told what happens, so that the clock knows where turns end. */
  readonly watch: GameWatch;
  /** A seat has thought so many milliseconds about an answer. */
  note(seat: Seat, milliseconds: number): void;
  /** Milliseconds of each own turn of each seat, to a tenth. What a seat answers in a turn of the other counts to its next own one. */
  turns(): readonly (readonly number[])[];
}

/** @param now milliseconds since some moment */
export function startClock(bots: readonly Bot[], now: () => number = () => performance.now()): ThinkingClock {
  const clock = startTurns(bots.length);
  return { ...clock, bots: bots.map((bot, seat) => timed(bot, now, (milliseconds) => clock.note(seat, milliseconds))) };
}

/** @param players how many seats there are */
export function startTurns(players: number): TurnClock {
  const seats = Array.from({ length: players }, () => ({ spent: 0, turns: [] as number[] }));
  let whose: number | null = null;
  const endTurn = (): void => {
    const seat = whose === null ? undefined : seats[whose];
    if (seat === undefined) return;
    seat.turns.push(Math.round(seat.spent * 10) / 10);
    seat.spent = 0;
  };
  return {
    note(seat, milliseconds) {
      const of = seats[seat];
      if (of !== undefined) of.spent += milliseconds;
    },
    watch: (_ask, _option, events) => {
      for (const event of events) {
        if (event.type !== 'turnBegan') continue;
        endTurn();
        whose = event.player;
      }
    },
    turns() {
      endTurn();
      whose = null;
      return seats.map(({ turns }) => turns);
    },
  };
}

function timed(bot: Bot, now: () => number, note: (milliseconds: number) => void): Bot {
  const during = <T>(work: () => T): T => {
    const began = now();
    try {
      return work();
    } finally {
      note(now() - began);
    }
  };
  switch (bot.needs) {
    case 'options':
      return { ...bot, choose: (options: number, random: Random) => during(() => bot.choose(options, random)) };
    case 'view':
      return { ...bot, choose: (view: View, random: Random) => during(() => bot.choose(view, random)) };
    case 'imagination':
      return {
        ...bot,
        choose: (view: View, imagine: (seed: number) => State, random: Random, thinking: Thinking) =>
          during(() => bot.choose(view, imagine, random, thinking)),
      };
  }
}
