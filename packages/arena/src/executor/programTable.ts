// A table at which bots and programs play one game after the other. A program stays from game to game, and is started anew
// after a game that it lost by not answering.
import type { PlayerName } from '@vaultsong/bots';
import { botNamed, commandOf, decide, isProgramName } from '@vaultsong/bots';
import type { Seat, Setup } from '@vaultsong/engine';
import { answersItself } from '@vaultsong/engine';
import type { Program } from '@vaultsong/env/program';
import { ProgramFault, startProgram } from '@vaultsong/env/program';
import type { Player } from '../game.ts';
import { Forfeiture } from '../game.ts';

export interface Table {
  /** Seats players for one game, and tells those that are programs that it begins. */
  seat(names: readonly PlayerName[], setup: Setup): readonly Player[];
  /** Tells the programs how the game ended. @param winner null where nobody won */
  over(winner: Seat | null): void;
  /** Ends all programs at once. */
  close(): void;
  /** Lets all programs end. */
  end(): Promise<void>;
}

/** @param deadline how many milliseconds a program may take for an answer */
export function openTable(deadline: number): Table {
  const running = new Map<string, Program>();
  let seated: readonly (Program | null)[] = [];
  const programAt = (key: string, command: string): Program => {
    const known = running.get(key);
    if (known !== undefined) return known;
    const program = startProgram(command, deadline);
    running.set(key, program);
    return program;
  };
  const playerOf = (name: PlayerName, key: string): { readonly program: Program | null; readonly player: Player } => {
    if (!isProgramName(name)) {
      const bot = botNamed(name);
      return { program: null, player: (state, random) => decide(bot, state, random) };
    }
    const program = programAt(key, commandOf(name));
    return { program, player: answering(program, () => running.delete(key)) };
  };
  return {
    seat(names, setup) {
      // Two seats may be those of one program, which is started twice then.
      const players = names.map((name, seat) =>
        playerOf(name, `${names.slice(0, seat).filter((before) => before === name).length} ${name}`),
      );
      seated = players.map(({ program }) => program);
      for (const [seat, program] of seated.entries()) program?.start(setup, seat);
      return players.map(({ player }) => player);
    },
    over(winner) {
      const returns = winner === null ? null : seated.map((_, seat) => (seat === winner ? 1 : -1));
      for (const [seat, program] of seated.entries()) program?.over(seat, returns);
      seated = [];
    },
    close() {
      for (const program of running.values()) program.close();
      running.clear();
    },
    async end() {
      await Promise.all([...running.values()].map((program) => program.end()));
      running.clear();
    },
  };
}

/** A program as a player. @param gone when it cannot be asked again */
const answering =
  (program: Program, gone: () => void): Player =>
  async (state) => {
    const { ask } = state;
    // As bots: what needs nobody is asked of nobody.
    if (ask !== null && answersItself(ask)) return 0;
    try {
      return await program.choose(state);
    } catch (error) {
      gone();
      program.close();
      if (error instanceof ProgramFault) throw new Forfeiture(error.why, error.message);
      throw error;
    }
  };
