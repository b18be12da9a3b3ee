// A cryptographic stream of chance: HMAC-SHA-256 of a secret key over a counter. Whoever knows any amount of what came out of it, and
// even where in the stream it stood, can compute neither the key nor what comes next, and 256 bits cannot be searched. That is
// what games between people need; it takes some fifty times as long as the generator of random.ts, which is for all others.
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

export interface KeyStream {
  /** 64 hexadecimal digits. */
  readonly key: string;
  /** The next block of the stream. */
  readonly block: number;
}

/** The block of a stream as anybody can check it with other tools: HMAC-SHA-256 with the key, of `block 0`, `block 1` and so on. */
const blockOf = ({ key, block }: KeyStream): Uint8Array => hmac(sha256, hexToBytes(key), utf8ToBytes(`block ${block}`));

/**
 * A stream of its own for another purpose, from which nobody can come back to this one. No purpose begins with "block", so
 * that no key of such a stream is a block of this one.
 */
export const streamFor = ({ key }: KeyStream, purpose: `ids ${string}`): KeyStream => ({
  key: bytesToHex(hmac(sha256, hexToBytes(key), utf8ToBytes(purpose))),
  block: 0,
});

/** What one act of chance takes from a stream: as many numbers as it needs, from a block on that nothing was drawn from. */
export class Draw {
  readonly #key: string;
  #block: number;
  #view: DataView | null = null;
  #at = 0;

  constructor({ key, block }: KeyStream) {
    this.#key = key;
    this.#block = block;
  }

  /**
   * A whole number from 0 to n - 1. It is the wide product of n with 53 bits: how likely each number is differs by less than
   * n in 2^53, which no number of games would show.
   */
  below(n: number): number {
    if (this.#view === null || this.#at === this.#view.byteLength) {
      const bytes = blockOf({ key: this.#key, block: this.#block++ });
      this.#view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
      this.#at = 0;
    }
    const high = this.#view.getUint32(this.#at) >>> 5;
    const low = this.#view.getUint32(this.#at + 4) >>> 6;
    this.#at += 8;
    return Math.floor(((high * 0x4000000 + low) / 0x20000000000000) * n);
  }

  /** The stream afterwards: what is left of a block is never used. */
  rest(): KeyStream {
    return { key: this.#key, block: this.#block };
  }
}
