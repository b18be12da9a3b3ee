import { expect, test } from 'vitest';
import { addressIn, pathInLog } from './loggedAddresses.ts';

test.each([
  ['203.0.113.77', '203.0.113.0/24'],
  ['::ffff:203.0.113.77', '203.0.113.0/24'],
  ['2001:db8:aa:bb:1:2:3:4', '2001:db8:aa::/48'],
  ['2001:db8::7', '2001:db8:0::/48'],
  ['::1', '0:0:0::/48'],
  ['fe80::1%eth0', 'fe80:0:0::/48'],
  ['nonsense', 'unknown'],
])('of %s the log has the network alone: %s', (address, network) => {
  expect(addressIn('short', address)).toBe(network);
  expect(addressIn('full', address)).toBe(address);
  expect(addressIn('none', address)).toBeUndefined();
});

test('a path is logged without what may be a secret in it', () => {
  const token = 'abcdefghijklmnopqrstuvwxyz012345';
  expect(pathInLog(`/account/reset/${token}?a=${token}#b`)).toBe('/account/reset/[not logged]');
  expect(pathInLog(`/${token}/x/${token}`)).toBe('/[not logged]/x/[not logged]');
  expect(pathInLog('/api/tables/0123456789/record')).toBe('/api/tables/0123456789/record');
  expect(pathInLog('/assets/ModerationPage-abcdefghijklmnop.js')).toBe('/assets/ModerationPage-abcdefghijklmnop.js');
});
