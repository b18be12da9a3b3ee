// POST /api/tables/import: a table from the record of a game against bots that was begun elsewhere. A worker plays the record.
import { importGameBody, openedTable } from '@vaultsong/protocol';
import { checkSize, createOptionsFor } from '../../../tables/importGame.ts';
import { ownersOf } from '../../common/owners.ts';
import { tableUrl } from '../../common/tables.ts';
import { bodyLimits, limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const importGame = defineRoute({
  method: 'POST',
  path: '/api/tables/import',
  summary: 'Continue a game against bots that began elsewhere.',
  tag: 'Tables',
  schema: { request: { body: importGameBody }, answer: openedTable, status: 201, errors: ['conflict'] },
  rights: session,
  limit: limits.importGame,
  bodyLimit: bodyLimits.deck,
  async handler({ body: { record, seats }, ...caller }, { tableRegistry, workers }) {
    checkSize(record);
    const game = await workers.importGame(record, ownersOf(caller));
    const id = await tableRegistry.create(createOptionsFor(caller.person.id, game, seats));
    return { id, url: tableUrl(id) };
  },
});
