// The colours of keys, in words: cards that speak of them, the question which key it is, and the log.
import type { Ask, Node } from '@vaultsong/engine';
import {
  actionCard,
  artifactCard,
  constant,
  define,
  forgeKeyFor,
  forgeKeyOf,
  gain,
  getsPower,
  isForged,
  keyColorsForgedBy,
  keyCostOf,
  keysOf,
  not,
  only,
  play,
  position,
  self,
  table,
  twoKeysOfOneColor,
  unforge,
  when,
  whileTrue,
} from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { sayAbility, sayAsk, sayOption, topicOf } from '../index.ts';

describe('cards that speak of colors', () => {
  it.each<readonly [Node, string]>([
    [forgeKeyOf('red'), 'Forge your red key at its current cost.'],
    [forgeKeyOf('blue', 'opponent'), 'Your opponent forges their blue key at its current cost.'],
    [when(isForged('red', 'you'), gain(1)), 'If your red key is forged, gain 1 æmber.'],
    [when(isForged('red', 'opponent'), gain(1)), 'If your opponent’s red key is forged, gain 1 æmber.'],
    [when(isForged('red', 'each'), gain(1)), 'If a red key is forged, gain 1 æmber.'],
    [when(not(isForged('red', 'each')), gain(1)), 'If no red key is forged, gain 1 æmber.'],
    [when(not(isForged('red', 'you')), gain(1)), 'If your red key is not forged, gain 1 æmber.'],
    [when(twoKeysOfOneColor, gain(1)), 'If two keys of the same color are forged, gain 1 æmber.'],
    [when(not(twoKeysOfOneColor), gain(1)), 'If no two keys of the same color are forged, gain 1 æmber.'],
    [gain(keysOf('red', 'opponent')), 'Gain 1 æmber for each red key your opponent has forged.'],
    [gain(keyColorsForgedBy('you')), 'Gain 1 æmber for each color among the keys you have forged.'],
    [gain(keyColorsForgedBy('each')), 'Gain 1 æmber for each color among all forged keys.'],
  ])('%j', (node, text) => expect(sayAbility(play(node))).toBe(`Play: ${text}`));

  it('constant abilities', () => {
    expect(sayAbility(constant(keyCostOf('red', 'each', 1)))).toBe('Red keys cost +1 æmber.');
    expect(sayAbility(constant(keyCostOf('blue', 'opponent', 1)))).toBe('Your opponent’s blue keys cost +1 æmber.');
    expect(sayAbility(whileTrue(isForged('yellow', 'you'), getsPower(only(self), 1)))).toBe(
      'While your yellow key is forged, this creature gets +1 power.',
    );
  });
});

describe('the question which key it is', () => {
  define([
    actionCard({ id: 'key-gift', name: 'Gift', house: 'brobnar' }, play(forgeKeyFor(0))),
    artifactCard({ id: 'key-dear', name: 'Dear', house: 'brobnar' }, constant(keyCostOf('red', 'each', 2))),
    actionCard({ id: 'key-loss', name: 'Loss', house: 'brobnar' }, play(unforge('each'))),
  ]);

  const words = (ask: Ask | null): readonly string[] =>
    ask === null ? [] : [sayAsk(ask), ...ask.options.map((option) => sayOption(option, ask)), topicOf(ask)];

  it('of a turn, where the keys cost differently', () => {
    const s = position({ step: 'forge', seats: [{ houses: ['brobnar'], aember: 8, artifacts: ['key-dear'] }, {}] });
    expect(words(s.ask)).toEqual([
      'Choose a key to forge',
      'Red key for 8 æmber',
      'Blue key for 6 æmber',
      'Yellow key for 6 æmber',
      'forge',
    ]);
  });

  it('of a card that forges, and of one that unforges', () => {
    const t = table({
      me: { house: 'brobnar', artifacts: ['key-dear'], hand: ['key-gift', 'key-loss'] },
      foe: { keys: ['yellow', 'blue'] },
    });
    t.me.play('key-gift');
    expect(words(t.state.ask)).toEqual(['Gift: choose a key to forge', 'Red key', 'Blue key', 'Yellow key', 'forge']);
    t.me.choose('blue').play('key-loss');
    expect(words(t.state.ask)).toEqual([
      'Loss: choose a key to unforge',
      'Their yellow key',
      'Their blue key',
      'unforge',
    ]);
  });
});
