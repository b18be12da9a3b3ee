import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readSettings, SettingsError } from './settings.ts';

describe('settings', () => {
  it('are a server of this machine alone where nothing is set', () => {
    expect(readSettings({ PORT: '', PATH: '/bin' })).toEqual({
      port: 4173,
      host: '127.0.0.1',
      storage: { kind: 'embedded', directory: path.resolve('data'), mayBeNew: true },
      brokerUrl: null,
      secret: null,
      publicUrl: null,
      trustedProxies: ['loopback'],
      connectionsPerAddress: 100,
      logLevel: 'info',
      admins: [],
      logAddresses: 'short',
      registry: 'https://www.keyforgegame.com/api/decks/v2/',
      operator: { name: null, contact: null, terms: null, securityContact: null },
    });
  });

  it('are what the environment says', () => {
    const secret = 'x'.repeat(32);
    const env = {
      ...{ PORT: '0', HOST: '0.0.0.0', DATABASE_URL: 'postgres://u:p@h/d', BROKER_URL: 'redis://h', SECRET: secret },
      ...{ PUBLIC_URL: 'https://play.example/', TRUSTED_PROXIES: '10.0.0.0/8, ::1', LOG_LEVEL: 'warn' },
      ...{ ADMINS: 'Ada, grace', CONNECTIONS_PER_ADDRESS: '7', REGISTRY: 'off' },
      ...{ LOG_ADDRESSES: 'none', OPERATOR_NAME: 'A club', OPERATOR_CONTACT: 'the desk' },
      ...{ TERMS: 'Be kind.', SECURITY_CONTACT: 'https://play.example/security' },
    };
    expect(readSettings(env)).toEqual({
      port: 0,
      host: '0.0.0.0',
      storage: { kind: 'postgres', url: 'postgres://u:p@h/d' },
      brokerUrl: 'redis://h',
      secret,
      publicUrl: 'https://play.example',
      trustedProxies: ['10.0.0.0/8', '::1'],
      connectionsPerAddress: 7,
      logLevel: 'warn',
      admins: ['Ada', 'grace'],
      logAddresses: 'none',
      registry: null,
      operator: {
        ...{ name: 'A club', contact: 'the desk', terms: 'Be kind.' },
        securityContact: 'https://play.example/security',
      },
    });
    expect(readSettings({ TRUSTED_PROXIES: 'none' }).trustedProxies).toEqual([]);
  });

  it.each([
    [{ PORT: '70000' }, 'PORT: expected a whole number from 0 to 65535, where 0 takes any free port; found "70000"'],
    [{ PORT: '-1' }, 'PORT: expected a whole number from 0 to 65535, where 0 takes any free port; found "-1"'],
    [
      { PUBLIC_URL: 'https://a.example/b' },
      'PUBLIC_URL: expected the address that players open, without a path, such as https://play.example; found "https://a.example/b"',
    ],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL: expected one of silent, fatal, error, warn, info, debug, trace; found "loud"'],
    [{ SECURITY_CONTACT: 'me' }, /^SECURITY_CONTACT: expected an address such as https:/],
    [{ LOG_ADDRESSES: 'some' }, 'LOG_ADDRESSES: expected one of short, full, none; found "some"'],
    [{ REGISTRY: 'yes' }, /^REGISTRY: expected off, or the address of a registry of decks/],
    [{ HOST: 'a b' }, /^HOST: expected a name or an address/],
    [{ CONNECTIONS_PER_ADDRESS: '0' }, 'CONNECTIONS_PER_ADDRESS: expected a whole number from 1 to 100000; found "0"'],
    [{ TRUSTED_PROXIES: ',' }, /^TRUSTED_PROXIES: expected addresses/],
  ])('say what is wrong with %o', (env, message) => {
    expect(() => readSettings(env)).toThrow(SettingsError);
    expect(() => readSettings(env)).toThrow(message);
  });

  it.each(['DATABASE_URL', 'BROKER_URL', 'SECRET'])('never repeat %s, which may hold a secret', (name) => {
    expect(() => readSettings({ [name]: 'mysql:hunter2' })).toThrow(new RegExp(`^${name}: expected .*not shown`));
    expect(() => readSettings({ [name]: 'mysql:hunter2' })).not.toThrow('hunter2');
  });
});
