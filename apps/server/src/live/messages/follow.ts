// `follow`: subscription to a table, which is first told whole.
import type { Handler } from './handler.ts';

export const follow: Handler<'follow'> = ({ table, refusals, changes }, { tables }) =>
  tables.follow(table, { refusals, changes });
