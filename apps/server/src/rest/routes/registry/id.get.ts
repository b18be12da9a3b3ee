// GET /api/registry/:id: a deck of the registry, asked for in place of a page, and kept for all.
import { registryDeckAnswer, registryDeckParams } from '@vaultsong/protocol';
import { ownersOf } from '../../common/owners.ts';
import { limits } from '../../limits.ts';
import { anyone } from '../../rights.ts';
import { defineRoute } from '../../route.ts';

export const getRegistryDeck = defineRoute({
  method: 'GET',
  path: '/api/registry/:id',
  summary: 'A deck of the registry (Master Vault), by its id; the server asks for it once, and keeps the answer.',
  tag: 'Decks',
  schema: {
    request: { params: registryDeckParams },
    answer: registryDeckAnswer,
    errors: ['forbidden', 'not-found', 'unavailable'],
  },
  rights: anyone,
  limit: limits.registryDeck,
  async handler({ params: { id }, ...caller }, { registryDecks }) {
    return { id, data: await registryDecks.deck(id, ownersOf(caller)) };
  },
});
