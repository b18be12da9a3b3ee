import { describe, expect, it } from 'vitest';
import { fold } from '../components/fold.ts';
import type { SearchFields } from './query.ts';
import { answers, readQuery, withTerm, wordsIn } from './query.ts';

interface Creature {
  readonly name: string;
  readonly houses: readonly string[];
  readonly power: number | null;
}

const creatures: readonly Creature[] = [
  { name: 'Dust Imp', houses: ['dis'], power: 2 },
  { name: 'Troll of Æther', houses: ['brobnar', 'dis'], power: 8 },
  { name: 'Café, Reap: gain', houses: ['star-alliance'], power: null },
];

const fields: SearchFields<Creature> = {
  of: 'creatures',
  textOf: ({ name }) => fold(name),
  values: { house: ({ houses }) => houses },
  numbers: { power: ({ power }) => power, 'aember-control': () => 3 },
};
const manyNumbers = { ...fields, numbers: Object.fromEntries([...'abcdef'].map((name) => [name, () => 1])) };

const read = (text: string) => readQuery(text, fields);
const asked = (text: string): readonly string[] =>
  creatures.filter((creature) => answers(creature, read(text), fields)).map(({ name }) => name);
const [imp, troll, cafe] = creatures.map(({ name }) => name);

describe('a search', () => {
  it('wants all words, whatever their accents and case', () => {
    expect(asked('')).toEqual([imp, troll, cafe]);
    expect(asked('IMP dust')).toEqual([imp]);
    expect(asked('aether')).toEqual([troll]);
    expect(asked('imp troll')).toEqual([]);
  });

  it('takes quoted words as they stand, also while the quotation is typed, and a minus as not', () => {
    expect(asked('"troll of"')).toEqual([troll]);
    expect(asked('"of troll"')).toEqual([]);
    expect(asked('"dust im')).toEqual([imp]);
    expect(asked('-imp')).toEqual([troll, cafe]);
    expect(asked('-"dust imp"')).toEqual([troll, cafe]);
  });

  it('takes the beginning of a value, and all of it in quotation marks', () => {
    expect(asked('house:brob')).toEqual([troll]);
    expect(asked('HOUSE=dis -house:brobnar')).toEqual([imp]);
    expect(asked('house:"brob"')).toEqual([]);
    expect(asked('house:"star-alliance"')).toEqual([cafe]);
  });

  it('compares numbers, and finds none where an item has none', () => {
    expect(asked('power=2')).toEqual(asked('power:2'));
    expect(asked('power=2')).toEqual([imp]);
    expect(asked('power>2')).toEqual([troll]);
    expect(asked('power>=2')).toEqual([imp, troll]);
    expect(asked('power<8')).toEqual([imp]);
    expect(asked('power<=8')).toEqual([imp, troll]);
    expect(asked('Æmber-Control>=3')).toHaveLength(3);
  });

  it('searches for words with a colon that are no field', () => {
    expect(asked('reap:')).toEqual([cafe]);
    expect(read('reap:')).toEqual({ terms: [{ kind: 'words', words: 'reap:', not: false }], faults: [] });
    expect(asked('"Reap: gain"')).toEqual([cafe]);
  });

  it.each(['house:', 'power>=', '-', '"', '""'])('waits while “%s” is being typed', (text) => {
    expect(read(text).faults).toEqual([]);
  });

  it('leaves out a term that has no value yet', () => {
    expect(read('house: power>=').terms).toEqual([]);
  });

  it('says what means nothing, and what would', () => {
    expect(read('power>=big').faults).toEqual(['power is compared with a number, as in power>=5.']);
    expect(read('size>5').faults).toEqual([
      '“size>5” compares nothing that creatures have. Numbers are power, aember-control, as in power>=5.',
    ]);
    expect(read('house>dis').faults[0]).toContain('“house>dis” compares nothing that creatures have.');
    expect(readQuery('size>5', manyNumbers).faults).toEqual([
      '“size>5” compares nothing that creatures have. “How to search” has the numbers that they have.',
    ]);
    expect(readQuery('size>5', { ...fields, numbers: {} }).faults).toEqual([
      '“size>5” compares nothing that creatures have.',
    ]);
    expect(read('constructor>=1').faults).toHaveLength(1);
  });

  it('tells of a field that there is not, and does not search for it', () => {
    const { terms, faults } = read('hous:dis -colour=red imp "play:steal" __proto__:x');
    expect(terms).toEqual(['imp', 'play:steal', '__proto__:x'].map((words) => ({ kind: 'words', words, not: false })));
    expect(faults).toEqual([
      'There is no “hous:” to search creatures by, perhaps house. There are house, power, aember-control. Words with a colon stand in quotation marks.',
      'There is no “colour:” to search creatures by. There are house, power, aember-control. Words with a colon stand in quotation marks.',
    ]);
    expect(readQuery('x:y', manyNumbers).faults[0]).toContain(
      'There are house, and the numbers that “How to search” has.',
    );
  });

  it('reads no more of a text than people type', () => {
    expect(read(`${'x'.repeat(2000)} house:dis`).terms).toHaveLength(1);
  });

  it('marks the words, not the fields or what must not be', () => {
    expect(wordsIn(read('house:dis Steal -capture "Each creature"'))).toEqual(['steal', 'each creature']);
  });

  it('gets one more term by a button', () => {
    expect(withTerm('thief ', 'card', 'A "B"')).toBe('thief card:"A B"');
    expect(withTerm('', 'house', 'dis')).toBe('house:"dis"');
  });
});
