// POST /api/tables: a new table, with bots and oneself at it where the body says so.
import { openedTable, openTableBody } from '@vaultsong/protocol';
import { seatsOf } from '@vaultsong/tables';
import type { Brought } from '../../../hall/decks.ts';
import { Refusal } from '../../../refusing/refusal.ts';
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
  async handler({ body: { terms, sit, bots }, ...caller }, services) {
    const { person } = caller;
    checkMayPlayRated(terms.rated, person);
    if (bots.length >= seatsOf(terms)) throw new Refusal('invalid', 'bots: expected a free seat for somebody');
    // All decks are read before there is a table.
    const decks: Brought[] = [];
    for (const { deck } of bots) decks.push(await readDeck(deck, terms, caller, services));
    const ownDeck = sit?.deck === undefined ? null : await readDeck(sit.deck, terms, caller, services);
    const id = await services.hall.create({ by: person.id, terms });
    const hosted = await findTable(id, caller, services);
    for (const [at, { seat, bot }] of bots.entries()) {
      const brought = decks[at];
      if (brought !== undefined) await act(hosted, person, { do: 'seat-bot', seat, bot, ...brought });
    }
    if (sit !== undefined)
      await sitDown(hosted, person, { seat: sit.seat, nonce: sit.nonce, brought: ownDeck }, services);
    return { id, url: tableUrl(id) };
  },
});
