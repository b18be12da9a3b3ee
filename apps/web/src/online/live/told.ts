// What the server has told of tables: it tells only the parts that changed, and here they become the table again.
import type { ToClientOf, ToldOfTable } from '@vaultsong/protocol';
import { ChangesError, withChanges } from '@vaultsong/protocol';

export class ToldTables {
  readonly #told = new Map<string, ToldOfTable>();

  /**
   * Hears a message about a table.
   * @returns the message with all that it changes in place of changes; null where it is about something that was never told: all
   *   of the table must be asked for again
   */
  hear(message: ToClientOf<'table'>): ToClientOf<'table'> | null {
    const { table, changes, ...rest } = message;
    const before = this.#told.get(table);
    if (changes === undefined) {
      const face = message.face ?? before?.face;
      const game = message.game === undefined ? before?.game : message.game;
      if (face !== undefined && game !== undefined) this.#told.set(table, { face, game });
      return message;
    }
    if (before === undefined) return null;
    try {
      const after = withChanges(before, changes);
      // What did not change stays the same object, so that nobody takes a game for another where only its table changed.
      const isChanged = (half: keyof ToldOfTable): boolean =>
        changes.some(({ path }) => path === `/${half}` || path.startsWith(`/${half}/`));
      const face = isChanged('face') ? after.face : before.face;
      const game = isChanged('game') ? after.game : before.game;
      this.#told.set(table, { face, game });
      return { table, ...rest, face, game };
    } catch (error) {
      if (!(error instanceof ChangesError)) throw error;
      this.#told.delete(table);
      return null;
    }
  }

  /** Of this table nothing is told any more. */
  forget(table: string): void {
    this.#told.delete(table);
  }
}
