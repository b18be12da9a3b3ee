// GET /api/tables/:id: a table as the caller may know it.
import { tableAnswer, tableParams } from '@vaultsong/protocol';
import { peopleIn, publicViewOf, withoutProgress } from '../../../live/publicView.ts';
import { isRunning, rightAt } from '../../../tables/viewerRights.ts';
import { findTable } from '../../common/tables.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getTable = defineRoute({
  method: 'GET',
  path: '/api/tables/:id',
  summary: 'A table: its seats and its stage.',
  tag: 'Tables',
  schema: { request: { params: tableParams }, answer: tableAnswer, errors: ['not-found'] },
  rights: anyone,
  limit: limits.usual,
  async handler({ params, ...caller }, services) {
    const { nameCache } = services;
    const { table } = await findTable(params.id, caller, services);
    await nameCache.load(peopleIn(table));
    const right = rightAt(table, caller.person?.id ?? null);
    const view = publicViewOf(
      table,
      typeof right === 'number' ? right : null,
      (id) => nameCache.find(id),
      () => false,
    );
    const isHidden = isRunning(table) && (right === 'none' || right === 'delayed');
    return { table: isHidden ? withoutProgress(view) : view };
  },
});
