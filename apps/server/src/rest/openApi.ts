// The OpenAPI document: made of the same schemas that the server checks by.
import { createHash } from 'node:crypto';
import type { ErrorCode } from '@vaultsong/protocol';
import { errorBody, errorCodes, statusOf } from '@vaultsong/protocol';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { isKnown, jsonText, notModified } from './preparedText.ts';
import type { Route } from './route.ts';

/** Serves the document: made and written when somebody asks for it first, and kept. */
export function serveOpenApi(app: FastifyInstance, routes: readonly Route[], version: string): void {
  let made: { readonly bytes: Buffer; readonly etag: string } | null = null;
  const make = () => {
    const bytes = Buffer.from(JSON.stringify(openApiOf(routes, version)));
    return { bytes, etag: `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"` };
  };
  const config = { rateLimit: { max: 60, timeWindow: 60_000 } };
  app.get('/api/openapi.json', { config }, async (request, reply) => {
    made ??= make();
    const { bytes, etag } = made;
    return (isKnown(request, etag) ? notModified('json', etag) : jsonText(bytes, etag)).sendBy(reply);
  });
}

/** Errors of any route. */
const always: readonly ErrorCode[] = ['invalid', 'too-many', 'failed', 'unavailable'];

/** Errors of any route that reads a body. */
const ofBody: readonly ErrorCode[] = ['too-large', 'wrong-type'];

/** Errors that no route has of its own. */
export const codesOfAnyRoute: readonly ErrorCode[] = [...always, ...ofBody];

/** The document of these routes. */
export function openApiOf(routes: readonly Route[], version: string): object {
  const paths: Record<string, Record<string, object>> = {};
  for (const route of routes) {
    const path = route.path.replace(/:(\w+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: operationOf(route) };
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Vaultsong',
      version,
      description:
        'People, tables, records, ratings and tournaments of one server. Live play is a protocol of its own: docs/protocol.md.',
    },
    servers: [{ url: '/' }],
    paths,
    components: {
      securitySchemes: {
        bearer: {
          type: 'http',
          scheme: 'bearer',
          description: 'The token of a session; browsers have a cookie instead.',
        },
      },
      schemas: { Error: schemaOf(errorBody, 'output') },
    },
  };
}

/** Codes of the errors that a route may answer with. Other sites may change nothing in the name of whoever is signed in. */
export const errorCodesOf = ({ method, schema, rights }: Route): readonly ErrorCode[] => [
  ...always,
  ...(method === 'GET' ? [] : (['forbidden'] as const)),
  ...(schema.request.body === undefined ? [] : ofBody),
  ...(rights.needsSession ? (['not-signed-in'] as const) : []),
  ...(schema.errors ?? []),
];

function operationOf(route: Route): object {
  const { schema, rights, summary, tag } = route;
  const { params, query, body } = schema.request;
  return {
    summary,
    tags: [tag],
    ...(rights.needsSession ? { security: [{ bearer: [] }] } : {}),
    parameters: [...parametersOf('path', params), ...parametersOf('query', query)],
    ...(body === undefined
      ? {}
      : { requestBody: { required: true, content: { 'application/json': { schema: schemaOf(body, 'input') } } } }),
    responses: {
      [schema.status ?? 200]: {
        description: 'Done',
        content: { [schema.media ?? 'application/json']: { schema: schemaOf(schema.answer, 'output') } },
      },
      ...errorResponses(errorCodesOf(route)),
    },
  };
}

/** By their status, since some codes share one. */
function errorResponses(codes: readonly ErrorCode[]): object {
  const statuses = [...new Set(codes.map((code) => statusOf[code]))];
  const content = { 'application/json': { schema: { $ref: '#/components/schemas/Error' } } };
  return Object.fromEntries(
    statuses.map((status) => {
      const shared = new Set(codes.filter((code) => statusOf[code] === status));
      const meanings = [...shared].map((code) => `\`${code}\`: ${errorCodes[code]}`);
      return [status, { description: meanings.join('\n\n'), content }];
    }),
  );
}

function parametersOf(location: 'path' | 'query', schema: z.ZodType | undefined): readonly object[] {
  if (schema === undefined) return [];
  const { properties = {}, required = [] } = objectSchema.parse(schemaOf(schema, 'input'));
  return Object.entries(properties).map(([name, of]) => ({
    name,
    in: location,
    required: location === 'path' || required.includes(name),
    schema: of,
  }));
}

const objectSchema = z.looseObject({
  properties: z.record(z.string(), z.unknown()).optional(),
  required: z.array(z.string()).optional(),
});

function schemaOf(schema: z.ZodType, io: 'input' | 'output'): object {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
}
