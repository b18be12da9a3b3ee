// An adventure at the table: a team of humans and bots, and the automaton that they face.
import { keyraken, keyrakenCards } from '@vaultsong/adventures';
import { toDeckList } from '@vaultsong/decks';
import type { Seat } from '@vaultsong/engine';
import type { Aim } from '@vaultsong/foresight';
import { READER } from '@vaultsong/say';
import { z } from 'zod';
import type { AdventureChoice } from '../wire/adventureChoice.ts';
import { queryOfAdventure } from '../wire/adventureChoice.ts';
import type { SeatFace } from '../wire/game.ts';
import type { Surroundings } from './match.ts';
import type { Occasion } from './occasion.ts';
import type { Dealt } from './sitting/dealt.ts';
import { Sitting } from './sitting/sitting.ts';
import { deckFace, faceOf, facesOf } from './told/faces.ts';

/** What the table calls each seat: a human who is alone is spoken to. */
function seating({ team }: AdventureChoice): readonly SeatFace[] {
  const humans = team.filter(({ by }) => by === 'human').length;
  const players = team.map(({ by }, seat): SeatFace => {
    if (by !== 'human') return { name: `Bot ${seat + 1}`, by };
    return { name: humans === 1 ? 'You' : `Player ${seat + 1}`, by };
  });
  return [...players, { name: 'Keyraken', by: 'automaton' }];
}

/** @throws Error when there is no deck of a name, or nobody to play */
function dealt(choice: AdventureChoice, seed: number, { shelf, nextNumber }: Surroundings): Dealt {
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
      plan: { is: 'adventure', choice },
      seats,
      decks: decks.map(deckFace),
      faces: {
        ...facesOf(lists, edition),
        ...Object.fromEntries(keyrakenCards.map(({ id }) => [id, faceOf(id, edition)])),
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

const keptAdventure = z.object({
  /** The choice, as an address has it. */
  query: z.string(),
  seed: z.int().min(0),
  answers: z.array(z.int().min(0)),
  takeBacks: z.int().min(0),
});

/** @returns null for what is no adventure */
function readKept(text: string): z.infer<typeof keptAdventure> | null {
  try {
    return keptAdventure.parse(JSON.parse(text));
  } catch {
    return null;
  }
}

export class Adventure implements Occasion {
  readonly sitting: Sitting;
  readonly #choice: AdventureChoice;
  readonly #ownDecks: readonly string[] | undefined;

  /**
   * @param seed used where the choice leaves the seed to chance
   * @throws Error when there is no deck of a name
   */
  constructor(choice: AdventureChoice, seed: number, around: Surroundings) {
    this.#choice = choice;
    this.#ownDecks = around.shelf.ownTexts(choice.team.map(({ deck }) => deck));
    this.sitting = new Sitting(dealt(choice, seed, around));
  }

  /**
   * An adventure that was left, where it was left.
   * @param text as `kept` wrote it
   * @returns null when the text is none, of an adventure of another choice, or of one that by the rules of today cannot be
   */
  static resumed(choice: AdventureChoice, text: string, around: Surroundings): Adventure | null {
    const kept = readKept(text);
    if (kept === null || kept.query !== queryOfAdventure(choice, '')) return null;
    const adventure = new Adventure(choice, kept.seed, around);
    adventure.sitting.resume(kept.answers, kept.takeBacks);
    return adventure.sitting.answers().length < kept.answers.length ? null : adventure;
  }

  answer(option: number, aim: Aim | null = null): void {
    this.sitting.answer(option, aim);
  }

  moveOfMachine(chosen?: number): void {
    this.sitting.moveOfMachine(chosen);
  }

  undo(decisions = 1): void {
    this.sitting.undo(decisions);
  }

  face(): null {
    return null;
  }

  kept(): string {
    const { seed, takeBacks } = this.sitting;
    const answers = this.sitting.answers();
    return JSON.stringify({
      query: queryOfAdventure(this.#choice, ''),
      seed,
      answers,
      takeBacks,
      decks: this.#ownDecks,
    });
  }
}
