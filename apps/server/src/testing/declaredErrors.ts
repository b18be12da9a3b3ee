// Check of REST errors in tests: each code that a route answers with stands in its schema, and so in the OpenAPI document.
import { errorBody } from '@vaultsong/protocol';
import { errorCodesOf } from '../rest/openApi.ts';
import { routes } from '../rest/routes/routes.ts';

const parameters = (path: string): number => path.split(':').length - 1;

/** Fixed paths before those with parameters, as the server matches them. */
const patterns = routes
  .toSorted((a, b) => parameters(a.path) - parameters(b.path))
  .map((route) => ({
    method: route.method,
    pattern: new RegExp(`^${route.path.replaceAll('.', '\\.').replace(/:\w+/g, '[^/]+')}$`),
    codes: errorCodesOf(route),
  }));

/**
 * Checks an answer, whatever it is.
 * @param path with its query
 * @throws Error where the schema of the route does not name the code of the error
 */
export function checkError(method: string, path: string, status: number, body: string): void {
  if (status < 400) return;
  const [bare = ''] = path.split('?');
  const route = patterns.find((one) => one.method === method && one.pattern.test(bare));
  const error = errorBody.safeParse(read(body));
  if (route === undefined || !error.success || route.codes.some((code) => code === error.data.error.code)) return;
  const { code } = error.data.error;
  throw new Error(`${method} ${bare} answered with ${code}; its schema names ${route.codes.join(', ')}`);
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
