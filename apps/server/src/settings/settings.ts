// Settings for the operator of a server. The environment is read once at the start and checked here, so that one
// sentence tells of a wrong value before anything is opened. No other module reads `process.env`.
import path from 'node:path';
import { defaultRegistry } from '@vaultsong/registry/address';
import { z } from 'zod';

/** Levels of the log, from nothing to everything. */
const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Storage of everything: a folder of this machine, or a PostgreSQL that several processes share. */
export type Storage =
  | {
      readonly kind: 'embedded';
      readonly directory: string;
      /** Whether a new database is made where there is none. */
      readonly mayBeNew: boolean;
    }
  | { readonly kind: 'postgres'; readonly url: string };

export interface Settings {
  /** 0 takes any free port. */
  readonly port: number;
  readonly host: string;
  readonly storage: Storage;
  /** Redis, by which processes wake each other; null where the database does that. */
  readonly brokerUrl: string | null;
  /** Signs sessions; null where one is made at the first start and kept in the database. */
  readonly secret: string | null;
  /** The origin that browsers see, such as `https://play.example`; null where it is whatever they ask for. */
  readonly publicUrl: string | null;
  /** Proxies that are believed about the origin of a request: addresses, networks, or names of such, as in proxy-addr. */
  readonly trustedProxies: readonly string[];
  /** Limit of live connections for one address, or one IPv6 /64. */
  readonly connectionsPerAddress: number;
  readonly logLevel: LogLevel;
  /** Address below which the registry of decks has them by their ids; null where it is not asked. */
  readonly registry: string | null;
  /** Accounts that are admins from the start of the server on. */
  readonly admins: readonly string[];
  /** The part of a client address that the log has. */
  readonly logAddresses: AddressStyle;
  readonly operator: Operator;
}

/** Part of a client address that is logged: its network, /24 and /48; the whole; nothing. */
export const addressStyles = ['short', 'full', 'none'] as const;
export type AddressStyle = (typeof addressStyles)[number];

/** Operator of the server, as its page about itself has it; null: not said. */
export interface Operator {
  readonly name: string | null;
  readonly contact: string | null;
  /** An address, or the text itself. */
  readonly terms: string | null;
  /** For /.well-known/security.txt. */
  readonly securityContact: string | null;
}

/** A setting that cannot be used. The message says which, what was found, and what would be right. */
export class SettingsError extends Error {
  override readonly name = 'SettingsError';
}

const protocolIn = (...protocols: readonly string[]) => {
  return (text: string): boolean => URL.canParse(text) && protocols.includes(new URL(text).protocol);
};

/** An address that holds a password is never repeated in a message. */
const isPrivate: ReadonlySet<string> = new Set(['DATABASE_URL', 'BROKER_URL', 'SECRET']);

