// Two who play at a live table by the public protocol, and write down what each sees of their own deck. They discard and end their turns,
// so that the cards come quickly, nothing is shuffled and no id is dealt anew.

import { setTimeout } from 'node:timers/promises';
import type { DeckList, Ref, Seat, View } from '@vaultsong/engine';
import type { ToClient } from '@vaultsong/protocol';
import { Caller, plainTerms } from '../testbed/caller.ts';
import type { Drawn, Observed } from './observed.ts';
import { observed } from './observed.ts';

class Eyes {
  readonly #drawn: Ref[] = [];
  view: View | null = null;
  decks: readonly DeckList[] | null = null;

  hear(message: ToClient, seat: Seat): void {
    if (message.type !== 'table') return;
    if (message.start != null) this.decks = message.start.decks;
    if (message.game == null) return;
    this.view = message.game.view;
    for (const card of this.view.players[seat]?.hand ?? [])
      if (card.known && !this.#drawn.some(({ id }) => id === card.ref.id)) this.#drawn.push(card.ref);
  }

  /** What was seen of the first deck: with another life another deck begins. */
  seen(seat: Seat): Observed | null {
    const deck = this.decks?.[seat];
    const [first] = this.#drawn;
    if (deck === undefined || this.decks === null || first === undefined) return null;
    const base = this.decks.slice(0, seat).reduce((sum, { cards }) => sum + cards.length, 0);
    const end = this.#drawn.findIndex(({ life }) => life !== first.life);
    const drawn = (end < 0 ? this.#drawn : this.#drawn.slice(0, end)).map(
      ({ id, name }): Drawn => ({ name, id: id - base }),
    );
    return observed(deck, drawn);
  }
}

/** What to answer, so that as many cards as possible are drawn. */
function choice({ ask, players }: View, seat: Seat): number {
  const options = ask?.options ?? [];
  const first = (fits: (option: (typeof options)[number]) => boolean): number => Math.max(0, options.findIndex(fits));
  switch (ask?.kind) {
    case 'mulligan':
      return first(({ pick }) => pick === 'no');
    case 'house': {
      const inHand = (house: string): number =>
        players[seat]?.hand.filter((card) => card.known && card.house === house).length ?? 0;
      const counts = options.map((option) =>
        option.pick === 'house' && option.house !== null ? inHand(option.house) : 0,
      );
      return counts.indexOf(Math.max(...counts));
    }
    case 'move': {
      const discards = options.findIndex((option) => option.pick === 'move' && option.move.do === 'discard');
      return discards >= 0 ? discards : first((option) => option.pick === 'move' && option.move.do === 'end');
    }
    default:
      return 0;
  }
}

export interface Wanted {
  readonly address: string;
  /** Names of the decks, as whoever opens a table or sits down says them. */
  readonly decks: readonly [string, string];
  /** Each draws so many cards at least, or as many as there are without a shuffle. */
  readonly draws: number;
}

const mostAnswers = 2_000;

/** Plays until enough was drawn. @returns what each saw, by seat */
export async function play({ address, decks, draws }: Wanted): Promise<readonly [Observed, Observed]> {
  const callers = [await Caller.guest(address), await Caller.guest(address)] as const;
  const [one, other] = callers;
  const table = await one.open(address, plainTerms, decks[0]);
  await other.sit(address, table, decks[1]);
  const eyes = [new Eyes(), new Eyes()] as const;
  for (const seat of [0, 1] as const) {
    await callers[seat].connect(address);
    callers[seat].onMessage = (message) => eyes[seat].hear(message, seat);
    callers[seat].follow(table);
  }
  const enough = (seat: 0 | 1): boolean => (eyes[seat].seen(seat)?.drawn.length ?? 0) >= draws;
  for (let n = 0; n < mostAnswers && !(enough(0) && enough(1)); n++) {
    for (const seat of [0, 1] as const) {
      const known = callers[seat].tables.get(table);
      const { view } = eyes[seat];
      if (known?.question == null || known.options === 0 || view === null) continue;
      const command = { type: 'answer', question: known.question, option: choice(view, seat) } as const;
      const reply = await callers[seat].ask({ type: 'command', table, command });
      if (reply?.type !== 'done' && reply?.type !== 'rejected')
        throw new Error(`No answer of the server: ${JSON.stringify(reply)}`);
    }
    // What the other is told of an answer comes on a connection of its own.
    await setTimeout(1);
  }
  for (const caller of callers) caller.drop();
  const [mine, theirs] = [eyes[0].seen(0), eyes[1].seen(1)];
  if (mine === null || theirs === null) throw new Error(`Nothing was told of table ${table}`);
  return [mine, theirs];
}
