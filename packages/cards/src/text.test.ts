// What players read on every card: the printed facts and the text made from what the card does. cota/texts.md was read
// against the printed cards; a change of a definition, a word or of `say` shows there. Update it with
// `npx vitest run --project cards -u`, and read the difference.
import type { CardDef } from '@vaultsong/engine';
import { sayCard } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { cards } from './index.ts';

/** What shows through when the renderer met something that it has no words for. */
const placeholder = /undefined|null|NaN|\[object|[{}$<>_]|TODO|\b(?:card|house|number|each)\d/;

/** The corners of a card in one line, such as `sanctum creature, 4 power, 2 armor, human, knight`. */
function facts(card: CardDef): string {
  return [
    `${card.house} ${card.type}`,
    ...(card.bonus.length > 0 ? [`bonus ${card.bonus.join(' ')}`] : []),
    ...(card.type === 'creature' ? [`${card.power} power`] : []),
    ...(card.armor > 0 ? [`${card.armor} armor`] : []),
    ...card.traits,
  ].join(', ');
}

const page = (card: CardDef): string => [`## ${card.name}`, '', facts(card), '', ...sayCard(card), ''].join('\n');

describe('the text of a card', () => {
  it('says what is printed on it, in our own words', async () => {
    await expect(cards.map(page).join('\n')).toMatchFileSnapshot('./cota/texts.md');
  });

  it.each(cards)('$id has no placeholder in it', (card) => {
    const lines = sayCard(card);
    expect(lines.length > 0).toBe(card.abilities.length > 0 || Object.keys(card.keywords).length > 0);
    for (const line of lines) {
      expect(line).not.toMatch(placeholder);
      expect(line).toMatch(/[.”]$/);
    }
  });
});
