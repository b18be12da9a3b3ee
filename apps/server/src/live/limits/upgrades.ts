// The answers to upgrades that do not become a live connection. A client that was told when to come back does not have to guess.
import type { Duplex } from 'node:stream';
import type { ErrorBody, ErrorCode } from '@vaultsong/protocol';
import { statusOf } from '@vaultsong/protocol';
import type { Exceeded } from './connectionLimits.ts';

/** Why there is no live connection: a limit is reached, there is nothing at that path, a page of another site asks, or the database is out. */
export type UpgradeFault = Exceeded | 'nowhere' | 'forbidden' | 'outage';

interface RefusedUpgrade {
  readonly code: ErrorCode;
  readonly message: string;
  /** When it may be tried again. Seconds. */
  readonly retryAfter: number | null;
}

const aWhile = 10;

export const refusedUpgrades: Readonly<Record<UpgradeFault, RefusedUpgrade>> = {
  nowhere: { code: 'not-found', message: 'Live connections are opened at /live', retryAfter: null },
  forbidden: {
    code: 'forbidden',
    message: 'Origin: expected a page of this server; programs send Authorization: Bearer TOKEN instead of a cookie',
    retryAfter: null,
  },
  address: {
    code: 'too-many',
    message: 'Too many live connections from your address: close some first',
    retryAfter: aWhile,
  },
  person: { code: 'too-many', message: 'You have too many live connections: close some first', retryAfter: aWhile },
  outage: { code: 'unavailable', message: 'The database does not answer: try again in a moment', retryAfter: aWhile },
  all: { code: 'unavailable', message: 'This server has no room for more live connections now', retryAfter: aWhile },
};

const phrases: Readonly<Record<number, string>> = {
  403: 'Forbidden',
  404: 'Not Found',
  429: 'Too Many Requests',
  503: 'Service Unavailable',
};

export function refuseUpgrade(stream: Duplex, why: UpgradeFault): void {
  const { code, message, retryAfter } = refusedUpgrades[why];
  const body: ErrorBody = { error: { code, message } };
  const text = JSON.stringify(body);
  const lines = [
    `HTTP/1.1 ${statusOf[code]} ${phrases[statusOf[code]] ?? ''}`,
    'Connection: close',
    ...(retryAfter === null ? [] : [`Retry-After: ${retryAfter}`]),
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(text)}`,
  ];
  stream.end(`${lines.join('\r\n')}\r\n\r\n${text}`);
}
