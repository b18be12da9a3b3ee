// A game of a human against the machine, dealt as it was chosen.
import { toDeckList } from '@vaultsong/decks';
import type { Seat } from '@vaultsong/engine';
import { READER } from '@vaultsong/say';
import type { Choice } from '../wire/choice.ts';
import type { SeatFace } from '../wire/game.ts';
import { human, machine } from '../wire/match.ts';
import type { Dealt } from './dealt.ts';
import { Shelf } from './decks/shelf.ts';
import { deckFace, facesOf } from './told/faces.ts';
import { writeChains } from './told/logbook.ts';

/**
 * @param game the number that the page knows it by
 * @param seed used where the choice leaves the seed to chance
 * @param shelf where the decks are
 * @throws Error when there is no deck of that name
 */
export function duel(choice: Choice, game: number, seed: number, shelf = new Shelf()): Dealt {
  const decks = [shelf.find(choice.you), shelf.find(choice.foe)];
  const used = choice.seed ?? seed;
  const setup = {
    decks: decks.map(({ deck }) => toDeckList(deck)),
    seed: used,
    edition: choice.edition,
    ...(choice.quickstart === undefined ? {} : { quickstart: choice.quickstart }),
    // Setups without chains stay as they are in records of old.
    ...(choice.chains.some((count) => count > 0) ? { chains: choice.chains } : {}),
  };
  const first = { me: human, foe: machine, chance: null }[choice.first];
  const seats: readonly SeatFace[] = [
    { name: 'You', by: 'human' },
    { name: 'Bot', by: choice.bot },
  ];
  const nameOf = (seat: Seat): string => (seat === human ? READER : (seats[seat]?.name ?? `Seat ${seat + 1}`));
  return {
    info: {
      game,
      plan: { is: 'duel', choice },
      seed: used,
      seats,
      decks: decks.map(deckFace),
      faces: facesOf(
        decks.map(({ deck }) => deck),
        choice.edition,
      ),
    },
    setup: first === null ? setup : { ...setup, first },
    nameOf,
    opening: writeChains(choice.chains, nameOf),
  };
}
