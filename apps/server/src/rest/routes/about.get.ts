// GET /api/about: operator and terms of this server, for the page that everybody can read before they sign up.
import { aboutAnswer } from '@vaultsong/protocol';
import { limits } from '../limits.ts';
import { anyone } from '../rights.ts';
import { defineRoute } from '../route.ts';

export const getAbout = defineRoute({
  method: 'GET',
  path: '/api/about',
  summary: 'The operator of this server, its terms, and the addresses in its log.',
  tag: 'Server',
  schema: { request: {}, answer: aboutAnswer },
  rights: anyone,
  limit: limits.usual,
  async handler(_, { settings: { operator, logAddresses } }) {
    return { operator: operator.name, contact: operator.contact, terms: operator.terms, logAddresses };
  },
});