const port = 'a whole number from 0 to 65535, where 0 takes any free port';
const connections = 'a whole number from 1 to 100000';
const environment = z.object({
  PORT: z
    .string()
    .regex(/^\d{1,5}$/, port)
    .transform(Number)
    .refine((value) => value <= 65_535, port)
    .default(4173),
  // A server that somebody tries on their own machine should not be open to a whole network unasked; who plays with others sets
  // HOST, or has a proxy with https beside it, which the internet needs anyway. The container image sets 0.0.0.0.
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'a name or an address to listen on, such as 127.0.0.1, or 0.0.0.0 for every network')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('data'),
  // A disk that is not there leaves an empty folder, which looks as one does in which nothing was ever kept.
  NEW_DATABASE: z.enum(['make', 'refuse'], 'make, or refuse where there must be a database already').default('make'),
  DATABASE_URL: z
    .string()
    .refine(protocolIn('postgres:', 'postgresql:'), 'an address such as postgres://user:password@host:5432/vaultsong')
    .optional(),
  BROKER_URL: z
    .string()
    .refine(protocolIn('redis:', 'rediss:'), 'an address of Redis, such as redis://host:6379')
    .optional(),
  SECRET: z
    .string()
    .min(32, 'at least 32 characters that nobody can guess, such as `openssl rand -hex 32` makes')
    .optional(),
  PUBLIC_URL: z
    .string()
    .refine(
      (text) => protocolIn('http:', 'https:')(text) && /^\/?$/.test(new URL(text).pathname + new URL(text).search),
      'the address that players open, without a path, such as https://play.example',
    )
    .transform((text) => new URL(text).origin)
    .optional(),
  TRUSTED_PROXIES: z
    .string()
    .regex(
      /^[\w.:/]+(\s*,\s*[\w.:/]+)*$/,
      'addresses or networks with commas between, such as loopback, 10.0.0.0/8; or none',
    )
    .default('loopback'),
  CONNECTIONS_PER_ADDRESS: z
    .string()
    .regex(/^\d{1,6}$/, connections)
    .transform(Number)
    .refine((value) => value >= 1 && value <= 100_000, connections)
    .default(100),
  LOG_LEVEL: z.enum(logLevels, `one of ${logLevels.join(', ')}`).default('info'),
  LOG_ADDRESSES: z.enum(addressStyles, `one of ${addressStyles.join(', ')}`).default('short'),
  REGISTRY: z
    .string()
    .refine(
      (text) => text === 'off' || protocolIn('https:', 'http:')(text),
      `off, or the address of a registry of decks, such as ${defaultRegistry}`,
    )
    .default(defaultRegistry),
  OPERATOR_NAME: z.string().max(200, 'at most 200 characters').optional(),
  OPERATOR_CONTACT: z.string().max(200, 'at most 200 characters').optional(),
  TERMS: z
    .string()
    .max(20_000, 'an address such as https://example.org/terms, or a text of at most 20000 characters')
    .optional(),
  SECURITY_CONTACT: z
    .string()
    .refine(
      protocolIn('https:', 'mailto:'),
      'an address such as https://example.org/security or mailto:security@example.org',
    )
    .optional(),
  ADMINS: z
    .string()
    .regex(/^[^\s,]+(\s*,\s*[^\s,]+)*$/, 'names of accounts with commas between')
    .optional(),
});

/** Names of the variables of the environment that are settings. */
export const settingNames: readonly string[] = Object.keys(environment.shape);

/**
 * Reads the settings. What is empty counts as not set, because that is what a line `PORT=` of an environment file means.
 * @param env as of `process.env`
 * @throws SettingsError for the first value that cannot be used
 */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''));
  const { success, data, error } = environment.safeParse(given);
  if (!success) throw new SettingsError(faultOf(given, error.issues));
  const { DATABASE_URL: url, TRUSTED_PROXIES: proxies } = data;
  return {
    port: data.PORT,
    host: data.HOST,
    storage:
      url === undefined
        ? { kind: 'embedded', directory: path.resolve(data.DATA_DIR), mayBeNew: data.NEW_DATABASE === 'make' }
        : { kind: 'postgres', url },
    brokerUrl: data.BROKER_URL ?? null,
    secret: data.SECRET ?? null,
    publicUrl: data.PUBLIC_URL ?? null,
    trustedProxies: proxies === 'none' ? [] : proxies.split(',').map((part) => part.trim()),
    connectionsPerAddress: data.CONNECTIONS_PER_ADDRESS,
    logLevel: data.LOG_LEVEL,
    logAddresses: data.LOG_ADDRESSES,
    registry: data.REGISTRY === 'off' ? null : data.REGISTRY,
    operator: {
      name: data.OPERATOR_NAME ?? null,
      contact: data.OPERATOR_CONTACT ?? null,
      terms: data.TERMS ?? null,
      securityContact: data.SECURITY_CONTACT ?? null,
    },
    admins: data.ADMINS?.split(',').map((name) => name.trim()) ?? [],
  };
}

function faultOf(given: Readonly<Record<string, string | undefined>>, issues: readonly z.core.$ZodIssue[]): string {
  const [issue] = issues;
  const name = String(issue?.path[0]);
  const found = isPrivate.has(name) ? 'something else (not shown: it may hold a secret)' : JSON.stringify(given[name]);
  return `${name}: expected ${issue?.message}; found ${found}`;
}
