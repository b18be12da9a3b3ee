import { afterAll, expect, test } from 'vitest';
import '@vaultsong/cards';
import { referenceDecks, toDeckList } from '@vaultsong/decks';
import { record, startRecorded } from '@vaultsong/engine';
import { loadRecord } from '../src/recordFile.ts';
import { folder } from './run.ts';

const files = folder();
afterAll(() => files.remove());

test('a record keeps all that its decks say, by which its setup is told', async () => {
  const [first, second] = referenceDecks.map(({ deck }) => toDeckList(deck));
  if (first === undefined || second === undefined) throw new Error('There are no two decks');
  const [card, ...rest] = first.cards;
  if (card === undefined) throw new Error('The deck is empty');
  const enhanced = {
    ...card,
    house: first.houses[0]!,
    bonus: ['draw', 'aember'] as const,
    houseIcons: ['mars'] as const,
  };
  const { setup, ...other } = record(
    startRecorded({ decks: [{ ...first, cards: [enhanced, ...rest] }, second], seed: 1 }),
  );
  const beside = [{ ...setup.decks[0]!, beside: [card.name] }, setup.decks[1]!];
  const written = { ...other, setup: { ...setup, decks: beside } };
  expect((await loadRecord(files.write('record.json', JSON.stringify(written)))).setup).toEqual(written.setup);
});
