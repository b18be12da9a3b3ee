// Columns of text, for people.

/** Where the text of a column stands. */
export type Column = 'left' | 'right';

/**
 * Rows as lines, each column as wide as its widest text.
 * @param columns of the first ones; the others stand at the left
 */
export function textTable(rows: readonly (readonly string[])[], columns: readonly Column[] = []): readonly string[] {
  const count = Math.max(0, ...rows.map(({ length }) => length));
  const widths = Array.from({ length: count }, (_, i) => Math.max(...rows.map((row) => row[i]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((text, i) => (columns[i] === 'right' ? text.padStart(widths[i] ?? 0) : text.padEnd(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
}
