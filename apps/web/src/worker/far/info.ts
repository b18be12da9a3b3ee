// Who sits at a table on a server, and the faces of the cards that were seen there.
import type { CardName, EditionName, Seat } from '@vaultsong/engine';
import { isDefined } from '@vaultsong/engine';
import type { GameStart, TableFace } from '@vaultsong/protocol';
import type { CardFace, DeckFace } from '../../wire/faces.ts';
import { sealedDeck } from '../../wire/faces.ts';
import type { SeatFace } from '../../wire/game.ts';
import { faceOf, facesOf } from '../told/faces.ts';

/** Bots of a team are told apart by their seats. */
const botNamed = (seats: number, seat: Seat): string => (seats === 2 ? 'Bot' : `Bot ${seat + 1}`);

/** Who sits where, in the words of who looks. @param you null: one looks on */
export function seatFaces({ seats, terms }: TableFace, you: Seat | null): readonly SeatFace[] {
  const players = seats.map((seated, seat): SeatFace => {
    if (seat === you) return { name: 'You', by: 'human' };
    if (seated?.bot != null) return { name: botNamed(seats.length, seat), by: seated.bot };
    return { name: seated?.person?.name ?? `Seat ${seat + 1}`, by: 'far' };
  });
  return terms.play.is === 'duel' ? players : [...players, { name: 'Keyraken', by: 'automaton' }];
}

/** The decks that are played; one that has no address has no slug either. */
export const deckFaces = ({ decks }: GameStart, { seats, terms }: TableFace): readonly DeckFace[] =>
  decks.slice(0, seats.length).map(({ name, houses }) => {
    const origin = seats.find((seated) => seated?.deck?.name === name)?.deck?.origin ?? null;
    const isDealt = terms.play.is === 'duel' && terms.play.decks === 'sealed';
    return {
      slug: isDealt ? '' : (origin ?? ''),
      name: name === '' ? sealedDeck : name,
      houses,
      origin: origin === null ? 'own' : 'visiting',
    };
  });

/** Gathers the faces of all cards that a game shows: those of decks that are known, and those that turn up. */
export class Faces {
  readonly #edition: EditionName;
  #known: Readonly<Record<CardName, CardFace>>;

  constructor(start: GameStart, edition: EditionName) {
    this.#edition = edition;
    this.#known = facesOf(start.decks, edition);
  }

  /** The same object as long as nothing is added. */
  get all(): Readonly<Record<CardName, CardFace>> {
    return this.#known;
  }

  /** Takes in the cards that something names. @param told plain JSON */
  meet(told: unknown): void {
    const fresh = new Set<CardName>();
    this.#gather(told, fresh);
    if (fresh.size === 0) return;
    const faces = [...fresh].map((name) => [name, faceOf(name, this.#edition)] as const);
    this.#known = { ...this.#known, ...Object.fromEntries(faces) };
  }

  #gather(told: unknown, fresh: Set<CardName>): void {
    if (typeof told === 'string') {
      if (!Object.hasOwn(this.#known, told) && isDefined(told)) fresh.add(told);
    } else if (typeof told === 'object' && told !== null) {
      for (const part of Object.values(told)) this.#gather(part, fresh);
    }
  }
}
