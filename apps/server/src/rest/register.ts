// Puts routes into a server: who asks, from where, how often, and what goes out.
import type { FastifyInstance } from 'fastify';
import { checkOrigin } from '../people/origin.ts';
import type { People } from '../people/people.ts';
import type { Settings } from '../settings/settings.ts';
import { JsonText } from './jsonText.ts';
import type { Limit, Route } from './route.ts';

/** What a route may be asked by one address where it does not say: hands are slower, programs may be as fast. */
const usual: Limit = { max: 600, seconds: 60 };

interface Needs {
  readonly settings: Settings;
  readonly people: People;
}

/** Registers routes of the API. */
export function registerRoutes(app: FastifyInstance, routes: readonly Route[], { settings, people }: Needs): void {
  for (const route of routes) {
    const { max, seconds } = route.limit ?? usual;
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      // Each route has a limit of its own.
      config: { rateLimit: { max, timeWindow: seconds * 1000, groupId: `${route.method} ${route.path}` } },
      onRequest: async (request) => checkOrigin(request, settings.publicUrl),
      handler: async (request, reply) => {
        const person = await people.personOf(request);
        const answer = await route.answerTo({ request, reply }, person);
        if (answer instanceof JsonText) return answer.sendBy(reply);
        return reply
          .status(route.status ?? 200)
          .header('cache-control', 'no-store')
          .send(answer);
      },
    });
  }
}
