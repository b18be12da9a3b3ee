// The address of a table for those who show it to others: `?view=stream` leaves away all but the board (and what a player
// needs), `&size=1280x720` gives it a size of its own.

export interface Stream {
  /** In pixels; null: as large as the window. */
  readonly size: { readonly width: number; readonly height: number } | null;
}

const [least, most] = [240, 4096];

/** What the query of an address asks for; null: the usual table. */
export function streamIn(search: string): Stream | null {
  const asked = new URLSearchParams(search);
  if (asked.get('view') !== 'stream') return null;
  const [width = 0, height = 0] = /^\d{3,4}x\d{3,4}$/.test(asked.get('size') ?? '')
    ? (asked.get('size') ?? '').split('x').map(Number)
    : [];
  const fits = [width, height].every((length) => length >= least && length <= most);
  return { size: fits ? { width, height } : null };
}

/** The query of the same moment for a stream. */
export function streamQuery(search: string): string {
  const asked = new URLSearchParams(search);
  asked.set('view', 'stream');
  return `?${asked}`;
}
