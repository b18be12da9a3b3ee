// Facts that a schema carries besides its types. The tables of docs/protocol.md are made of them, and what REST uses of them
// stands in the OpenAPI document.
import type { LiveErrorCode } from './live/errors.ts';

declare module 'zod' {
  interface GlobalMeta {
    /** Of a number. */
    unit?: 'milliseconds' | 'milliseconds since 1970' | 'seconds' | 'days';
    /** Of a message to the server: names of the messages by which it is answered, where it is not refused. */
    answers?: readonly string[];
    /** Of a message to the server, or a command: codes of its refusals besides `commonErrors`. */
    errors?: readonly LiveErrorCode[];
  }
}
