// Figures and tables as documents write them.

/** `48.7 %`; below ten percent with a digit more where that tells something. */
export const percent = (share: number, digits = 1): string => `${(100 * share).toFixed(digits)} %`;

export const count = (value: number): string => value.toLocaleString('en-US');

/** A minus as it is printed. */
export const signed = (value: number, digits = 0): string => value.toFixed(digits).replace('-', '−');

/** Wilson's interval, in which the true share lies in 19 of 20 measurements. */
export function interval(won: number, of: number): readonly [low: number, high: number] {
  if (of === 0) return [0, 1];
  const z = 1.959964;
  const share = won / of;
  const middle = (share + z ** 2 / (2 * of)) / (1 + z ** 2 / of);
  const half = (z / (1 + z ** 2 / of)) * Math.sqrt((share * (1 - share)) / of + z ** 2 / (4 * of ** 2));
  return [Math.max(0, middle - half), Math.min(1, middle + half)];
}

/** `47.9 to 49.4 %`. */
export function between([low, high]: readonly [number, number], digits = 1): string {
  return `${(100 * low).toFixed(digits)} to ${percent(high, digits)}`;
}

/** A table of Markdown. @param sides `:` for a column whose figures stand to the right */
export function table(head: readonly string[], rows: readonly (readonly string[])[], right = false): string {
  const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;
  const rule = head.map((_, i) => (right && i > 0 ? '---:' : '---'));
  return [line(head), line(rule), ...rows.map(line)].join('\n');
}

export const title: Readonly<Record<string, string>> = {
  cota: 'Call of the Archons',
  aoa: 'Age of Ascension',
  wc: 'Worlds Collide',
  mm: 'Mass Mutation',
  dt: 'Dark Tidings',
  woe: 'Winds of Exchange',
  gr: 'Grim Reminders',
  momu: 'More Mutation',
  mg24: 'Menagerie 2024',
  as: 'Æmber Skies',
  toc: 'Tokens of Change',
  vm25: 'Vault Masters 2025',
  pv: 'Prophetic Visions',
  cc: 'Crucible Clash',
  dm: 'Draconian Measures',
};

export const setTitle = (set: string): string => title[set] ?? set;

export const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);
