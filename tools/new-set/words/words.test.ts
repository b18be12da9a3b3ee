// Words that are learned from texts, and the measurement of what was proposed.
import { describe, expect, it } from 'vitest';
import type { GivenCard } from '../facts/setFile.ts';
import type { Entry } from '../known/houseFile.ts';
import { knownLines } from './lessons.ts';
import { measure, measureGrades } from './measure.ts';
import { learn } from './model.ts';
import { byHardness, proposerOf } from './proposals.ts';

const names = { houses: [], traits: [], cards: [] };
const entry = (id: string, ...parts: readonly (readonly [string, readonly string[]])[]): Entry => ({
  id,
  file: 'packages/cards/src/cota/dis.ts',
  line: 7,
  parts: parts.map(([code, words]) => ({ code, words: new Set(words), isOther: false })),
});
const thief = entry('thief', ['play(steal(1))', ['play', 'steal']], ['reap(draw(1))', ['reap', 'draw']]);
const known = [
  knownLines(
    { id: 'thief', name: 'Thief', type: 'creature', entry: thief, text: '' },
    'Play: Steal 1 æmber.\nReap: Draw a card.',
    names,
    true,
  ),
  knownLines(
    {
      id: 'baker',
      name: 'Baker',
      type: 'creature',
      entry: entry('baker', ['play(gain(1))', ['play', 'gain']]),
      text: '',
    },
    'Play: Gain 1 æmber.',
    names,
    true,
  ),
  knownLines(
    {
      id: 'scribe',
      name: 'Scribe',
      type: 'creature',
      entry: entry('scribe', ['fight(draw(2))', ['fight', 'draw']]),
      text: '',
    },
    'Fight: Draw 2 cards.',
    names,
    true,
  ),
].flat();

const given = (id: string, text: string): GivenCard => ({
  id,
  name: id,
  set: 'xmpl',
  number: '1',
  house: 'dis',
  houses: [],
  type: 'creature',
  rarity: 'common',
  bonus: [],
  enhance: [],
  power: 1,
  armor: null,
  traits: [],
  keywords: [],
  text,
  half: null,
  otherHalf: null,
  evilTwinOf: null,
});

describe('known lines', () => {
  it('go with the part of the entry that says them, and with all where there are not as many', () => {
    expect(known[0]).toMatchObject({ code: ['play(steal(1))'], words: new Set(['play', 'steal']) });
    expect(known[1]?.words).toEqual(new Set(['reap', 'draw']));
    const card = { id: 'thief', name: 'Thief', type: 'creature', entry: thief, text: '' };
    expect(knownLines(card, 'Play: Steal 1<A>.', names, false)[0]?.words).toEqual(
      new Set(['play', 'steal', 'reap', 'draw']),
    );
  });
});

describe('a model of words', () => {
  it('learns which phrases ask for which words, and says why', () => {
    const lessons = [...known, ...known];
    const { guess, words } = learn(lessons);
    expect(words).toEqual(['draw', 'fight', 'gain', 'play', 'reap', 'steal']);
    const guesses = guess(known[0]?.features ?? new Set());
    expect(new Set(guesses.slice(0, 2).map(({ word }) => word))).toEqual(new Set(['play', 'steal']));
    expect(guesses.find(({ word }) => word === 'steal')?.because).toContain('steal');
    expect(learn(lessons).guess(known[0]?.features ?? new Set())).toEqual(guesses);
  });

  it('of nothing guesses nothing', () => {
    expect(learn([]).guess(new Set(['draw']))).toEqual([]);
  });
});

describe('proposals', () => {
  const { propose } = proposerOf(known, names);

  it('tell a text that is known, one of a kind that is, and one with a word that is not', () => {
    const [same, other, hard] = ['Play: Steal 3<A>.', 'Play: Steal a card.', 'Play: Kindle a card.'].map((text) =>
      propose(given('new', text), 2),
    );
    expect(same).toMatchObject({ grade: 'near', unknown: [] });
    expect(same?.likeness).toBeCloseTo(1);
    expect(same?.lines[0]?.sentences[0]?.near[0]?.one.line.card.id).toBe('thief');
    expect(hard).toMatchObject({ grade: 'far', unknown: ['kindle'] });
    expect(other?.grade).not.toBe('near');
    expect([same, other, hard].filter((one) => one !== undefined).toSorted(byHardness)[0]).toBe(hard);
  });

  it('have neighbors of one sentence per card, as many as asked for', () => {
    expect(propose(given('new', 'Draw a card.'), 1).lines[0]?.sentences[0]?.near).toHaveLength(1);
    expect(propose(given('new', ''), 1)).toMatchObject({ lines: [], words: [], grade: 'near' });
  });
});

describe('a measurement', () => {
  const { propose, model } = proposerOf([...known, ...known], names);
  const proposals = [propose(given('heist', 'Play: Steal 2<A>.'), 1), propose(given('spark', 'Play: Kindle 2<A>.'), 1)];
  const truth = new Map([
    ['heist', entry('heist', ['play(steal(2))', ['play', 'steal']])],
    ['spark', entry('spark', ['play(kindle(2))', ['play', 'kindle']])],
  ]);
  const words = new Set(model.words);

  it('counts the words that were proposed, and those that no known card used', () => {
    expect(measure(proposals, truth, words)).toMatchObject({
      cards: 2,
      uses: 4,
      newUses: 1,
      recallAt: { 10: 1, 15: 1, 20: 1 },
      allIn20: 1,
    });
    expect(measure(proposals, new Map(), words)).toMatchObject({ cards: 0, uses: 0, asMany: 0 });
  });

  it('tells whether the hard ones were those that needed a new word', () => {
    expect(
      measureGrades(proposals, truth, words).map(({ grade, cards, withNewWord }) => [grade, cards, withNewWord]),
    ).toEqual([
      ['far', 1, 1],
      ['akin', 0, 0],
      ['near', 1, 0],
    ]);
  });
});
