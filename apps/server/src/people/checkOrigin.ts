// Other sites must not act in the name of somebody who is signed in here. A browser says where a request comes from; what changes
// something is done only for pages of this server. Programs with a token need no such proof: no site can make a browser send one.
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http';
import { ApiError } from '../errors/apiError.ts';
import type { Settings } from '../settings/settings.ts';
import { credentialOf } from './sessions.ts';

export interface FromSomewhere {
  readonly method: string;
  readonly headers: IncomingHttpHeaders;
  /** What the browser calls this server, by its request: `http` or `https`, and host with port. */
  readonly protocol: string;
  readonly host: string;
}

const safe: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** @throws ApiError for what another site may have sent */
export function checkOrigin(request: FromSomewhere, publicUrl: string | null): void {
  if (safe.has(request.method) || request.headers.authorization !== undefined) return;
  const { origin } = request.headers;
  // Who has no cookie has nothing that another site could use, but a browser that is there may be given a session.
  if (origin === undefined && credentialOf(request) === null) return;
  if (origin !== undefined && isOwnOrigin(request, publicUrl)) return;
  throw new ApiError(
    'forbidden',
    `Origin: expected ${ownOrigin(request, publicUrl)}, as a browser sends it from a page of this server; programs send Authorization: Bearer TOKEN instead of a cookie`,
  );
}

/** Whether a page of this server asks; also for the upgrade to a live connection, which is a GET. */
export function isOwnOrigin(request: Omit<FromSomewhere, 'method'>, publicUrl: string | null): boolean {
  return request.headers.origin === ownOrigin(request, publicUrl);
}

const ownOrigin = ({ protocol, host }: Omit<FromSomewhere, 'method'>, publicUrl: string | null): string =>
  publicUrl ?? `${protocol}://${host}`;

/**
 * Whether a live connection may be opened: a browser may only from a page of this server, because it sends its cookie along to
 * whoever asks for it.
 * @throws ApiError for a page of another site
 */
export function checkUpgrade(request: IncomingMessage, { publicUrl }: Pick<Settings, 'publicUrl'>): void {
  const { origin, host = '', authorization } = request.headers;
  if (origin === undefined || authorization !== undefined) return;
  const own = publicUrl === null ? [`http://${host}`, `https://${host}`] : [publicUrl];
  if (!own.includes(origin)) throw new ApiError('forbidden', `Origin: expected ${own[0]}, a page of this server`);
}
