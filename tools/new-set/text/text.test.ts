// Texts taken apart, compared, and their news.
import { describe, expect, it } from 'vitest';
import { likenessIndex } from './likeness.ts';
import { featuresOf, phrasesOf } from './phrases.ts';
import type { Names } from './sentences.ts';
import { boldIn, linesOf, sentencesOf, tokensOf } from './sentences.ts';

const names: Names = {
  houses: ['Mars', 'Star Alliance'],
  traits: ['Giant', 'Knight'],
  cards: ['Night Baker', 'Rat (Grey)', 'Anger'],
};
const baker = { name: 'Night Baker', type: 'creature' };
const said = (text: string, type = 'creature'): readonly string[] =>
  sentencesOf(text, { ...baker, type }, names).map(({ bold, tokens }) => [...bold, ...tokens].join(' '));

describe('sentences of a text', () => {
  it.each([
    ['After Fight/After Reap: Steal 2<A>.', 'Fight/Reap: Steal 2 æmber.'],
    ['After Night Baker reaps, destroy it.', 'Each time this creature reaps, destroy it.'],
    ['For the remainder of the turn, draw two cards.', 'For the rest of the turn, draw 2 cards.'],
    ['Destroyed: Deal 1<D> to a Mars Knight.', 'Destroyed: Deal 3 damage to a Star Alliance Giant.'],
    ['Move each <A> to it.', 'Move all æmber to it.'],
    ['Destroy a creature with lower power than Night Baker.', 'Destroy a creature with less power than this creature.'],
  ])('are the same in both wordings: %s', (official, ours) => {
    expect(said(official)).toEqual(said(ours));
  });

  it('are told apart by their bold words, choices and quotes', () => {
    expect(said('Play: Draw a card. Gain 1<A>.\nScrap: Choose one:\n• Ward a creature. • Forge a key.')).toEqual([
      'play: draw a card',
      'gain # æmber',
      'scrap: choose one:',
      'ward a creature',
      'forge a key',
    ]);
    expect(said('This creature gains, “Reap: Draw a card.”', 'upgrade')).toEqual([
      'this creature gain reap: draw a card',
    ]);
  });

  it('leave out what are facts or reminders: keywords, icons that enhance, brackets', () => {
    expect(said('Elusive. Assault 2. (Says what it does.)\nEnhance <A><draw>.\nDraw a card.')).toEqual(['draw a card']);
    expect(linesOf('Splash-attack 1.\nHazardous X.')).toEqual([]);
    expect(linesOf('')).toEqual([]);
    expect(linesOf('<tide> Each creature gains taunt.')).toHaveLength(1);
  });

  it('know a name that is a pattern, and titles of one word only as words', () => {
    expect(tokensOf('Put Rat (Grey) into play.', baker, names)).toContain('CARD');
    expect(tokensOf('Feel the Anger of it.', baker, names)).toContain('anger');
    expect(tokensOf('Return +1 and –2.', { name: '(?', type: 'action' }, names)).toEqual(['return', '+#', 'and', '-#']);
  });

  it('tell bold words as they are written', () => {
    expect(boldIn('Play/After Reap: Draw.\nDusk: It gains, “Dawn: Ward it.”')).toEqual([
      'Play',
      'After Reap',
      'Dusk',
      'Dawn',
    ]);
  });
});

describe('phrases', () => {
  it('are runs of up to three words with the ends of the sentence', () => {
    expect([...phrasesOf(['gain', 'it'])].sort()).toEqual([
      '^ gain',
      '^ gain it',
      'gain',
      'gain it',
      'gain it $',
      'it',
      'it $',
    ]);
    expect(phrasesOf([])).toEqual(new Set(['^ $']));
  });

  it('go with the bold words of a line and the kind of its card', () => {
    const features = featuresOf(sentencesOf('Play/Reap: Draw a card.', baker, names), 'creature');
    expect([...features]).toEqual(
      expect.arrayContaining(['(creature)', 'play:', 'reap:', '(several bold words)', 'draw a']),
    );
  });
});

describe('likeness', () => {
  const all = ['draw a card', 'draw # card', 'gain # æmber', 'destroy each creature'].map((text) => ({
    text,
    tokens: text.split(' '),
  }));
  const { nearest } = likenessIndex(all);

  it('is 1 for the same words, less for some of them, and nothing for none', () => {
    const found = nearest(['draw', 'a', 'card'], 10);
    expect(found.map(({ one }) => one.text)).toEqual(['draw a card', 'draw # card']);
    expect(found[0]?.likeness).toBeCloseTo(1);
    expect(found[1]?.likeness).toBeLessThan(0.5);
    expect(nearest(['zap'], 10)).toEqual([]);
    expect(nearest(['draw', 'a', 'card'], 1)).toHaveLength(1);
  });

  it('of an empty text finds nothing but what is empty', () => {
    expect(nearest([], 3)).toEqual([]);
    expect(likenessIndex([]).nearest(['draw'], 3)).toEqual([]);
  });
});
