// A database in memory with a disk that can be full, and that can be away.
import { EmbeddedError } from '../store/outage.ts';
import type { Store } from '../store/store.ts';
import { freshStore } from './store.ts';

export interface Breakable {
  readonly store: Store;
  /**
   * `full`: what writes fails as PostgreSQL fails without room. `away`: nothing is answered. `mute`: all is done, and nothing answered, as where
   * a connection breaks behind a statement.
   */
  state: 'well' | 'full' | 'away' | 'mute';
  /** How many statements failed. */
  failed: number;
}

export async function breakableStore(): Promise<Breakable> {
  const breakable: { -readonly [K in keyof Omit<Breakable, 'store'>]: Breakable[K] } = { state: 'well', failed: 0 };
  const store = await freshStore((backend) => {
    // A database that is opened anew knows of no statement that was prepared.
    let isFresh = true;
    let isClosed = false;
    const answer = async (message: Uint8Array): Promise<Uint8Array> => {
      if (isFresh) await backend.answer(forget);
      isFresh = false;
      return await backend.answer(message);
    };
    return {
      answer: async (message) => {
        if (breakable.state === 'away' || isClosed) {
          breakable.failed += 1;
          throw new EmbeddedError('The embedded database has ended');
        }
        if (breakable.state === 'full' && writes.test(Buffer.from(message).toString('latin1'))) {
          breakable.failed += 1;
          return noRoom;
        }
        const answered = await answer(message);
        if (breakable.state !== 'mute') return answered;
        breakable.failed += 1;
        throw new EmbeddedError('The embedded database has ended');
      },
      // It is the same one again, for new connections alone.
      close: async () => {
        isClosed = true;
      },
    };
  });
  return Object.assign(breakable, { store });
}

/** Statements that need room, by their words or by the name under which they were prepared. */
const writes = /\b(?:insert into|update|delete from|append_entries)\b/i;

/** What PostgreSQL answers then, and that it is ready for the next statement. */
const noRoom = Buffer.concat([
  message(
    'E',
    ['SERROR', 'VERROR', 'C53100', 'Mcould not extend file "base/5/16384": No space left on device', ''].map(
      (field) => `${field}\0`,
    ),
  ),
  message('Z', ['I']),
]);

const forget = message('Q', ['discard all\0']);

function message(letter: string, fields: readonly string[]): Buffer {
  const body = Buffer.from(fields.join(''));
  const head = Buffer.alloc(5);
  head.write(letter);
  head.writeInt32BE(body.length + 4, 1);
  return Buffer.concat([head, body]);
}
