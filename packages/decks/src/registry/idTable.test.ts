import { findPrinted } from '@vaultsong/cards/catalogue';
import { describe, expect, test } from 'vitest';
import cardIds from './card-ids.json' with { type: 'json' };
import { IdTableError, parseIdTable } from './idTable.ts';
import { cardWithId } from './index.ts';

describe('the table of card ids', () => {
  test.each([
    ['b361d7e2-6873-4890-8f87-702d9c89c5ad', { card: 'anger', set: 'cota', house: 'brobnar' }],
    ['B43F7534-C458-4d0b-bc88-bba8b6aec2d5', { card: 'anger', set: 'cota', house: 'dis' }],
  ])('knows cards and mavericks: %s', (id, expected) => {
    expect(cardWithId(id)).toEqual(expected);
  });

  test.each(['', 'anger', 'b361d7e26873', '00000000-0000-4000-8000-000000000000'])('knows no card for %j', (id) => {
    expect(cardWithId(id)).toBeUndefined();
  });

  test('has an id of every card that it names, and names only cards of the catalogue', () => {
    const cards = Object.values(cardIds).flatMap((section) => Object.entries<readonly string[]>(section));
    expect(cards.filter(([card, ids]) => findPrinted(card) === undefined || ids.length === 0)).toEqual([]);
    expect(parseIdTable(cardIds).size).toBe(cards.flatMap(([, ids]) => ids).length);
  });
});

describe('parseIdTable', () => {
  test('takes the house that stands in front of an id, or the one that the card was printed in', () => {
    const table = parseIdTable({
      cota: { anger: ['0123456789ab', 'star-alliance:ba9876543210', 'none:bbbbbbbbbbbb'] },
      anomaly: { timequake: ['aaaaaaaaaaaa'] },
    });
    expect([...table]).toEqual([
      ['0123456789ab', { card: 'anger', set: 'cota', house: 'brobnar' }],
      ['ba9876543210', { card: 'anger', set: 'cota', house: 'star-alliance' }],
      ['bbbbbbbbbbbb', { card: 'anger', set: 'cota', house: null }],
      ['aaaaaaaaaaaa', { card: 'timequake', set: null, house: 'ouboros' }],
    ]);
  });

  test.each<[string, unknown, string]>([
    ['no table', [], 'table of card ids, the table: '],
    ['a set that does not exist', { nowhere: {} }, 'table of card ids, nowhere: '],
    ['a list of cards', { cota: [] }, 'table of card ids, cota: '],
    ['an id without a list', { cota: { anger: '0123456789ab' } }, 'table of card ids, cota.anger: '],
    ['an id of eleven digits', { cota: { anger: ['0123456789a'] } }, 'table of card ids, cota.anger[0]: '],
    ['an id in capitals', { cota: { anger: ['0123456789AB'] } }, 'table of card ids, cota.anger[0]: '],
    ['a house that does not exist', { cota: { anger: ['x:0123456789ab'] } }, 'table of card ids, cota.anger[0]: '],
    ['two houses', { cota: { anger: ['dis:mars:0123456789ab'] } }, 'table of card ids, cota.anger[0]: '],
    [
      'a card that does not exist',
      { cota: { 'no-such-card': ['0123456789ab'] } },
      'table of card ids, cota.no-such-card: no-such-card;',
    ],
    [
      'an id of two cards',
      { cota: { anger: ['0123456789ab'] }, aoa: { brammo: ['0123456789ab'] } },
      'table of card ids, aoa.brammo: 0123456789ab once more;',
    ],
  ])('refuses %s by its place', (_, json, message) => {
    expect(() => parseIdTable(json)).toThrow(IdTableError);
    expect(() => parseIdTable(json)).toThrow(message);
  });
});
