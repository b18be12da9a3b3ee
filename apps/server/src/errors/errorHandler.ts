// Turns every error of a request into the answer `{ error: { code, message } }`.
import type { ErrorBody, ErrorCode } from '@vaultsong/protocol';
import { statusOf } from '@vaultsong/protocol';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from './apiError.ts';
import { apiErrorOf } from './apiErrorOf.ts';

declare module 'fastify' {
  interface FastifyReply {
    /** Code of the refusal; null where the request was not refused. */
    refusedBy: ErrorCode | null;
  }
}

/** Codes for the statuses of Fastify and its plugins. */
const codeOfStatus = new Map<number, ErrorCode>([
  [400, 'invalid'],
  [401, 'not-signed-in'],
  [403, 'forbidden'],
  [404, 'not-found'],
  [413, 'too-large'],
  [415, 'wrong-type'],
  [429, 'too-many'],
  [503, 'unavailable'],
]);

/**
 * Makes a server answer all that goes wrong. A fault of ours is logged, and told of without its details.
 * @param onFault hears of errors that may tell of an outage, which is logged once and not for each request
 */
export function installErrorHandler(app: FastifyInstance, onFault: (error: unknown) => void): void {
  app.decorateReply('refusedBy', null);
  app.setErrorHandler((error: FastifyError | ApiError, request, reply) => {
    const refusal = toApiError(error);
    onFault(error);
    if (refusal.code === 'failed') request.log.error({ err: error }, 'a request failed');
    return sendError(reply, refusal);
  });
}

/** Answers a request for what there is not. */
export function answerNotFound(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const asked = `${request.method} ${request.url.replace(/\?.*/s, '').slice(0, 200)}`;
  return sendError(
    reply,
    new ApiError('not-found', `${asked}: there is nothing here; GET /api/openapi.json lists what there is`),
  );
}

/** Answers a request that is refused. */
export function sendError(reply: FastifyReply, { code, message, retryAfter }: ApiError): FastifyReply {
  reply.refusedBy = code;
  if (retryAfter !== null) reply.header('retry-after', retryAfter);
  const body: ErrorBody = { error: { code, message } };
  return reply.status(statusOf[code]).header('cache-control', 'no-store').send(body);
}

function toApiError(error: FastifyError | ApiError): ApiError {
  if (error instanceof ApiError) return error;
  const code = codeOfStatus.get(error.statusCode ?? 500);
  return code === undefined ? apiErrorOf(error) : new ApiError(code, error.message);
}
