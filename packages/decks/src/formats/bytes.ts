// Numbers and texts as bytes, and bytes as letters that can stand in an address.

/** Writes bytes. */
export class ByteWriter {
  readonly #bytes: number[] = [];

  /** @param value from 0 to 255 */
  byte(value: number): void {
    this.#bytes.push(value);
  }

  /** A whole number from 0, seven bits a byte, the lowest first. */
  number(value: number): void {
    let rest = value;
    for (; rest >= 0x80; rest = Math.floor(rest / 0x80)) this.byte((rest % 0x80) + 0x80);
    this.byte(rest);
  }

  text(value: string): void {
    const bytes = new TextEncoder().encode(value);
    this.number(bytes.length);
    this.#bytes.push(...bytes);
  }

  bytes(): readonly number[] {
    return this.#bytes;
  }
}

/** Reads what a `ByteWriter` wrote. */
export class ByteReader {
  #at = 0;
  readonly #bytes: readonly number[];
  readonly #mistake: () => Error;

  /** @param mistake the error that is thrown where the bytes end too soon or say what cannot be */
  constructor(bytes: readonly number[], mistake: () => Error) {
    this.#bytes = bytes;
    this.#mistake = mistake;
  }

  isAtEnd(): boolean {
    return this.#at === this.#bytes.length;
  }

  byte(): number {
    const byte = this.#bytes[this.#at++];
    if (byte === undefined) throw this.#mistake();
    return byte;
  }

  /** A whole number of at most four bytes. */
  number(): number {
    let value = 0;
    for (let i = 0, unit = 1; i < 4; i++, unit *= 0x80) {
      const byte = this.byte();
      value += (byte % 0x80) * unit;
      if (byte < 0x80) return value;
    }
    throw this.#mistake();
  }

  /** A number of things that follow. */
  count(most: number): number {
    const count = this.number();
    if (count > most) throw this.#mistake();
    return count;
  }

  text(): string {
    const end = this.number() + this.#at;
    if (end > this.#bytes.length) throw this.#mistake();
    const bytes = this.#bytes.slice(this.#at, end);
    this.#at = end;
    try {
      return new TextDecoder('utf-8', { fatal: true }).decode(Uint8Array.from(bytes));
    } catch {
      throw this.#mistake();
    }
  }
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** Base64 for addresses (RFC 4648, 5), without padding. */
export function toBase64Url(bytes: readonly number[]): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const [a = 0, b = 0, c = 0] = bytes.slice(i, i + 3);
    const word = (a << 16) | (b << 8) | c;
    const used = Math.min(3, bytes.length - i) + 1;
    for (let j = 0; j < used; j++) text += letters.charAt((word >> (18 - 6 * j)) & 63);
  }
  return text;
}

/** The bytes of a text that `toBase64Url` wrote; undefined for any other. */
export function fromBase64Url(text: string): readonly number[] | undefined {
  const bytes: number[] = [];
  let word = 0;
  let bits = 0;
  for (const letter of text) {
    const value = letters.indexOf(letter);
    if (value < 0) return undefined;
    word = ((word << 6) | value) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    bytes.push((word >> bits) & 0xff);
  }
  return bytes;
}
