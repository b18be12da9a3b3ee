// Reads bodies. What is nested without end is refused by its text, before anything is made of it: whatever goes down into a value level by
// level, be it a schema or `JSON.stringify`, needs a stack that is as deep.
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../errors/apiError.ts';

/** A record has seven levels, and stands in a body; a deck has five. */
export const mostLevels = 32;

/** Whether a JSON text is nested deeper than that. What is no JSON may seem to be: it is refused in any case. */
export function isDeeper(text: string, levels: number): boolean {
  let depth = 0;
  let isInText = false;
  for (let at = 0; at < text.length; at++) {
    const letter = text[at];
    if (isInText) {
      if (letter === '\\') at++;
      else if (letter === '"') isInText = false;
    } else if (letter === '"') isInText = true;
    else if (letter === '[' || letter === '{') {
      depth++;
      if (depth > levels) return true;
    } else if (letter === ']' || letter === '}') depth--;
  }
  return false;
}

/** Has a server read bodies of JSON. */
export function readJsonBodies(app: FastifyInstance): void {
  // JSON that would change what objects are is refused.
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    const text = String(body);
    if (isDeeper(text, mostLevels))
      return done(new ApiError('invalid', `body: nested deeper than ${mostLevels} levels`), undefined);
    return parse(request, text, done);
  });
}
