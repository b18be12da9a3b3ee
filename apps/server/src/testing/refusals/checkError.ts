// Check of REST errors in tests: each code that a route answers with stands in its schema, and so in the OpenAPI document.
import { errorBody } from '@vaultsong/protocol';
import { errorCodesOf } from '../../rest/openApi.ts';
import { routes } from '../../rest/routes/routes.ts';
import { restKey } from './declared.ts';
import { noteRefusal } from './met.ts';

const parameters = (path: string): number => path.split(':').length - 1;

/** Fixed paths before those with parameters, and `:id.png` before `:id`, as the server matches them. */
const patterns = routes
  .toSorted((a, b) => parameters(a.path) - parameters(b.path) || b.path.length - a.path.length)
  .map((route) => ({
    route,
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
  const found = patterns.find((one) => one.method === method && one.pattern.test(bare));
  const error = errorBody.safeParse(read(body));
  if (found === undefined || !error.success) return;
  const { code } = error.data.error;
  if (!found.codes.some((one) => one === code))
    throw new Error(`${method} ${bare} answered with ${code}; its schema names ${found.codes.join(', ')}`);
  noteRefusal(restKey(found.route, code));
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
