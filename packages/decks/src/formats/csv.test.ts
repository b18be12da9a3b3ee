import { describe, expect, test } from 'vitest';
import { readDecks } from '../files/read.ts';
import { findBundled } from '../index.ts';
import { readAs, readOne } from '../testing/readOne.ts';
import { writeTable } from './csv.ts';

const id = '6daec1d3-55e7-4fa9-b30d-2ebfb662a75a';
const { deck } = findBundled('miss-onyx-censorius');

describe('a table of Decks of KeyForge', () => {
  const head = 'Name,Houses,Expansion,Sas Rating,House 1 Cards,House 2 Cards,House 3 Cards,DoK Link,Notes';
  const row = `"Sahl, the ""Aegian""","Sanctum, Shadows, Untamed",CALL_OF_THE_ARCHONS,70,Charge!|Charge!,Urchin | 2x Umbra,Full Moon,https://decksofkeyforge.com/decks/${id},`;

  test('is read by the names of its columns', async () => {
    const { deck } = await readOne('csv', `${head}\n${row}\n`);
    expect(deck).toEqual({
      name: 'Sahl, the "Aegian"',
      set: 'cota',
      houses: ['sanctum', 'shadows', 'untamed'],
      cards: [
        { card: 'charge', count: 2, house: 'sanctum' },
        { card: 'urchin', count: 1, house: 'shadows' },
        { card: 'umbra', count: 2, house: 'shadows' },
        { card: 'full-moon', count: 1, house: 'untamed' },
      ],
      registryId: id,
    });
  });

  test('may have its columns in another order, other signs between, and empty rows', async () => {
    const text = 'Expansion;House 2 cards;NAME;House 1 cards;Houses\r\n\r\nmm;Foggify;X;Bonesaw;Dis|Logos\r\n;;;;\r\n';
    expect((await readOne('csv', text)).deck).toMatchObject({
      name: 'X',
      set: 'mm',
      cards: [
        { card: 'bonesaw', house: 'dis' },
        { card: 'foggify', house: 'logos' },
      ],
    });
  });

  test('says what it cannot know: icons and cards beside the deck, of later sets only', async () => {
    const later = await readOne('csv', `${head}\n${row.replace('CALL_OF_THE_ARCHONS', 'Mass Mutation')}`);
    expect(later.notes).toContainEqual(expect.stringContaining('does not tell which bonus icons'));
    expect((await readOne('csv', `${head}\n${row}`)).notes).toEqual([]);
  });

  test('without houses finds them by the cards', async () => {
    const { deck } = await readOne('csv', 'Name,Cards\nX,Bonesaw|Foggify|Urchin');
    expect(deck.houses).toEqual(['dis', 'logos', 'shadows']);
  });

  test('without cards says so, and keeps the id', async () => {
    const { deck, faults } = await readOne(
      'csv',
      `Name,Expansion,Master Vault Link\nX,cota,https://www.keyforgegame.com/deck-details/${id}`,
    );
    expect(deck.registryId).toBe(id);
    expect(faults[0]).toMatchObject({ where: 'the table', what: 'no columns of cards' });
  });

  test('with unknown houses, sets and cards tells all of them, row by row', async () => {
    const text = 'Name,Houses,Expansion,House 1 Cards\nA,Elders,xyz,Bonesew\nB,Dis,mm,0x Bonesaw';
    const [a, b] = await readAs('csv', text);
    expect(a?.faults.map(({ what }) => what)).toEqual(expect.arrayContaining(['"Elders"', 'unknown card "Bonesew"']));
    expect(a?.notes[0]).toBe('No set "xyz" is known; the deck is kept without a set.');
    expect(b?.faults[0]).toMatchObject({ where: '"Bonesaw"', what: '0 copies' });
  });
});

describe('a table that is broken', () => {
  const refused = (text: string) => expect(readDecks(text)).rejects;

  test('by a quotation mark that is never closed', async () => {
    const { faults } = await readOne('csv', 'Name,Cards\n"X,Bonesaw\nY,Foggify');
    expect(faults[0]).toMatchObject({ where: 'row 2 of the table', what: 'Quoted field unterminated' });
  });

  test('by more fields than columns', async () => {
    const { faults } = await readOne('csv', 'Name,Cards\nX,Bonesaw,Foggify');
    expect(faults[0]).toMatchObject({ where: 'row 2 of the table', what: '3 fields under 2 columns' });
  });

  test('by having no rows, or too many', async () => {
    await refused('Name,Cards\n').toThrow('the table: no rows');
    await refused(`Name,Cards\n${'X,Bonesaw\n'.repeat(3001)}`).toThrow('the table: more than 3000 rows');
  });

  test('by thousands of cards in one field', async () => {
    const { deck, faults } = await readOne('csv', `Name,Cards\nX,${'Bonesaw|'.repeat(10_000)}`);
    expect(faults[0]).toMatchObject({ what: '10000 cards in one field', expected: 'at most 200' });
    expect(deck.cards).toEqual([{ card: 'bonesaw', count: 200, house: 'dis' }]);
  });
});

describe('the table that is written', () => {
  test.each(['=HYPERLINK("http://x")', '+1', '-1', '@SUM(A1)', "'=1", "'quoted'"])(
    'is no formula to a spreadsheet: %s',
    async (name) => {
      const text = writeTable([{ ...deck, name }]);
      expect(text).not.toMatch(/^"?[=+\-@]/m);
      expect((await readOne('csv', text)).deck).toEqual({ ...deck, name });
    },
  );

  test('keeps cards of houses that the deck has not, and more houses than three', async () => {
    const strange = {
      ...deck,
      houses: [...deck.houses, 'mars' as const],
      cards: [...deck.cards, { card: 'foggify', count: 1, house: 'logos' as const }],
    };
    expect((await readOne('csv', writeTable([strange, deck]).split('\n').slice(0, 2).join('\n'))).deck).toEqual(
      strange,
    );
  });
});
