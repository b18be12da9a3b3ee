// Titles name the entries that their tests prove, at the end: `it('… [rule taunt, rule fight]')`.

/** Whatever looks like a tag, right or wrong. */
const tag = /\[rules?\b([^\]]*)\]?/g;

/**
 * The ids that a title names. What is written in another way than above comes back with a question mark before it, so
 * that it is the id of no entry.
 */
export const idsIn = (title: string): readonly string[] =>
  [...title.matchAll(tag)].flatMap(([whole]) =>
    /^\[rule [^\]]*\]$/.test(whole)
      ? whole
          .slice(1, -1)
          .split(', ')
          .map((part) => /^rule ([a-z0-9-]+)$/.exec(part)?.[1] ?? `?${part}`)
      : [`?${whole}`],
  );
