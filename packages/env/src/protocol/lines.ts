// Bytes that come in pieces as lines of text. A line without end must not fill the memory, so one that is too long is told
// once, and what is left of it is thrown away.
import { EnvFault } from '../fault.ts';

/** Longer than a batch of as many requests as one line may have. */
export const longestLine = 4_000_000;

const newline = 0x0a;

/** A line, or what is wrong with it. */
export type ReadLine = { readonly text: string } | { readonly fault: EnvFault };

/** The lines of a stream, also the last one without an end. Empty ones are left out. */
export async function* linesIn(pieces: AsyncIterable<Uint8Array>): AsyncGenerator<ReadLine> {
  let kept: Uint8Array[] = [];
  let length = 0;
  for await (const piece of pieces) {
    let from = 0;
    for (let at = piece.indexOf(newline); at >= 0; at = piece.indexOf(newline, from)) {
      length += at - from;
      if (length <= longestLine) kept.push(piece.subarray(from, at));
      yield* lineOf(kept, length);
      kept = [];
      length = 0;
      from = at + 1;
    }
    length += piece.length - from;
    if (length <= longestLine) kept.push(piece.subarray(from));
    else kept = [];
  }
  yield* lineOf(kept, length);
}

function* lineOf(pieces: readonly Uint8Array[], length: number): Generator<ReadLine> {
  if (length > longestLine) {
    const message = `the line has ${length} bytes; expected at most ${longestLine}: a batch may be given in several lines`;
    yield { fault: new EnvFault('line-too-long', message) };
    return;
  }
  const text = decoded(pieces, length);
  if (text === null) yield { fault: new EnvFault('not-text', 'the line is not text; expected JSON in UTF-8') };
  else if (text.trim() !== '') yield { text };
}

function decoded(pieces: readonly Uint8Array[], length: number): string | null {
  const bytes = new Uint8Array(length);
  let at = 0;
  for (const piece of pieces) {
    bytes.set(piece, at);
    at += piece.length;
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return null;
  }
}
