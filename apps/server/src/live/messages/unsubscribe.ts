// `unsubscribe`: end of the subscription to a table.
import type { Handler } from './handler.ts';

export const unsubscribe: Handler<'unsubscribe'> = ({ table }, { tables }) => tables.unfollow(table);
