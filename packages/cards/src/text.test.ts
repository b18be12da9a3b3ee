// Text of every card as players read it: the printed facts, and the text made from its definition. The texts of a set,
// in `<set>/texts.md`, were read against the printed cards; a change of a definition, a word or of `say` shows there.
// Update them with `npx vitest run --project cards -u`, and read the difference.
import type { CardDef } from '@vaultsong/engine';
import { sayCard } from '@vaultsong/say';
import { describe, expect, it } from 'vitest';
import { cards, playable } from './index.ts';

/** Traces of something that the renderer has no words for. */
const placeholder = /undefined|null|NaN|\[object|[{}$<>_]|TODO|\b(?:card|house|number|each)\d/;

/** Grammar that went wrong once, and phrases that a printed card would never use. */
const faults: readonly (readonly [string, RegExp])[] = [
  ['a word twice', /\b(\w+) \1\b/i],
  ['a wrong article', /\ba [aeiouæ]|\ban [^aeiouæ]/i],
  ['a straight quote', /['"]/],
  ['a space too many', / {2}| [,.;:]|“ | ”/],
  ['a sentence without capital', /[.!?] [a-zæ]/],
  ['two stops', /[.,:;]{2}/],
  ['an object as subject', /(?<!\bon )\b(them|him) (gains?|gets?|is|are|loses?|belongs?|captures?|cannot)\b/i],
  ['one verb for many', /\b(they|you|[a-z]+ creatures) (gains|gets|is|has|loses|belongs|captures|does)\b/i],
  ['many verbs for one', /\b(it|each (friendly |enemy )?creature) (gain|get|are|have|lose|belong|capture|do)\b/i],
  ['"each … cannot"', /\beach (\w+ )*(creature|artifact|card) cannot\b/i],
  ['the plural of one', /(?<!\+)\b1 (\w+ )?(cards|creatures|artifacts|keys|chains|counters|times)\b/],
  ['the singular of many', /\b([2-9]|[1-9]\d) (\w+ )?(card|creature|artifact|key|chain|counter|time(?! counter))\b/],
  ['a number before a number', /\b\d+ \+\d/],
  ['a trait or a keyword as an object', /\bwith(out)? the \w+ trait|\bwith elusive/],
  ['a card that is "named"', /\b(card|creature|artifact)s? named\b/],
  ['a player of a player', /’s \w+’s \w+’s|controller’s opponent|\bin your opponent’s “/],
  ['a player named twice', /\byour opponent\b[^.]*?, your opponent\b/i],
  ['a list of things that there are', /\bin play and there is\b/],
  ['one thing after the other without an end', /, then\b/],
  ['an offer of a condition', /\bdo this: (if|repeat)\b/],
  ['something done that has no name', /\baffected this way|preceding effect is\b/],
  ['a choice of none', /\bup to 1\b/],
];

/** The corners of a card in one line, such as `sanctum creature, 4 power, 2 armor, human, knight`. */
function facts(card: CardDef): string {
  return [
    card.house === null ? card.type : `${card.house} ${card.type}`,
    ...(card.bonus.length > 0 ? [`bonus ${card.bonus.join(' ')}`] : []),
    ...(card.type === 'creature' ? [`${card.power} power`] : []),
    ...(card.armor > 0 ? [`${card.armor} armor`] : []),
    ...card.traits,
  ].join(', ');
}

const page = (card: CardDef): string => [`## ${card.name}`, '', facts(card), '', ...sayCard(card), ''].join('\n');

/** The set that each card appeared in first. */
const setOf = new Map(playable.map(({ id, printings }) => [id, printings[0]?.set]));
const sets = [...new Set(setOf.values())];

describe('the text of a card', () => {
  it.each(sets)('says what is printed on it, in our own words: %s', async (set) => {
    const its = cards.filter(({ id }) => setOf.get(id) === set);
    await expect(its.map(page).join('\n')).toMatchFileSnapshot(`./${set}/texts.md`);
  });

  it.each(cards)('$id has no placeholder in it', (card) => {
    const lines = sayCard(card);
    const isSaid =
      card.abilities.length > 0 ||
      Object.keys(card.keywords).length > 0 ||
      card.half !== undefined ||
      card.asUpgrade !== undefined;
    expect(lines.length > 0).toBe(isSaid);
    for (const line of lines) {
      expect(line).not.toMatch(placeholder);
      expect(line).toMatch(/[.”]$/);
    }
  });

  it.each(faults)('has not: %s', (_what, fault) => {
    const found = cards.flatMap((card) => sayCard(card).filter((line) => fault.test(line)));
    expect(found).toEqual([]);
  });
});
