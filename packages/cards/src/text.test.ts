// The text that players read, for every card. cota/texts.md was read against the meaning of the printed cards; a change
// of a word or of `say` shows there. Update it with `npx vitest run --project cards -u`, and read the difference.
import { sayCard } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { cards } from './index.ts';
import { hardCards } from './testing/hard-cards.ts';

/** What shows through when the renderer met something that it has no words for. */
const placeholder = /undefined|null|NaN|\[object|[{}$<>_]|TODO|\b(?:card|house|number|each)\d/;

describe('the text of a card', () => {
  it('says what is printed on it, in our own words', async () => {
    const text = cards.map((card) => [`## ${card.name}`, '', ...sayCard(card), ''].join('\n')).join('\n');
    await expect(text).toMatchFileSnapshot('./cota/texts.md');
  });

  it.each([...cards, ...hardCards])('$id has no placeholder in it', (card) => {
    const lines = sayCard(card);
    expect(lines.length > 0).toBe(card.abilities.length > 0 || Object.keys(card.keywords).length > 0);
    for (const line of lines) {
      expect(line).not.toMatch(placeholder);
      expect(line).toMatch(/[.”]$/);
    }
  });
});
