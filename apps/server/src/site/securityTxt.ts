// /.well-known/security.txt (RFC 9116): to whom somebody writes who found a hole in this server.
import type { FastifyInstance } from 'fastify';
import { answerNotFound } from '../errors/errorHandler.ts';
import type { Settings } from '../settings/settings.ts';

/** A reader does not trust a file that has expired, so it is dated anew each time that it is asked for. */
const goodFor = 180 * 24 * 60 * 60 * 1000;

export function serveSecurityTxt(
  app: FastifyInstance,
  { operator, publicUrl }: Pick<Settings, 'operator' | 'publicUrl'>,
): void {
  app.get('/.well-known/security.txt', (request, reply) => {
    if (operator.securityContact === null) return answerNotFound(request, reply);
    const lines = [
      `Contact: ${operator.securityContact}`,
      `Expires: ${new Date(Date.now() + goodFor).toISOString()}`,
      'Preferred-Languages: en',
      ...(publicUrl === null ? [] : [`Canonical: ${publicUrl}/.well-known/security.txt`]),
    ];
    return reply.type('text/plain; charset=utf-8').send(`${lines.join('\n')}\n`);
  });
}
