// Errors of asking the registry: a closed list of reasons for programs, and a sentence for people.

/** Reasons why no deck came. */
export type RegistryReason =
  /** The address of the registry is none. */
  | 'address'
  /** The registry has no deck with this id. */
  | 'missing'
  /** The registry, or this client, is asked too often at the moment. */
  | 'too-often'
  /** No whole answer came in time, or none at all, or that the registry does not work. */
  | 'unreachable'
  /** The registry refused, or sends on to another host. */
  | 'refused'
  /** The answer is too large, no JSON, or has no deck in it. */
  | 'strange';

/** No deck came. The message says why, and is shown to people. */
export class RegistryError extends Error {
  override readonly name = 'RegistryError';

  constructor(
    readonly reason: RegistryReason,
    message: string,
    /** After so many seconds it may be tried again; null where nobody said, or that would not help. */
    readonly retryAfter: number | null = null,
    /** The reason alone, where the message names the deck too, or what a system calls it: that tells a player nothing. */
    readonly why: string = message,
  ) {
    super(message);
  }
}
