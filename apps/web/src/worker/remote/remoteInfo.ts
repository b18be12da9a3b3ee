// Seats of a table on a server, and the faces of the cards that were seen there.
import type { CardName, EditionName, Seat } from '@vaultsong/engine';
import { isDefined } from '@vaultsong/engine';
import type { GameStart, TableView } from '@vaultsong/protocol';
import type { CardInfo, DeckInfo } from '../../wire/cardInfo.ts';
import { sealedDeck } from '../../wire/cardInfo.ts';
import type { SeatInfo } from '../../wire/game.ts';
import { cardInfoOf, cardInfosOf } from '../present/cards.ts';

/** Bots of a team are told apart by their seats. */
const botNamed = (seats: number, seat: Seat): string => (seats === 2 ? 'Bot' : `Bot ${seat + 1}`);

/** Seats in the words of the viewer. @param you null: the viewer only looks on */
export function seatInfosOf({ seats, terms }: TableView, you: Seat | null): readonly SeatInfo[] {
  const players = seats.map((seated, seat): SeatInfo => {
    if (seat === you) return { name: 'You', by: 'human' };
    if (seated?.bot != null) return { name: botNamed(seats.length, seat), by: seated.bot };
    return { name: seated?.person?.name ?? `Seat ${seat + 1}`, by: 'remote' };
  });
  return terms.play.type === 'duel' ? players : [...players, { name: 'Keyraken', by: 'automaton' }];
}

/** The decks that are played; one that has no address has no slug either. */
export const deckInfosOf = ({ decks }: GameStart, { seats, terms }: TableView): readonly DeckInfo[] =>
  decks.slice(0, seats.length).map(({ name, houses }) => {
    const origin = seats.find((seated) => seated?.deck?.name === name)?.deck?.origin ?? null;
    const isDealt = terms.play.type === 'duel' && terms.play.decks === 'sealed';
    return {
      slug: isDealt ? '' : (origin ?? ''),
      name: name === '' ? sealedDeck : name,
      houses,
      origin: origin === null ? 'own' : 'visiting',
    };
  });

/** Gathers the faces of all cards that a game shows: those of decks that are known, and those that turn up. */
export class SeenCards {
  readonly #edition: EditionName;
  #known: Readonly<Record<CardName, CardInfo>>;

  constructor(start: GameStart, edition: EditionName) {
    this.#edition = edition;
    this.#known = cardInfosOf(start.decks, edition);
  }

  /** The same object as long as nothing is added. */
  get all(): Readonly<Record<CardName, CardInfo>> {
    return this.#known;
  }

  /** Takes in the cards that something names. @param told plain JSON */
  add(update: unknown): void {
    const fresh = new Set<CardName>();
    this.#gather(update, fresh);
    if (fresh.size === 0) return;
    const seenCards = [...fresh].map((name) => [name, cardInfoOf(name, this.#edition)] as const);
    this.#known = { ...this.#known, ...Object.fromEntries(seenCards) };
  }

  #gather(update: unknown, fresh: Set<CardName>): void {
    if (typeof update === 'string') {
      if (!Object.hasOwn(this.#known, update) && isDefined(update)) fresh.add(update);
    } else if (typeof update === 'object' && update !== null) {
      for (const part of Object.values(update)) this.#gather(part, fresh);
    }
  }
}
