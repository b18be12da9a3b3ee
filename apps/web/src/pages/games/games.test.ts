import { describe, expect, it } from 'vitest';
import type { SavedGame } from '../../games/savedGame.ts';
import { find } from '../../list/find.ts';
import { readAddress } from '../../list/listAddress.ts';
import { readQuery } from '../../list/query.ts';
import { gameList } from './gameList.ts';
import { sayHowFar, sayPlayers, sayWhen } from './words.ts';

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
  const late = game({ id: 'late', decks: ['Guide'], opponent: 'Bo', turn: 12, keys: [1, 2] });
  const all = [game(), { ...adventure, begun: 5 }, won, late];
  const ids = (search: string) => {
    const { words, filter, sort } = readAddress(gameList, search, all);
    return find(gameList, all, readQuery(words, gameList.search), filter, sort).items.map(({ id }) => id);
  };
  const asked = (words: string) => ids(`?${new URLSearchParams({ q: words })}`);

  it('are those with all words in decks, opponent or result, whatever their accents and case', () => {
    expect(asked('')).toEqual(['abcd', 'keyr', 'over', 'late']);
    expect(asked('aether ONYX')).toEqual(['abcd', 'over']);
    expect(asked('keyraken other')).toEqual(['keyr']);
    expect(asked('you won')).toEqual(['over']);
    expect(asked('nobody')).toEqual([]);
  });

  it('are found by deck, opponent, stage, turns and keys', () => {
    expect(asked('deck:other')).toEqual(['keyr']);
    // The second deck of a duel is the opponent’s.
    expect(asked('deck:aether')).toEqual([]);
    expect(asked('opponent:"the Keyraken"')).toEqual(['keyr']);
    expect(asked('is:won')).toEqual(['over']);
    expect(asked('-is:over')).toEqual(asked('is:running'));
    expect(asked('is:duel is:running')).toEqual(['abcd', 'late']);
    expect(asked('turn>=10')).toEqual(['late']);
    expect(asked('keys<2')).toEqual(['late']);
  });

  it('are those that go on, or those that are over', () => {
    expect(ids('?show=running')).toEqual(['abcd', 'keyr', 'late']);
    expect(ids('?show=finished')).toEqual(['over']);
    expect(ids('?show=nonsense')).toEqual(ids(''));
  });

  it('stand in the order in which they were played, or another', () => {
    expect(ids('?sort=begun')).toEqual(['keyr', 'abcd', 'over', 'late']);
    expect(ids('?sort=turn')[0]).toBe('late');
    expect(ids('?sort=opponent').at(-1)).toBe('keyr');
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
