// An adventure at the table: a team of humans and bots, and the automaton that they face.
import { keyraken, keyrakenCards } from '@vaultsong/adventures';
import { toDeckList } from '@vaultsong/decks';
import type { Seat } from '@vaultsong/engine';
import type { Aim } from '@vaultsong/foresight';
import { READER } from '@vaultsong/say';
import { z } from 'zod';
import type { AdventureChoice } from '../wire/adventureChoice.ts';
import { queryOfAdventure } from '../wire/adventureChoice.ts';
import type { SeatInfo } from '../wire/game.ts';
import type { Activity } from './activity.ts';
import type { MatchDeps } from './match.ts';
import { cardInfoOf, cardInfosOf, deckInfoOf } from './present/cards.ts';
import type { Dealt, Recorded } from './session/dealt.ts';
import { GameSession } from './session/gameSession.ts';

/** What the table calls each seat: a human who is alone is spoken to. */
function seating({ team }: AdventureChoice): readonly SeatInfo[] {
  const humans = team.filter(({ by }) => by === 'human').length;
  const players = team.map(({ by }, seat): SeatInfo => {
    if (by !== 'human') return { name: `Bot ${seat + 1}`, by };
    return { name: humans === 1 ? 'You' : `Player ${seat + 1}`, by };
  });
  return [...players, { name: 'Keyraken', by: 'automaton' }];
}

/** @throws Error when there is no deck of a name, or nobody to play */
function dealt(choice: AdventureChoice, seed: number, { shelf, nextNumber }: MatchDeps): Dealt {
  const { team, difficulty, edition, first } = choice;
  const decks = team.map(({ deck }) => shelf.find(deck));
  const lists = decks.map(({ deck }) => toDeckList(deck));
  const seats = seating(choice);
  const nameOf = (seat: Seat): string => {
    const name = seats[seat]?.name ?? `Seat ${seat + 1}`;
    return name === 'You' ? READER : name;
  };
  const humans = seats.flatMap(({ by }, seat) => (by === 'human' ? [seat] : []));
  const used = choice.seed ?? seed;
  return {
    info: {
      game: nextNumber(),
      kind: 'adventure',
      plan: { type: 'adventure', choice },
      seats,
      decks: decks.map(deckInfoOf),
      cardInfos: {
        ...cardInfosOf(lists, edition),
        ...Object.fromEntries(keyrakenCards.map(({ id }) => [id, cardInfoOf(id, edition)])),
      },
    },
    setup: keyraken({
      decks: lists,
      difficulty,
      seed: used,
      edition,
      // One player has no order to choose.
      ...(first === null && team.length > 1 ? {} : { first: first ?? 0 }),
    }),
    nameOf,
    readers: [humans.length === 1 ? (humans[0] ?? 0) : 'table'],
    hasCurtain: false,
    opening: () => [],
  };
}

const savedAdventure = z.object({
  /** The choice, as an address has it. */
  query: z.string(),
  seed: z.int().min(0),
  answers: z.array(z.int().min(0)),
  takeBacks: z.int().min(0),
});

/** @returns null for what is no adventure */
function readSavedAdventure(text: string): z.infer<typeof savedAdventure> | null {
  try {
    return savedAdventure.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export class Adventure implements Activity {
  readonly session: GameSession;
  readonly #choice: AdventureChoice;
  readonly #ownDecks: readonly string[] | undefined;

  /**
   * @param seed used where the choice leaves the seed to chance
   * @throws Error when there is no deck of a name
   */
  constructor(choice: AdventureChoice, seed: number, deps: MatchDeps) {
    this.#choice = choice;
    this.#ownDecks = deps.shelf.ownTexts(choice.team.map(({ deck }) => deck));
    this.session = new GameSession(dealt(choice, seed, deps), deps.automation);
  }

  /**
   * An adventure that was left, where it was left.
   * @param text as `kept` wrote it
   * @returns null when the text is none, of an adventure of another choice, or of one that by the rules of today cannot be
   */
  static resumed(choice: AdventureChoice, text: string, deps: MatchDeps): Adventure | null {
    const kept = readSavedAdventure(text);
    if (kept === null || kept.query !== queryOfAdventure(choice, '')) return null;
    const adventure = new Adventure(choice, kept.seed, deps);
    adventure.session.resume(kept.answers, kept.takeBacks);
    return adventure.session.answers().length < kept.answers.length ? null : adventure;
  }

  /** The game of it, to be looked back on; null where the text is none of such an adventure. */
  static recorded(choice: AdventureChoice, text: string, deps: MatchDeps): Recorded | null {
    const kept = readSavedAdventure(text);
    if (kept === null || kept.query !== queryOfAdventure(choice, '')) return null;
    return { dealt: dealt(choice, kept.seed, deps), answers: kept.answers };
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
    const { seed, takeBacks } = this.session;
    const answers = this.session.answers();
    return JSON.stringify({
      query: queryOfAdventure(this.#choice, ''),
      seed,
      answers,
      takeBacks,
      decks: this.#ownDecks,
    });
  }
}
