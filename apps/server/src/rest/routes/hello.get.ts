// GET /api/hello: name of the server and of the person who asks. It is the first request of a page, so it makes a session last longer.
import { helloAnswer, protocolVersion } from '@vaultsong/protocol';
import { setCookies } from '../common/session.ts';
import { limits } from '../limits.ts';
import { anyone } from '../rights.ts';
import { defineRoute } from '../route.ts';

export const getHello = defineRoute({
  method: 'GET',
  path: '/api/hello',
  summary: 'The server, and the person of the request.',
  tag: 'People',
  schema: { request: {}, answer: helloAnswer },
  rights: anyone,
  limit: limits.usual,
  async handler({ person, request, reply }, { people, version, registryDecks }) {
    setCookies(reply, await people.sessions.refreshed(request));
    return { version, protocol: protocolVersion, you: person, registry: registryDecks.isOn };
  },
});
