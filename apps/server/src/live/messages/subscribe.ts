// `subscribe`: subscription to a table, which is first told in full.
import type { Handler } from './handler.ts';

export const subscribe: Handler<'subscribe'> = ({ table, whyNot, changes }, { tables }) =>
  tables.follow(table, { whyNot, changes });
