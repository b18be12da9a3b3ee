import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, test } from 'vitest';
import type { Played } from '../executor/fixture.ts';
import { smallMatch, venueOf } from '../testing/experiments.ts';
import { hashOf, headLine, playedLine, readJournal } from './journal.ts';
import { openJournalFile } from './journalFile.ts';

const folder = mkdtempSync(join(tmpdir(), 'vaultsong-journal-'));
afterAll(() => rmSync(folder, { recursive: true }));

const { head } = smallMatch(2);
const line = headLine(head);
const game = (fixture: number): Played => ({
  fixture,
  turns: 9,
  decisions: 80,
  thinkMs: [[0.1, 2], [3]],
  outcome: 'won',
  winner: 1,
});
const failed: Played = {
  ...{ fixture: 1, turns: 0, decisions: 0, thinkMs: [[], []] },
  outcome: 'error',
  message: 'no “such” card',
};

describe('a journal', () => {
  test('gives back what was written', () => {
    const { played, whole } = readJournal(line + playedLine(game(4)) + playedLine(failed), head);
    expect([...played]).toEqual([
      [4, game(4)],
      [1, failed],
    ]);
    expect(whole).toBe(line + playedLine(game(4)) + playedLine(failed));
  });

  test('drops a last line that was torn, and takes what comes twice once', () => {
    const { played, whole } = readJournal(`${line}${playedLine(game(0))}${line}${playedLine(game(0))}{"fixt`, head);
    expect([...played.keys()]).toEqual([0]);
    expect(whole.endsWith('}\n')).toBe(true);
    expect(readJournal(line.slice(0, 20), head)).toEqual({ played: new Map(), whole: '' });
  });

  test.each([
    [
      'of another seed',
      headLine(smallMatch(2, { when: 'played' }, 8).head),
      'line 1: it is of another experiment: seed is 8, expected 3',
    ],
    ['of other decks', headLine({ ...head, decks: [] }), 'decks is [], expected [{"name"'],
    ['that is none', 'hello\n', 'line 1: expected the head of a journal'],
    ['with something else in it', `${line}${playedLine(game(0))}{"fixture":-1}\n`, 'line 3: expected a game'],
    [
      'with another behind it',
      `${line}${headLine({ ...head, engine: '0.1' })}`,
      'line 2: it is of another experiment: engine',
    ],
  ])('%s is refused', (_, text, message) => {
    expect(() => readJournal(text, head)).toThrow(message);
  });

  test('knows decks by their cards', () => {
    const [one, other] = venueOf('guide-achea', 'clearly-ugly-xhe').decks;
    if (one === undefined || other === undefined) throw new Error('A deck is missing');
    expect(hashOf({ ...one, name: 'X' })).toBe(hashOf(one));
    expect(hashOf(other)).not.toBe(hashOf(one));
  });
});

describe('a journal on disk', () => {
  test('is not written over', () => {
    const path = join(folder, 'there.jsonl');
    writeFileSync(path, line);
    expect(() => openJournalFile(path, head, false)).toThrow('the file exists');
    openJournalFile(path, head, true).close();
  });

  test('begins where there is none, or an empty one', () => {
    const path = join(folder, 'empty.jsonl');
    writeFileSync(path, '');
    for (const resume of [false, true]) {
      const journal = openJournalFile(path, head, resume);
      expect(journal.played.size).toBe(0);
      journal.close();
    }
  });
});
