// Faults repeat what a stranger wrote: shortened, and without characters that could steer a terminal.

const most = 60;
// Format characters too: they can turn the direction of a line around.
const unprintable = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}]/u;
const everyUnprintable = new RegExp(unprintable.source, 'gu');

/** Whether a text is safe to show on one line. */
export const isPrintable = (text: string): boolean => !unprintable.test(text);

/** The text without characters that could steer a terminal. */
export const withoutUnprintable = (text: string): string => text.replace(everyUnprintable, '');

/**
 * A text that is safe to show inside a message: one line, and not too long.
 * @param longest how many characters of it are shown at most
 */
export function printable(text: string, longest = most): string {
  const start = [...text.slice(0, 2 * longest)].slice(0, longest).join('');
  const escaped = start.replace(everyUnprintable, (c) => `\\u{${c.codePointAt(0)!.toString(16)}}`);
  return start.length < text.length ? `${escaped}…` : escaped;
}

/** Any value of a JSON document, described for a message. */
export function describe(value: unknown): string {
  if (value === undefined) return 'nothing';
  if (value === null) return 'null';
  if (typeof value === 'string') return `"${printable(value)}"`;
  if (Array.isArray(value)) return `a list of ${value.length}`;
  if (typeof value === 'object') return 'an object';
  return String(value);
}
