// Addresses of people as the log has them. By itself it has the network alone: enough to see that many requests come from one place,
// and to keep that place out at the proxy, without saying who it was.
import { isIPv4, isIPv6 } from 'node:net';
import type { AddressStyle } from '../settings/settings.ts';

/** @returns undefined where nothing is to be logged */
export function addressIn(style: AddressStyle, address: string): string | undefined {
  if (style === 'none') return undefined;
  return style === 'full' ? address : networkOf(address);
}

function networkOf(address: string): string {
  const v4 = address.replace(/^::ffff:/i, '');
  if (isIPv4(v4)) return v4.replace(/\.\d+$/, '.0/24');
  const [plain = ''] = address.split('%');
  // What is no address says nothing of anybody.
  if (!isIPv6(plain)) return 'unknown';
  const [head = ''] = plain.split('::');
  const groups = head === '' ? [] : head.split(':').slice(0, 3);
  return `${[...groups, '0', '0', '0'].slice(0, 3).join(':')}::/48`;
}

/** Segments of a path that are long enough to be the token of a session, a link for a password, or the id of a person. */
const maybeSecret = /(?<=\/)[^/.]{24,}(?=\/|$)/g;

/** A path as the log has it. What stands behind a question mark may be anything, and a token may stand in the path by mistake. */
export const pathInLog = (url: string): string => url.replace(/[?#].*/s, '').replace(maybeSecret, '[not logged]');
