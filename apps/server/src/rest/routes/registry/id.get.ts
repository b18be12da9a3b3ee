// GET /api/registry/:id: a deck of the registry, asked for in place of a page, and kept for all.
import { registryDeckAnswer, registryDeckParams } from '@vaultsong/protocol';
import type { FastifyRequest } from 'fastify';
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
    errors: ['forbidden', 'not-found'],
  },
  rights: anyone,
  limit: limits.registryDeck,
  async handler({ params: { id }, ...caller }, { registryDecks }) {
    const data = onlyLooks(caller.request)
      ? await registryDecks.keptDeck(id)
      : await registryDecks.deck(id, ownersOf(caller));
    return { id, data };
  },
});

/** Crawlers, previews of links and browsers that load ahead: nobody wants the deck yet, so that the registry is left alone. */
function onlyLooks({ method, headers }: FastifyRequest): boolean {
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz']];
  return method === 'HEAD' || purposes.some((purpose) => /prefetch|prerender|preview/.test(String(purpose ?? '')));
}
