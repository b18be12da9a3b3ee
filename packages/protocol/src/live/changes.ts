// Changes of a table since the last message, part by part, for clients that ask for changes: a view is long, and most
// of it stays the same from one answer to the next. The format is JSON Patch (RFC 6902), of which only `replace` is
// needed, because each part has been there before.
import type { View } from '@vaultsong/engine';
import { deepEqual } from 'fast-equals';
import { z } from 'zod';
import type { TableView } from '../views.ts';
import { tableView } from '../views.ts';
import type { GameView } from './game.ts';
import { gameView } from './game.ts';

/** The document that changes apply to. */
const publishedTable = z.object({ summary: tableView, game: gameView.nullable() });

/** All of a table that one viewer may know. */
export interface PublishedTable {
  readonly summary: TableView;
  readonly game: GameView | null;
}

export const change = z
  .object({
    op: z.literal('replace').describe('The only operation of JSON Patch (RFC 6902) that is used.'),
    path: z.string().describe('Into `{ summary, game }`, such as `/game/view/players/0/hand` (RFC 6901).'),
    value: z.unknown().describe('The part as it is now.'),
  })
  .meta({ title: 'Change', description: 'A part of the table that is replaced.' });
export type Change = z.infer<typeof change>;

/**
 * Compares two objects name by name, and adds the changes.
 * @param apart a name that is compared elsewhere
 * @returns whether both have the same names
 */
function compare(changes: Change[], path: string, before: object, now: object, apart?: string): boolean {
  const names = Object.keys(now);
  if (names.length !== Object.keys(before).length) return false;
  for (const name of names) {
    if (name === apart) continue;
    if (!Object.hasOwn(before, name)) return false;
    const value: unknown = Reflect.get(now, name);
    if (!deepEqual(Reflect.get(before, name), value)) changes.push({ op: 'replace', path: `${path}/${name}`, value });
  }
  return true;
}

function compareViews(changes: Change[], before: View, now: View): boolean {
  if (before.players.length !== now.players.length) return false;
  const isSame = compare(changes, '/game/view', before, now, 'players');
  return (
    now.players.every((player, seat) => {
      const was = before.players[seat];
      return was !== undefined && compare(changes, `/game/view/players/${seat}`, was, player);
    }) && isSame
  );
}

/**
 * Changes between two states of a table: each changed part of the table, the game, its view and each player, as a whole.
 * @returns null where it has other parts than before, so that all must be told
 */
export function changesBetween(before: PublishedTable, now: PublishedTable): readonly Change[] | null {
  const changes: Change[] = [];
  if (!compare(changes, '/summary', before.summary, now.summary)) return null;
  if (before.game === null && now.game === null) return changes;
  if (before.game === null || now.game === null) return null;
  const isSame =
    compare(changes, '/game', before.game, now.game, 'view') && compareViews(changes, before.game.view, now.game.view);
  return isSame ? changes : null;
}

/** Changes that are not of what was told before: all must be told again. */
export class ChangesError extends Error {
  override readonly name = 'ChangesError';
}

function replaced(told: unknown, names: readonly string[], value: unknown, path: string): unknown {
  const [name, ...rest] = names;
  if (name === undefined) return value;
  const isPart = typeof told === 'object' && told !== null && Object.hasOwn(told, name);
  // `length` is no part of a list.
  if (!isPart || (Array.isArray(told) && !/^\d+$/.test(name)))
    throw new ChangesError(`Nothing was told before at ${path}`);
  const part: unknown = Reflect.get(told, name);
  const next = replaced(part, rest, value, path);
  return Array.isArray(told) ? told.with(Number(name), next) : { ...told, [name]: next };
}

/**
 * A table after changes. What did not change of the view is the same object as before.
 * @throws ChangesError where they are changes of something else
 */
export function withChanges(told: PublishedTable, changes: readonly Change[]): PublishedTable {
  let after: unknown = { summary: told.summary, game: told.game };
  for (const { path, value } of changes) after = replaced(after, path.split('/').slice(1), value, path);
  const read = publishedTable.safeParse(after);
  if (!read.success) throw new ChangesError(`No table comes of these changes: ${read.error.issues[0]?.message}`);
  return read.data;
}
