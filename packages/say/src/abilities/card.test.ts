// A whole card, and how its keywords are said and explained.
import type { Keyword } from '@vaultsong/engine';
import {
  combined,
  constant,
  creature,
  creatureCard,
  destroy,
  draw,
  each,
  gainsAbility,
  getsPower,
  host,
  keywords,
  play,
  returnToHand,
  self,
} from '@vaultsong/engine';
import { describe, expect, it as test } from 'vitest';
import { explainKeyword, sayCard, sayKeyword } from '../index.ts';

describe('a card', () => {
  test('says its keywords first, and one line for several timings', () => {
    const card = creatureCard(
      { id: 'sample', name: 'Sample', house: 'dis', power: 3, keywords: ['elusive', { assault: 2 }] },
      play(destroy(each(creature))),
      combined(['fight', 'reap'], returnToHand(self)),
    );
    expect(sayCard(card)).toEqual([
      'Assault 2. Elusive.',
      'Play: Destroy each creature.',
      'Fight/Reap: Return this creature to its owner’s hand.',
    ]);
  });
  test('says which half of a gigantic creature it is', () => {
    const half = { name: 'Vast', house: 'dis' } as const;
    expect(sayCard(creatureCard({ ...half, id: 'vast', half: 'base', keywords: ['taunt'] }))).toEqual([
      'Base half of a gigantic creature. Play it with the art half.',
      'Taunt.',
    ]);
    expect(sayCard(creatureCard({ ...half, id: 'vast-2', half: 'art' }))).toEqual([
      'Art half of a gigantic creature. Play it with the base half.',
    ]);
  });
  test('says both texts of a creature that may be an upgrade', () => {
    const asUpgrade = [
      constant(getsPower(host, 3)),
      ...combined(['fight', 'reap'], draw(1)).map((has) => constant(gainsAbility(host, has))),
    ];
    const card = creatureCard({
      id: 'sample-up',
      name: 'Sample',
      house: 'dis',
      power: 3,
      keywords: ['taunt'],
      asUpgrade,
    });
    expect(sayCard(card)).toEqual([
      'Taunt.',
      'You may play this card as an upgrade instead of a creature, with the text: “This creature gets +3 power. This creature gains, “Fight: Draw a card.” This creature gains, “Reap: Draw a card.””',
    ]);
  });
  test.each(keywords)('explains %s', (keyword: Keyword) => {
    expect(sayKeyword(keyword, 3)).toMatch(/^[A-Z][a-z-]+( 3)?\.$/);
    expect(explainKeyword(keyword, 3)).toMatch(/^[A-Z].+\.$/);
  });
  test('puts the number of a keyword into its rule', () => {
    expect(sayKeyword('assault', 3)).toBe('Assault 3.');
    expect(explainKeyword('hazardous', 3)).toContain('3 damage');
    expect(explainKeyword('elusive', 1)).toContain('neither fighter');
    expect(explainKeyword('elusive', 1, 'manual')).not.toContain('neither fighter');
    expect(explainKeyword('poison', 1, 'manual')).toMatch(/^Any damage/);
    expect(sayKeyword('taunt', 1)).toBe('Taunt.');
  });
});
