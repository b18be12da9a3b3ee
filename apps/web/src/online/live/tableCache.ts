// Cache of tables from the server: it sends only the parts that changed, and here they are merged into the whole table.
import type { PublishedTable, ToClientOf } from '@vaultsong/protocol';
import { ChangesError, withChanges } from '@vaultsong/protocol';

export class TableCache {
  readonly #tables = new Map<string, PublishedTable>();

  /**
   * Hears a message about a table.
   * @returns the message with all that it changes in place of changes; null where it is about something that was never told: all
   *   of the table must be asked for again
   */
  receive(message: ToClientOf<'table'>): ToClientOf<'table'> | null {
    const { table, changes, ...rest } = message;
    const before = this.#tables.get(table);
    if (changes === undefined) {
      const summary = message.summary ?? before?.summary;
      const game = message.game === undefined ? before?.game : message.game;
      if (summary !== undefined && game !== undefined) this.#tables.set(table, { summary, game });
      return message;
    }
    if (before === undefined) return null;
    try {
      const after = withChanges(before, changes);
      // A half that did not change stays the same object: a game is not taken for another where only its table changed.
      const isChanged = (half: keyof PublishedTable): boolean =>
        changes.some(({ path }) => path === `/${half}` || path.startsWith(`/${half}/`));
      const summary = isChanged('summary') ? after.summary : before.summary;
      const game = isChanged('game') ? after.game : before.game;
      this.#tables.set(table, { summary, game });
      return { table, ...rest, summary, game };
    } catch (error) {
      if (!(error instanceof ChangesError)) throw error;
      this.#tables.delete(table);
      return null;
    }
  }

  /** Drops a table that the server tells nothing of any more. */
  forget(table: string): void {
    this.#tables.delete(table);
  }
}
