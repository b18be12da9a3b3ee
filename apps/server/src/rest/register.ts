// Registration of routes in Fastify: each with its rate limit, its check of the origin, and who is asking.
import type { FastifyInstance } from 'fastify';
import { checkOrigin } from '../people/checkOrigin.ts';
import { PreparedText } from './preparedText.ts';
import type { Route } from './route.ts';
import type { Services } from './services.ts';

export function registerRoutes(app: FastifyInstance, routes: readonly Route[], services: Services): void {
  const { settings, people } = services;
  for (const route of routes) {
    const { max, seconds } = route.limit;
    app.route({
      method: route.method,
      url: route.path,
      ...(route.bodyLimit === undefined ? {} : { bodyLimit: route.bodyLimit }),
      // Each route has a limit of its own.
      config: { rateLimit: { max, timeWindow: seconds * 1000, groupId: `${route.method} ${route.path}` } },
      onRequest: async (request) => checkOrigin(request, settings.publicUrl),
      handler: async (request, reply) => {
        const person = await people.personOf(request);
        const answer = await route.respond({ request, reply }, person, services);
        if (answer instanceof PreparedText) return answer.sendBy(reply);
        return reply
          .status(route.schema.status ?? 200)
          .header('cache-control', 'no-store')
          .send(answer);
      },
    });
  }
}
