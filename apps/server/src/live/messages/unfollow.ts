// `unfollow`: end of the subscription to a table.
import type { Handler } from './handler.ts';

export const unfollow: Handler<'unfollow'> = ({ table }, { tables }) => tables.unfollow(table);
