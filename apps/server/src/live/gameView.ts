// The game on a table for one viewer. The only ways out of the state are `see` and `witness`, and what foresight makes of
// them; nothing in here is computed from what the viewer may not know.
import type { DeckList, GameEvent, Seat, Setup, Viewer } from '@vaultsong/engine';
import { SeenCards, see, witness } from '@vaultsong/engine';
import { refusalsFor } from '@vaultsong/foresight';
import type { GameStart, GameView } from '@vaultsong/protocol';
import type { Game, Playing, Table } from '@vaultsong/tables';
import { takeBackOf, takeBacksLeft } from '@vaultsong/tables';
import { isDeckSecret } from '../tables/viewerRights.ts';
import { replayEvents } from '../workers/replayEvents.ts';
import type { GameHistory } from './history/gameHistory.ts';

/** The game that is on the table, or that was last. */
export const gameOf = ({ playing, last }: Table): Playing | null => playing ?? last;

/** What was told of the cards of each game: many are played here in turn. */
const seenOf = new WeakMap<Game, SeenCards>();

function seenAt(game: Game): SeenCards {
  const seen = seenOf.get(game) ?? new SeenCards();
  seenOf.set(game, seen);
  return seen;
}

/** @param wantsRefusals whether the viewer asked why cards cannot do what they cannot */
export function gameViewOf(table: Table, viewer: Viewer, wantsRefusals: boolean): GameView | null {
  const playing = gameOf(table);
  if (playing === null) return null;
  const { state } = playing.game;
  const seen = see(state, viewer, seenAt(playing.game));
  // A game that was given up asks nobody any more.
  const view = table.playing === null ? { ...seen, ask: null } : seen;
  return {
    number: playing.number,
    question: playing.question,
    view,
    whyNot: wantsRefusals && view.ask?.kind === 'move' && view.ask.player === viewer ? refusalsFor(state, view) : null,
    takeBack:
      viewer === 'table'
        ? { mode: null, left: 0 }
        : { mode: takeBackOf(table, viewer)?.mode ?? null, left: takeBacksLeft(playing, viewer) },
  };
}

/** With what a game was begun; before the first one, what it will be begun with, so that decks can be read that are bid for. */
function setupOf(table: Table): Pick<Setup, 'decks' | 'chains' | 'first'> | null {
  const playing = gameOf(table);
  if (playing !== null) return playing.game.setup;
  return table.began ? { decks: table.seats.flatMap((seated) => seated?.deck ?? []) } : null;
}

/** What the decks of a game are, as far as a viewer may know it. */
export function startOf(table: Table, seat: Seat | null): GameStart | null {
  const setup = setupOf(table);
  if (setup === null) return null;
  const { decks, chains, first } = setup;
  // Deck lists of a match are open; what was dealt in sealed play is new to all, and its owner's alone to read: where decks were
  // exchanged, that of who plays it now.
  return {
    decks: decks.map(
      (deck, at): DeckList => (isDeckSecret(table, at, seat) ? { name: '', houses: deck.houses, cards: [] } : deck),
    ),
    chains: chains === undefined ? decks.map(() => 0) : [...chains],
    first: first ?? null,
  };
}

/** What happened, as a viewer may know it. */
export const witnessed = (events: readonly GameEvent[], viewer: Viewer, seats: number): readonly GameEvent[] =>
  events.map((event) => witness(event, viewer, seats));

/** All that happened in the game so far. @param history of that table */
export function historyOf(table: Table, viewer: Viewer, history: GameHistory): readonly GameEvent[] {
  const playing = gameOf(table);
  if (playing === null) return [];
  return witnessed(history.eventsOf(playing, replayEvents), viewer, playing.game.state.players.length);
}
