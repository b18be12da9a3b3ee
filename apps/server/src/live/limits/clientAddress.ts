// The address a live connection comes from, found in the way Fastify finds it for requests, and the network that counts as one
// client: whoever has an IPv6 address usually has all of a /64.
import type { IncomingMessage } from 'node:http';
import proxyAddr from '@fastify/proxy-addr';
import ipaddr from 'ipaddr.js';

/** What is said of where upgrades come from. */
export interface ClientAddresses {
  /** The network of the client of a request: behind a trusted proxy, what the proxy says. */
  of(request: IncomingMessage): string;
  /** Whether the other end of a connection is a proxy that is trusted, so that many clients may come from there. */
  isProxy(address: string): boolean;
}

/** @param trusted addresses and networks of proxies, as `trustProxy` of Fastify has them */
export function clientAddresses(trusted: readonly string[]): ClientAddresses {
  const isTrusted = proxyAddr.compile([...trusted]);
  return {
    of: (request) => networkOf(proxyAddr(request, isTrusted)),
    isProxy: (address) => ipaddr.isValid(address) && isTrusted(address, 0),
  };
}

const bitsOfSubscriber = 64;

/** An IPv4 address itself, also where it is written as IPv6; of any other IPv6 address its /64. What is no address stays as it is. */
export function networkOf(address: string): string {
  if (!ipaddr.isValid(address)) return address;
  const read = ipaddr.process(address);
  return read instanceof ipaddr.IPv6
    ? `${ipaddr.IPv6.networkAddressFromCIDR(`${read.toNormalizedString().replace(/%.*/, '')}/${bitsOfSubscriber}`)}/${bitsOfSubscriber}`
    : read.toString();
}
