import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../../games/savedGame.ts';
import { addressOf, gamesFrom } from './address.ts';
import { findGames, sayHowFar, sayPlayers, sayWhen, wordsIn } from './find.ts';

const game = (changes: Partial<SavedGame> = {}): SavedGame => ({
  id: 'abcd',
  what: 'duel',
  query: '',
  kept: '',
  decks: ['Miss “Onyx” Censorius', 'Æther Argus'],
  opponent: 'Æther Argus',
  turn: 9,
  keys: [2, 1],
  series: null,
  begun: 0,
  played: 0,
  status: 'running',
  result: '',
  touched: true,
  holder: '',
  ...changes,
});

const adventure = game({ id: 'keyr', what: 'adventure', decks: ['One', 'Other'], opponent: 'the Keyraken' });
const won = game({ id: 'over', status: 'won', result: 'You won' });

describe('the games that are shown', () => {
  const ids = (typed: string, show: 'all' | 'running' | 'finished' = 'all') =>
    findGames([game(), adventure, won], wordsIn(typed), show).map(({ id }) => id);

  it('are those with all words in decks, opponent or result, whatever their accents and case', () => {
    expect(ids('')).toEqual(['abcd', 'keyr', 'over']);
    expect(ids('aether ONYX')).toEqual(['abcd', 'over']);
    expect(ids('keyraken other')).toEqual(['keyr']);
    expect(ids('you won')).toEqual(['over']);
    expect(ids('nobody')).toEqual([]);
  });

  it('are those that go on, or those that are over', () => {
    expect(ids('', 'running')).toEqual(['abcd', 'keyr']);
    expect(ids('', 'finished')).toEqual(['over']);
  });

  it('stand in the address', () => {
    for (const query of [
      { words: '', show: 'all' },
      { words: 'a & b', show: 'finished' },
    ] as const)
      expect(gamesFrom(new URL(addressOf(query), 'http://page').search)).toEqual(query);
    expect(gamesFrom('?show=nonsense')).toEqual({ words: '', show: 'all' });
  });
});

describe('a game in words', () => {
  it('says who plays', () => {
    expect(sayPlayers(game())).toBe('Miss “Onyx” Censorius against Æther Argus');
    expect(sayPlayers(adventure)).toBe('One, Other against the Keyraken');
  });

  it('says how far it is, or how it ended', () => {
    expect(sayHowFar(game())).toBe('Turn 9 · keys 2 : 1');
    expect(sayHowFar(won)).toBe('You won · 9 turns · keys 2 : 1');
    expect(sayHowFar(game({ series: { game: 2, bestOf: 3, score: [1, 0] } }))).toBe(
      'Turn 9 · keys 2 : 1 · game 2 of 3, 1 : 0',
    );
    expect(sayHowFar(game({ turn: 0, keys: [] }))).toBe('The bidding');
    expect(sayHowFar(game({ keys: [1] }))).toBe('Turn 9 · 1 key');
  });

  it('says when it was played', () => {
    const now = new Date(2026, 2, 12, 15, 0).getTime();
    const at = (day: number, hour: number): number => new Date(2026, 2, day, hour, 5).getTime();
    expect(sayWhen(at(12, 0), now)).toBe('today at 00:05');
    expect(sayWhen(at(11, 23), now)).toBe('yesterday at 23:05');
    expect(sayWhen(at(9, 10), now)).toBe('on Monday');
    expect(sayWhen(at(2, 10), now)).toBe('on 2 March 2026');
  });
});
