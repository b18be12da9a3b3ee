// A game of a human against a bot, or of two humans at one screen, dealt as it was chosen.
import { toDeckList } from '@vaultsong/decks';
import type { Seat, Viewer } from '@vaultsong/engine';
import { READER } from '@vaultsong/say';
import type { Choice } from '../wire/choice.ts';
import { isForTwo } from '../wire/choice.ts';
import type { SeatInfo } from '../wire/game.ts';
import { human, machine } from '../wire/match.ts';
import { Shelf } from './decks/shelf.ts';
import { cardInfosOf, deckInfoOf } from './present/cards.ts';
import { writeChains } from './present/logbook.ts';
import type { Dealt } from './session/dealt.ts';

const seatsOf = ({ bot }: Choice): readonly SeatInfo[] =>
  bot === 'none'
    ? [
        { name: 'Player 1', by: 'human' },
        { name: 'Player 2', by: 'human' },
      ]
    : [
        { name: 'You', by: 'human' },
        { name: 'Bot', by: bot },
      ];

/**
 * @param game the number that the page knows it by
 * @param seed used where the choice leaves the seed to chance
 * @param shelf where the decks are
 * @throws Error when there is no deck of that name
 */
export function duel(choice: Choice, game: number, seed: number, shelf = new Shelf()): Dealt {
  const decks = [shelf.find(choice.you), shelf.find(choice.foe)];
  const lists = decks.map(({ deck }) => toDeckList(deck));
  const used = choice.seed ?? seed;
  const setup = {
    decks: lists,
    seed: used,
    edition: choice.edition,
    ...(choice.quickstart === undefined ? {} : { quickstart: choice.quickstart }),
    // Setups without chains stay as they are in records of old.
    ...(choice.chains.some((count) => count > 0) ? { chains: choice.chains } : {}),
  };
  const first = { me: human, foe: machine, chance: null }[choice.first];
  const forTwo = isForTwo(choice);
  const seats = seatsOf(choice);
  const nameOf = (seat: Seat, reader: Viewer): string =>
    // Two who share a screen read one log, and are never spoken to as “you”: who that is changes with the turn.
    seat === reader && !forTwo ? READER : (seats[seat]?.name ?? `Seat ${seat + 1}`);
  return {
    info: {
      game,
      kind: 'duel',
      plan: { type: 'duel', choice },
      seats,
      decks: decks.map(deckInfoOf),
      cardInfos: cardInfosOf(lists, choice.edition),
    },
    setup: first === null ? setup : { ...setup, first },
    nameOf,
    readers: forTwo ? [human, machine] : [human],
    hasCurtain: forTwo,
    opening: (reader) => writeChains(choice.chains, (seat) => nameOf(seat, reader)),
  };
}
