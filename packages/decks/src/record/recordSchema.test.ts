import '@vaultsong/cards';
import type { Bonus } from '@vaultsong/engine';
import { playOn, record, startRecorded } from '@vaultsong/engine';
import { describe, expect, it } from 'vitest';
import { bundledDecks, toDeckList } from '../index.ts';
import { readRecord } from './recordSchema.ts';

const decks = bundledDecks.slice(0, 2).map(({ deck }) => toDeckList(deck));

function played(chance?: string) {
  const game = startRecorded({ decks, seed: 7, ...(chance === undefined ? {} : { chance }) });
  for (let n = 0; n < 20; n++) playOn(game, 0);
  return record(game);
}

describe('the text of a record', () => {
  it('is read as it was written', () => {
    const written = played();
    expect(readRecord(JSON.stringify(written, null, 1))).toEqual({ record: written });
  });

  it('may have the chance of a game between people, which has 64 digits', () => {
    const written = played('0123456789abcdef'.repeat(4));
    expect(readRecord(JSON.stringify(written))).toEqual({ record: written });
  });

  it('may have bonus icons of each kind on a card', () => {
    const bonus = ['aember', 'capture', 'damage', 'draw', 'discard', 'power'] as const satisfies readonly Bonus[];
    const enhanced = decks.map((deck) => ({
      ...deck,
      cards: deck.cards.map((card, i) => (i === 0 ? { ...card, bonus } : card)),
    }));
    const written = record(startRecorded({ decks: enhanced, seed: 7 }));
    expect(readRecord(JSON.stringify(written))).toEqual({ record: written });
  });

  it.each<readonly [string, string, unknown]>([
    ['cut off', JSON.stringify(played()).slice(0, -9), { type: 'no-json', message: expect.any(String) }],
    ['blank', '', { type: 'no-json', message: expect.any(String) }],
    ['something else', '[7]', { type: 'no-record', faults: [expect.stringMatching(/^the file: /)] }],
    [
      'of cards that nobody knows',
      JSON.stringify(played()).replace(/"name":"[a-z-]+"/, '"name":"no-such-card"'),
      { type: 'no-record', faults: [expect.stringMatching(/^setup\.decks\.0\..*a card that is known/)] },
    ],
  ])('that is %s is told where it is wrong', (_, text, told) => {
    expect(readRecord(text)).toEqual(told);
  });

  it('names ten faults at most, however many there are', () => {
    const answers = Array.from({ length: 500 }, () => 'x');
    const read = readRecord(JSON.stringify({ ...played(), answers }));
    expect(read).toMatchObject({ type: 'no-record' });
    expect('faults' in read ? read.faults : []).toHaveLength(10);
  });
});
