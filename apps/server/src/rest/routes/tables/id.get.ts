// GET /api/tables/:id: a table as the caller may know it.
import { tableAnswer, tableParams } from '@vaultsong/protocol';
import { isRunning, rightAt } from '../../../hall/rights.ts';
import { faceOf, peopleIn, withoutProgress } from '../../../live/face.ts';
import { findTable } from '../../common/tables.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getTable = defineRoute({
  method: 'GET',
  path: '/api/tables/:id',
  summary: 'A table: who sits there, and how far it is.',
  tag: 'Tables',
  schema: { request: { params: tableParams }, answer: tableAnswer, errors: ['not-found'] },
  rights: anyone,
  limit: limits.usual,
  async handler({ params, ...caller }, services) {
    const { book } = services;
    const { table } = await findTable(params.id, caller, services);
    await book.load(peopleIn(table));
    const right = rightAt(table, caller.person?.id ?? null);
    const face = faceOf(
      table,
      typeof right === 'number' ? right : null,
      (id) => book.find(id),
      () => false,
    );
    const isHidden = isRunning(table) && (right === 'none' || right === 'delayed');
    return { table: isHidden ? withoutProgress(face) : face };
  },
});
