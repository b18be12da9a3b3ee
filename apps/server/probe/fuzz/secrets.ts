// A look at each message to a viewer: it has nothing in it that this viewer may not know. What lies on the table is what `see` shows them
// and nothing else; what is computed besides is the same where the hidden cards are dealt otherwise; and of a sealed deck no card is
// named that was never shown.
import type { State, Viewer } from '@vaultsong/engine';
import { scrambled, see } from '@vaultsong/engine';
import type { PublishedTable, ToClient, ToClientOf } from '@vaultsong/protocol';
import { withChanges } from '@vaultsong/protocol';
import type { Table } from '@vaultsong/tables';
import { gameOf, gameViewOf } from '../../src/live/gameView.ts';
import { tellingOrder } from './checks/hiddenOrder.ts';
import type { Tally } from './checks/tally.ts';

/** What a viewer must have been told at one entry of the log. */
interface Right {
  /** What the engine shows them, asked past the server. */
  readonly view: string;
  /** All of it, as it would be if hidden cards lay otherwise; null where that would be another question. */
  readonly twin: string | null;
}

/** Names of cards in views: `"name":"…"` of what is known. */
const namesIn = (text: string): readonly string[] =>
  [...text.matchAll(/"name":"([a-z0-9-]+)"/g)].map(([, name = '']) => name);

const mostKept = 40;

export class Secrets {
  readonly #tally: Tally;
  readonly #roll: (sides: number) => number;
  /** By table, viewer and number of the entry. */
  readonly #right = new Map<string, Map<string, Right>>();
  /** By table and viewer: names of cards that they have seen. */
  readonly #seen = new Map<string, Set<string>>();

  constructor(roll: (sides: number) => number, tally: Tally) {
    this.#tally = tally;
    this.#roll = roll;
  }

  /** A table has changed. */
  changed(table: Table): void {
    const playing = gameOf(table);
    if (playing === null) return;
    for (const viewer of [0, 1, 'table'] as const) {
      const key = `${table.id} ${viewer}`;
      const shown = see(playing.game.state, viewer);
      const view = JSON.stringify(table.playing === null ? { ...shown, ask: null } : shown);
      const right = this.#right.get(key) ?? new Map<string, Right>();
      this.#right.set(
        key,
        right.set(String(table.next - 1), { view, twin: this.#twin(table, viewer, playing.game.state) }),
      );
      for (const old of right.keys()) {
        if (right.size <= mostKept) break;
        right.delete(old);
      }
      const seen =
        this.#seen.get(key) ??
        new Set<string>(playing.game.setup.decks[viewer === 'table' ? -1 : viewer]?.cards.map(({ name }) => name));
      for (const name of namesIn(JSON.stringify(see(playing.game.state, viewer)))) seen.add(name);
      this.#seen.set(key, seen);
    }
  }

  #twin(table: Table, viewer: Viewer, state: State): string | null {
    const playing = gameOf(table);
    if (playing === null || state.ask === null) return null;
    // What all see is part of what one who sits there sees.
    const other = scrambled(state, viewer === 'table' ? 0 : viewer, this.#roll);
    if (JSON.stringify(see(other, viewer)) !== JSON.stringify(see(state, viewer))) return null;
    const twin = { ...playing, game: { ...playing.game, state: other } };
    return JSON.stringify(
      gameViewOf({ ...table, ...(table.playing === null ? { last: twin } : { playing: twin }) }, viewer, true),
    );
  }

  /** What one connection hears goes in here. What it was told of each table is kept, to know what comes of changes. */
  listener(viewer: Viewer): (message: ToClient) => void {
    const known = new Map<string, PublishedTable>();
    return (message) => {
      if (message.type !== 'table') return;
      const told = this.#after(viewer, known.get(message.table), message);
      if (told === null) return;
      known.set(message.table, told);
      this.#told(viewer, message, told);
    };
  }

  /** What is known of a table after a message; null where nothing can be known. */
  #after(viewer: Viewer, before: PublishedTable | undefined, message: ToClientOf<'table'>): PublishedTable | null {
    const { summary = before?.summary, game = before?.game ?? null, changes = [] } = message;
    try {
      if (summary === undefined) throw new Error('it was not told before');
      return changes.length === 0 ? { summary, game } : withChanges({ summary, game }, changes);
    } catch (error) {
      this.#fault(viewer, message, 'cannot know what the table is', String(error));
      return null;
    }
  }

  #told(viewer: Viewer, message: ToClientOf<'table'>, { summary, game }: PublishedTable): void {
    const right = this.#right.get(`${message.table} ${viewer}`)?.get(String(message.seq));
    if (right === undefined) return;
    this.#tally.looked('views');
    const changes = (message.changes ?? []).filter(({ path }) => !path.startsWith('/summary/'));
    if (game !== null && (message.game != null || changes.length > 0)) {
      if (JSON.stringify(game.view) !== right.view)
        this.#fault(viewer, message, 'was told something else than what they may see');
      if (right.twin !== null && JSON.stringify(game) !== right.twin)
        this.#fault(viewer, message, 'was told something that hangs on hidden cards');
    }
    if (game !== null) {
      this.#tally.looked('order');
      const telling = tellingOrder(game.view);
      if (telling !== null) this.#tally.fault('order', telling, `table ${message.table}, viewer ${viewer}`);
    }
    if (summary.secret !== null && summary.stage !== 'over' && summary.stage !== 'closed')
      this.#fault(viewer, message, 'was told the secret before the end');
    if (summary.terms.play.type !== 'duel') return;
    const isSealed = summary.terms.play.decks === 'sealed' && summary.stage !== 'over' && summary.stage !== 'closed';
    for (const [seat, { cards }] of (message.start?.decks ?? []).entries())
      if (isSealed && seat !== viewer && cards.length > 0)
        this.#fault(viewer, message, 'was told the list of a sealed deck', `player ${seat}`);
    const seen = this.#seen.get(`${message.table} ${viewer}`);
    const { start: _, summary: __, ...rest } = message;
    // Decks that are brought are open to all; a sealed one is not in `start` for others, so that its cards are told only as they are seen.
    for (const name of namesIn(JSON.stringify({ ...rest, changes })))
      if (seen?.has(name) === false) this.#fault(viewer, message, 'was told of a card that they have not seen', name);
  }

  #fault(viewer: Viewer, { table, seq }: ToClientOf<'table'>, what: string, detail = ''): void {
    this.#tally.fault('views', `a viewer ${what}`, `table ${table}, entry ${seq}, viewer ${viewer} ${detail}`.trim());
  }
}
