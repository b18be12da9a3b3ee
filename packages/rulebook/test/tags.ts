// Titles name the entries that their tests prove, at the end: `it('… [rule taunt, rule fight]')`. A test that is played by
// certain editions names them where the entry has a text of its own for them: `it('… [rule poison @manual]')`.

/** Whatever looks like a tag, right or wrong. */
const tag = /\[rules?\b([^\]]*)\]?/g;

/**
 * The ids that a title names, and with each the editions, as in "poison @manual". What is written in another way than above comes back with a question mark before it, so
 * that it is the id of no entry.
 */
export const idsIn = (title: string): readonly string[] =>
  [...title.matchAll(tag)].flatMap(([whole]) =>
    /^\[rule [^\]]*\]$/.test(whole) ? whole.slice(1, -1).split(', ').flatMap(named) : [`?${whole}`],
  );

function named(part: string): readonly string[] {
  const [, id, editions = ''] = /^rule ([a-z0-9-]+)((?: @[a-z0-9.-]+)*)$/.exec(part) ?? [];
  if (id === undefined) return [`?${part}`];
  return [id, ...editions.split(' ').flatMap((edition) => (edition === '' ? [] : [`${id} ${edition}`]))];
}
