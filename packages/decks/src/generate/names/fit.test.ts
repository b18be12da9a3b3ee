// The words are written as the list keeps them, thirteen letters on, so that they do not stand here either.
import { describe, expect, test } from 'vitest';
import { chanceOf } from '../chance.ts';
import { archonName } from './archonName.ts';
import { draftName } from './blueprints.ts';
import { isFit } from './fit.ts';
import { joined } from './joined.ts';
import { anywhere, asWord, moved } from './unfitWords.ts';
import * as words from './words.ts';

describe('a name that nobody should read', () => {
  test.each([...anywhere, ...asWord])('is refused with an entry of the list (%#)', (word) => {
    expect(isFit(`Ovilin, the ${word} of Omm`)).toBe(false);
    expect(isFit(word.toUpperCase())).toBe(false);
  });

  test.each([
    ['inside a made-up name', 'tenshpxne gur oenir'],
    ['across the end of a word', 'zbff yhgr bs bzz'],
    ['across the ends of two words', 'serfu v gbjre'],
    ['with a hyphen in it', 'fu-vg gur oenir'],
    ['with dots between the letters', 'f.u.v.g gur oenir'],
    ['with blanks between the letters', 'f u v g gur oenir'],
    ['with letters said again', 'gur sshhhppxvat oneq'],
    ['as it sounds', 'gur cuhxxre bs bzz'],
    ['as it sounds, with another letter', 'avttnu gur oenir'],
    ['as an acronym', 'sven hyna puneyvr xrrc'],
    ['as an acronym without the small words', 'xvat bs gur xvaqyl xavtugf'],
    ['as an acronym of initials', 'n.f. fgneorneq'],
    ['about what real people suffered', 'zheg, gur snezre bs enpvfz'],
    ['about what real people suffered, in another form', 'bzz, gur fynire bs oneaf'],
  ])('%s', (_, text) => {
    expect(isFit(moved(text)), moved(text)).toBe(false);
  });

  test.each([
    ['digits for letters', 'fuvg', /i/g, '1'],
    ['digits for letters', 'shpx', /u/g, 'ü'],
    ['a stroke for a letter', 'fyhg', /l/g, '|'],
    ['a stroke for a letter', 'fuvg', /i/g, '!'],
    ['signs for letters', 'nff', /[as]/g, '$'],
    ['signs for letters', 'nany', /a/g, '@'],
    ['a three for a letter', 'encr', /e/g, '3'],
    ['a zero for a letter', 'ubzb', /o/g, '0'],
    ['Cyrillic letters', 'pbpx', /[co]/g, 'о'],
    ['Greek letters', 'anmv', /a/g, 'α'],
    ['wide letters', 'phag', /c/g, 'ｃ'],
  ])('with %s (%s)', (_, word, letter, other) => {
    const disguised = moved(word).replace(letter, (found) =>
      other === '$' ? (found === 's' ? '$' : '4') : other === 'о' ? (found === 'o' ? 'о' : 'с') : other,
    );
    expect(isFit(`Ovilin the ${disguised}`), disguised).toBe(false);
  });

  test.each(['1488', '88', '9/11', '911'])('with the number %s', (number) => {
    expect(isFit(`Ovilin ${number}`)).toBe(false);
  });
});

describe('a name that anybody may read', () => {
  test.each([
    'Ambassador Titania of the Compass',
    'Grapevine, the Raccoon',
    'Sextant, Scrap Analyst of Assam',
    'The Conspicuous Basement',
    'Spice, Document of Parsley',
    'Horsemen 12',
    '',
    '…',
    'Åsa the “Brave”',
  ])('%s', (name) => {
    expect(isFit(name)).toBe(true);
  });

  test('is whatever stands in the lists of words', () => {
    const unfit = Object.values(words).flatMap((list) => list.filter((word) => !isFit(word)));
    expect(unfit).toEqual([]);
  });
});

describe('the lists of words', () => {
  test.each(Object.entries(words))(
    '%s hold no word twice, and each begins with a capital where names need it',
    (name, list) => {
      expect(list.filter((word, i) => list.indexOf(word) !== i)).toEqual([]);
      const lower = name === 'personEnds' || name === 'placeEnds';
      for (const word of list) expect(word).toMatch(lower ? /^[a-z]+$/ : /^[A-Z][A-Za-z]*\.?(?:[- ][A-Za-z]+)*$/);
    },
  );
});

describe('names of new decks', () => {
  const names = Array.from({ length: 20_000 }, (_, i) => archonName(chanceOf(`test/${i}`)));

  test('hardly ever come twice', () => {
    expect(new Set(names.map((name) => name.toLowerCase())).size).toBeGreaterThanOrEqual(19_995);
  });

  test('are printable, of one line, and at most 60 characters long', () => {
    for (const name of names) {
      expect(name.length).toBeLessThanOrEqual(60);
      expect(name).toMatch(/^[“A-Z][A-Za-z“”’,. -]+$/);
      expect(name).not.toMatch(/ {2}|undefined|^ | $/);
    }
  });

  test('are all fit, which drafts are not', () => {
    expect(names.filter((name) => !isFit(name))).toEqual([]);
    const drafts = Array.from({ length: 5000 }, (_, i) => draftName(chanceOf(`test/${i}`)));
    expect(drafts.some((draft) => !isFit(draft))).toBe(true);
  });

  test('write letters once that both parts of a word have', () => {
    expect(joined('North', 'thread')).toBe('Northread');
    expect(joined('Pearl', 'lake')).toBe('Pearlake');
    expect(joined('Oak', 'wick')).toBe('Oakwick');
    expect(joined('Ox', 'x')).toBe('Oxx');
    expect(joined('Ala', '')).toBe('Ala');
  });
});
