// The text of each card, made from the data that runs: "you" is the player, the Keyraken has its name.
import { definition } from '@vaultsong/engine';
import { sayCard } from '@vaultsong/say';
import { describe, expect, it } from 'vitest';
import { keyrakenFacts, tideSides } from '../index.ts';

const cards = Object.keys(keyrakenFacts.cards).map((id) => definition(id));

describe('texts', () => {
  it('of all cards and both sides of the tide are those of texts.md', async () => {
    const of = (name: string, lines: readonly string[]): string => `## ${name}\n\n${lines.join('\n\n')}\n`;
    const all = [
      ...cards.map((card) => of(card.name, sayCard(card))),
      ...[tideSides.low, tideSides.high].map((side) => of(side.name, side.text)),
    ];
    await expect(`# Texts of the adventure cards\n\n${all.join('\n')}`).toMatchFileSnapshot('texts.md');
  });

  it('never speak of "your opponent" or of "you control" on the side of the Keyraken', () => {
    const texts = cards.flatMap((card) => sayCard(card));
    expect(texts.filter((text) => /opponent|undefined|they /.test(text))).toEqual([]);
  });
});
