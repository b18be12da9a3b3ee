// A game that goes on from a moment of another one: against bots or people at this screen, with the cards as they lay or with
// all dealt anew that the player could not know.
import { setupSchema } from '@vaultsong/decks/record';
import type { Seat, Setup, Viewer } from '@vaultsong/engine';
import { defaultEdition } from '@vaultsong/engine';
import type { Aim } from '@vaultsong/foresight';
import { READER } from '@vaultsong/say';
import { z } from 'zod';
import type { BranchChoice } from '../wire/branch.ts';
import type { SeatInfo } from '../wire/game.ts';
import type { Activity } from './activity.ts';
import type { MatchDeps } from './match.ts';
import { deckInfosIn, setupCardInfos } from './replay/setupInfo.ts';
import type { Dealt, Recorded } from './session/dealt.ts';
import { GameSession } from './session/gameSession.ts';

const answerList = z.array(z.int().min(0));

export interface SavedBranch {
  readonly setup: Setup;
  /** The answers of the game before. */
  readonly before: readonly number[];
  /** What is dealt anew is dealt by it. */
  readonly seed: number;
  readonly answers: readonly number[];
  readonly takeBacks: number;
}

const savedBranch: z.ZodType<SavedBranch> = z.object({
  setup: setupSchema,
  before: answerList,
  seed: z.int().min(0),
  answers: answerList,
  takeBacks: z.int().min(0),
});

export const writeBranch = (branch: SavedBranch): string => JSON.stringify(branch);

/** @returns null for what is no such game */
function readBranch(text: string): SavedBranch | null {
  try {
    return savedBranch.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

function seatsOf({ decks, adventure }: Setup, { seat: mine, bot }: BranchChoice): readonly SeatInfo[] {
  const players = adventure === undefined ? decks.length : decks.length - 1;
  return decks.map((_, seat): SeatInfo => {
    if (seat >= players) return { name: 'Keyraken', by: 'automaton' };
    if (bot === 'none') return { name: `Player ${seat + 1}`, by: 'human' };
    if (seat === mine) return { name: 'You', by: 'human' };
    return { name: players === 2 && adventure === undefined ? 'Bot' : `Bot ${seat + 1}`, by: bot };
  });
}

function dealt(choice: BranchChoice, { setup, before, seed }: SavedBranch, { nextNumber }: MatchDeps): Dealt {
  const { seat: mine, isDealtAnew, bot, moment } = choice;
  const seats = seatsOf(setup, choice);
  const isDuel = setup.adventure === undefined;
  const forTwo = bot === 'none';
  const nameOf = (seat: Seat, reader: Viewer): string => {
    const name = seats[seat]?.name ?? `Seat ${seat + 1}`;
    return name === 'You' || (isDuel && forTwo && seat === reader) ? READER : name;
  };
  const shared: readonly Viewer[] = isDuel ? [0, 1] : ['table'];
  return {
    info: {
      game: nextNumber(),
      kind: isDuel ? 'duel' : 'adventure',
      plan: { type: 'branch', choice },
      seats,
      decks: deckInfosIn(setup),
      cardInfos: setupCardInfos(setup, setup.edition ?? defaultEdition),
    },
    setup,
    nameOf,
    readers: forTwo ? shared : [mine],
    hasCurtain: isDuel && forTwo,
    opening: () => [
      {
        kind: 'line',
        seat: null,
        text: `Played on from turn ${moment.turn} of another game${isDealtAnew ? ', with the hidden cards dealt anew' : ''}`,
        cards: [],
      },
    ],
    before: { answers: before, imagined: isDealtAnew ? { seat: mine, seed } : null },
  };
}

export class Branch implements Activity {
  readonly session: GameSession;
  readonly #saved: SavedBranch;

  /** @throws Error where the answers before it do not lead through a game */
  constructor(choice: BranchChoice, saved: SavedBranch, deps: MatchDeps) {
    this.#saved = saved;
    this.session = new GameSession(dealt(choice, saved, deps), deps.automation);
  }

  /** A game that was left, where it was left. @returns null when the text is none, or of one that by the rules of today cannot be */
  static resumed(choice: BranchChoice, text: string, deps: MatchDeps): Branch | null {
    const saved = readBranch(text);
    if (saved === null) return null;
    try {
      const branch = new Branch(choice, saved, deps);
      const all = [...saved.before, ...saved.answers];
      branch.session.resume(all, saved.takeBacks);
      return branch.session.answers().length < all.length ? null : branch;
    } catch {
      // Such a game there cannot be.
      return null;
    }
  }

  /** The game with all that came before it, to be looked back on; null where the text is none. */
  static recorded(choice: BranchChoice, text: string, deps: MatchDeps): Recorded | null {
    const saved = readBranch(text);
    if (saved === null) return null;
    return { dealt: dealt(choice, saved, deps), answers: [...saved.before, ...saved.answers] };
  }

  answer(option: number, aim: Aim | null = null): void {
    this.session.answer(option, aim);
  }

  moveOfMachine(chosen?: number): void {
    this.session.moveOfMachine(chosen);
  }

  undo(decisions = 1): void {
    this.session.undo(decisions);
  }

  info(): null {
    return null;
  }

  saved(): string {
    const answers = this.session.answers().slice(this.#saved.before.length);
    return writeBranch({ ...this.#saved, answers, takeBacks: this.session.takeBacks });
  }
}
