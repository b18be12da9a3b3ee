// Answers that are text already: made once and kept, or made by a worker, so that the main thread neither checks nor writes them anew for
// each who asks. Who has one already is told so by its tag, and gets nothing.
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Headers of each kind of text. */
const headers = {
  json: {
    'content-type': 'application/json; charset=utf-8',
    // Whoever keeps it asks each time whether it is the same.
    'cache-control': 'no-cache',
  },
  svg: {
    'content-type': 'image/svg+xml; charset=utf-8',
    // A picture changes only with the program.
    'cache-control': 'public, max-age=3600',
    // Opened by itself it is a document, which may load and run nothing.
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; sandbox",
    // Other sites show it beside their links.
    'cross-origin-resource-policy': 'cross-origin',
  },
  png: {
    'content-type': 'image/png',
    // A match goes on: it is asked for again soon.
    'cache-control': 'public, max-age=300',
    'cross-origin-resource-policy': 'cross-origin',
  },
} as const satisfies Readonly<Record<string, Readonly<Record<string, string>>>>;

export type TextKind = keyof typeof headers;

export class PreparedText {
  constructor(
    readonly kind: TextKind,
    /** null: the one who asks has it already. */
    readonly text: string | Buffer | null,
    readonly etag: string,
  ) {}

  /** Answers with it. */
  sendBy(reply: FastifyReply): FastifyReply {
    const { 'content-type': type, ...others } = headers[this.kind];
    reply.headers(others).header('etag', this.etag);
    return this.text === null ? reply.status(304).send() : reply.type(type).send(this.text);
  }
}

export const jsonText = (text: string | Buffer, etag: string): PreparedText => new PreparedText('json', text, etag);
export const notModified = (kind: TextKind, etag: string): PreparedText => new PreparedText(kind, null, etag);

/** Whether the one who asks has what this tag names. */
export function isKnown({ headers: sent }: FastifyRequest, etag: string): boolean {
  const known = sent['if-none-match'];
  return known?.split(',').some((one) => one.trim().replace(/^W\//, '') === etag) === true;
}
