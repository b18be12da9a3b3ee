import { adventureRecord } from '@vaultsong/arena/adventure';
import { findBundled, toDeckList } from '@vaultsong/decks';
import { afterAll, describe, expect, test } from 'vitest';
import { folder, vaultsong } from './run.ts';

const files = folder();
afterAll(() => files.remove());

const decks = 'miss-onyx-censorius,radiant-argus-the-supreme';
const adventure = (...options: readonly string[]) => vaultsong('adventure', 'keyraken', ...options);

describe('adventure', () => {
  test('prints exactly one JSON document with what programs rely on', async () => {
    const { code, out, err } = await adventure('--decks', decks, '--games', '2', '--seed', '3', '--json');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    const simulation = JSON.parse(out);
    expect(simulation).toEqual({
      adventure: 'keyraken',
      games: 2,
      won: expect.any(Number),
      lost: expect.any(Number),
      rate: expect.any(Number),
      low: expect.any(Number),
      high: expect.any(Number),
      unfinished: 0,
      endless: 0,
      errors: 0,
      meanTurns: expect.any(Number),
      decisions: expect.any(Number),
      seconds: expect.any(Number),
      difficulty: 'normal',
      seed: 3,
      edition: 'current',
      bot: 'rules',
      players: 2,
      randomDecks: false,
      decks: ['Miss “Onyx” Censorius', 'Radiant Argus the Supreme'],
    });
    expect(simulation.won + simulation.lost).toBe(2);
  });

  test('tells people how often the team won', async () => {
    const { code, out } = await adventure(
      '--decks',
      'miss-onyx-censorius',
      '--games',
      '1',
      '--difficulty',
      'easy',
      '--bots',
      'random',
    );
    expect(code).toBe(0);
    expect(out).toMatch(/^1 game against the Keyraken \(easy\), seed 1, rules current\n/);
    expect(out).toMatch(/won \d, lost \d: \d+\.\d % {2}\(95 % interval/);
  });

  test('draws decks for a team of which only the number is said', async () => {
    const { code, out } = await adventure('--players', '3', '--bots', 'random', '--games', '2', '--json');
    expect(code).toBe(0);
    expect(JSON.parse(out)).toMatchObject({ games: 2, players: 3, randomDecks: true });
    const words = await adventure('--bots', 'random', '--games', '1');
    expect(words.out).toMatch(/1 player, decks drawn by lot from \d+ {2}random/);
  });

  test('leaves records that replay takes, and tells in words', async () => {
    const record = adventureRecord(
      {
        decks: [toDeckList(findBundled('miss-onyx-censorius').deck)],
        difficulty: 'normal',
        bot: 'random',
        games: 1,
        seed: 1,
        edition: 'current',
      },
      0,
    );
    const path = files.write('game.json', JSON.stringify(record));
    const { code, out, err } = await vaultsong('replay', path, '--log');
    expect({ code, err }).toEqual({ code: 0, err: '' });
    expect(out).toContain('The Keyraken advances for 3 æmber: 1 time by now.');
    expect(out).toContain('The Keyraken plays ');
    expect(out).not.toContain('undefined');
    const alone = {
      ...record,
      setup: { ...record.setup, adventure: undefined, decks: Array(3).fill(record.setup.decks[0]) },
    };
    const wrong = await vaultsong('replay', files.write('wrong.json', JSON.stringify(alone)));
    expect(wrong).toMatchObject({ code: 2, err: expect.stringContaining('two decks, or an adventure') });
  });

  test.each([
    [['--decks', decks, '--players', '2'], 'cannot be used with option'],
    [['--players', '4'], 'It must be a whole number from 1 to 3'],
    [['--decks', 'a,b,c,d'], 'It must be 1 to 3 decks with commas between, not "a,b,c,d".'],
    [['--decks', decks, '--difficulty', 'mad'], 'Allowed choices are easy, normal, hard.'],
    [['--decks', decks, '--bots', 'nobody'], 'It must be one of: '],
    [['--decks', 'no-such-deck', '--games', '1'], '"no-such-deck": no file and no deck has this name'],
  ])('refuses %j', async (options, says) => {
    const { code, err } = await adventure(...options);
    expect(code).toBe(2);
    expect(err).toContain(says);
  });
});
