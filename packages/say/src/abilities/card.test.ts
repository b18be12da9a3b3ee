// A whole card, and how its keywords are said and explained.
import type { Keyword } from '@vaultsong/engine';
import {
  a,
  actionCard,
  attach,
  combined,
  constant,
  creature,
  creatureCard,
  destroy,
  draw,
  each,
  eachTime,
  enemy,
  equal,
  friendly,
  gain,
  gainsAbility,
  getsPower,
  host,
  hostOf,
  keysForgedBy,
  keywords,
  play,
  playerCannot,
  returnToHand,
  self,
  takeControl,
  upgradeCard,
  whileTrue,
  withTrait,
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
      'You may play this card as an upgrade instead of a creature, with the text: “This creature gets +3 power. This creature gains, ‘Fight: Draw a card.’ This creature gains, ‘Reap: Draw a card.’”',
    ]);
  });
  test('says of an upgrade that goes onto an artifact where it enters play, and what it does to that', () => {
    const card = upgradeCard(
      { id: 'sample-on', name: 'Sample', house: 'dis', goesOn: 'artifact' },
      play(takeControl(hostOf(self))),
    );
    expect(sayCard(card)).toEqual([
      'This upgrade enters play attached to an artifact instead of a creature.',
      'Play: Take control of this artifact.',
    ]);
  });
  test('says of an upgrade that goes only onto some creatures which those are', () => {
    const card = upgradeCard(
      { id: 'sample-only', name: 'Sample', house: 'dis', goesOn: friendly(withTrait('knight', creature)) },
      constant(getsPower(host, 3)),
    );
    expect(sayCard(card)).toEqual([
      'Attach this upgrade only to a friendly Knight creature.',
      'This creature gets +3 power.',
    ]);
  });
  test('says of an action that is attached what it says as an upgrade', () => {
    const card = actionCard(
      { id: 'sample-brand', name: 'Sample', house: 'dis', asUpgrade: [constant(getsPower(host, 3))] },
      play(attach(self, a(creature))),
    );
    expect(sayCard(card)).toEqual([
      'Play: Attach this card to a creature.',
      'As an upgrade it has the text: “This creature gets +3 power.”',
    ]);
  });
  test('says once what holds for both players alike', () => {
    const card = creatureCard(
      { id: 'sample-both', name: 'Sample', house: 'dis', power: 3 },
      whileTrue(equal(keysForgedBy('you'), 1), playerCannot('you', 'forge')),
      whileTrue(equal(keysForgedBy('opponent'), 1), playerCannot('opponent', 'forge')),
      eachTime({ event: 'forge', who: 'you' }, gain(1)),
      eachTime({ event: 'forge', who: 'opponent' }, draw(1)),
    );
    expect(sayCard(card)).toEqual([
      'While a player has forged exactly 1 key, they cannot forge keys.',
      'Each time you forge a key, gain 1 æmber.',
      'Each time your opponent forges a key, draw a card.',
    ]);
  });
  test('says twice what speaks of the cards of one side', () => {
    const card = creatureCard(
      { id: 'sample-sides', name: 'Sample', house: 'dis', power: 3 },
      constant(getsPower(friendly(creature), 1)),
      constant(getsPower(enemy(creature), 1)),
    );
    expect(sayCard(card)).toEqual(['Each friendly creature gets +1 power.', 'Each enemy creature gets +1 power.']);
  });
  test.each(keywords)('explains %s', (keyword: Keyword) => {
    expect(sayKeyword(keyword, 3)).toMatch(/^[A-Z][a-z-]+( 3)?\.$/);
    expect(explainKeyword(keyword, 3)).toMatch(/^[A-Z].+\.$/);
  });
  test('puts the number of a keyword into its rule', () => {
    expect(sayKeyword('assault', 3)).toBe('Assault 3.');
    expect(explainKeyword('hazardous', 3)).toContain('3 damage');
    expect(explainKeyword('elusive', 1)).toContain(
      'The first time this creature is attacked each turn, neither creature takes damage from the other’s power.',
    );
    expect(explainKeyword('elusive', 1, 'manual')).not.toContain(
      'The first time this creature is attacked each turn, neither creature takes damage from the other’s power.',
    );
    expect(explainKeyword('poison', 1, 'manual')).toMatch(/^Any damage/);
    expect(sayKeyword('taunt', 1)).toBe('Taunt.');
  });
});
