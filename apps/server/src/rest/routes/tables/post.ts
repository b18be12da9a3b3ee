// POST /api/tables: a new table, with bots and oneself at it where the body says so.
import { openedTable, openTableBody } from '@vaultsong/protocol';
import { seatsOf } from '@vaultsong/tables';
import { ApiError } from '../../../errors/apiError.ts';
import type { Brought } from '../../../tables/decks.ts';
import { checkMayPlayRated } from '../../common/accounts.ts';
import { readDeck } from '../../common/decks.ts';
import { act, findTable, sitDown, tableUrl } from '../../common/tables.ts';
import { bodyLimits, limits } from '../../limits.ts';
import { session } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const openTable = defineRoute({
  method: 'POST',
  path: '/api/tables',
  summary: 'Open a table.',
  tag: 'Tables',
  schema: { request: { body: openTableBody }, answer: openedTable, status: 201, errors: ['conflict', 'forbidden'] },
  rights: session,
  limit: limits.openTable,
  bodyLimit: bodyLimits.deck,
  async handler({ body: { terms, join, bots }, ...caller }, services) {
    const { person } = caller;
    checkMayPlayRated(terms.rated, person);
    if (bots.length >= seatsOf(terms)) throw new ApiError('invalid', 'bots: expected a free seat for somebody');
    // All decks are read before there is a table.
    const decks: Brought[] = [];
    for (const { deck } of bots) decks.push(await readDeck(deck, terms, caller, services));
    const ownDeck = join?.deck === undefined ? null : await readDeck(join.deck, terms, caller, services);
    const id = await services.tableRegistry.create({ by: person.id, terms });
    const actor = await findTable(id, caller, services);
    for (const [at, { seat, bot }] of bots.entries()) {
      const brought = decks[at];
      if (brought !== undefined) await act(actor, person, { type: 'add-bot', seat, bot, ...brought });
    }
    if (join !== undefined)
      await sitDown(actor, person, { seat: join.seat, nonce: join.nonce, brought: ownDeck }, services);
    return { id, url: tableUrl(id) };
  },
});
