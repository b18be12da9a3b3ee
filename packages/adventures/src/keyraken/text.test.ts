// The text of each card, made from the data that runs: "you" is the player, the Keyraken has its name.
import { sayCard } from '@vaultsong/say';
import { describe, expect, it } from 'vitest';
import { adventureCards, theKeyraken, tideSides } from '../index.ts';

describe('texts', () => {
  it('of all cards and both sides of the tide are those of texts.md', async () => {
    const of = (name: string, lines: readonly string[]): string => `## ${name}\n\n${lines.join('\n\n')}\n`;
    const all = [
      ...[theKeyraken, ...adventureCards].map((card) => of(card.name, sayCard(card))),
      ...[tideSides.low, tideSides.high].map((side) => of(side.name, side.text)),
    ];
    await expect(`# Texts of the adventure cards\n\n${all.join('\n')}`).toMatchFileSnapshot('texts.md');
  });

  it('never speak of "your opponent" or of "you control" on the side of the Keyraken', () => {
    const texts = adventureCards.flatMap((card) => sayCard(card));
    expect(texts.filter((text) => /opponent|undefined|they /.test(text))).toEqual([]);
  });
});
