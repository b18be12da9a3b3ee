// An answer that is text already: made once and kept, or made by a worker, so that the main thread neither checks nor writes it anew for
// each who asks. Who has it already is told so by its tag, and gets nothing.
import type { FastifyReply, FastifyRequest } from 'fastify';

export class JsonText {
  constructor(
    /** null: the one who asks has it already. */
    readonly text: string | Buffer | null,
    readonly etag: string,
  ) {}

  /** Answers with it. */
  sendBy(reply: FastifyReply): FastifyReply {
    // Whoever keeps it asks each time whether it is the same.
    reply.header('etag', this.etag).header('cache-control', 'no-cache');
    return this.text === null
      ? reply.status(304).send()
      : reply.type('application/json; charset=utf-8').send(this.text);
  }
}

export const jsonText = (text: string | Buffer, etag: string): JsonText => new JsonText(text, etag);
export const notModified = (etag: string): JsonText => new JsonText(null, etag);

/** Whether the one who asks has what this tag names. */
export function isKnown({ headers }: FastifyRequest, etag: string): boolean {
  const known = headers['if-none-match'];
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) === true;
}
