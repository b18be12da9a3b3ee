import type { TournamentListing } from '@vaultsong/protocol';
import { terms } from '@vaultsong/tables';
import { describe, expect, it } from 'vitest';
import { find } from '../../list/find.ts';
import { readAddress } from '../../list/listAddress.ts';
import { readQuery } from '../../list/query.ts';
import { tournamentList } from './tournamentList.ts';

const person = (name: string) => ({ id: name, name, kind: 'account' as const });

const listing = (changes: Partial<TournamentListing>): TournamentListing => ({
  id: 'winter',
  name: 'Winter Cup',
  organizer: person('Ada'),
  stage: 'gathering',
  terms: terms.parse({ play: { type: 'duel', decks: 'sealed' } }),
  cut: 0,
  maxPlayers: 16,
  admits: 'everybody',
  startsAt: null,
  openedAt: 0,
  champion: null,
  players: 3,
  round: 0,
  ...changes,
});

const all = [
  listing({}),
  listing({ id: 'spring', name: 'Spring Open', organizer: person('Bo'), startsAt: 9, players: 5 }),
  listing({ id: 'old', stage: 'over', champion: person('Zoë'), round: 4, players: 8 }),
  listing({ id: 'off', stage: 'called-off', name: 'Autumn' }),
];

const shown = (search: string) => {
  const { words, filter, sort } = readAddress(tournamentList, search, all);
  return find(tournamentList, all, readQuery(words, tournamentList.search), filter, sort).items.map(({ id }) => id);
};
const asked = (words: string) => shown(`?${new URLSearchParams({ q: words })}`);

describe('the list of tournaments', () => {
  it('shows those that are open, running or over', () => {
    expect(shown('')).toEqual(['winter', 'spring', 'old', 'off']);
    expect(shown('?show=open')).toEqual(['winter', 'spring']);
    expect(shown('?show=running')).toEqual([]);
    expect(shown('?show=over')).toEqual(['old', 'off']);
  });

  it('finds the name, the organizer, the champion and the format', () => {
    expect(asked('cup')).toEqual(['winter', 'old']);
    expect(asked('organizer:bo')).toEqual(['spring']);
    expect(asked('zoe')).toEqual(asked('champion:zoë'));
    expect(asked('zoe')).toEqual(['old']);
    expect(asked('sealed -cup')).toEqual(['spring', 'off']);
    expect(asked('is:called-off')).toEqual(['off']);
    expect(asked('is:open players>=5')).toEqual(['spring']);
    expect(asked('round>=1')).toEqual(['old']);
  });

  it('sorts by beginning, name and players', () => {
    expect(shown('?sort=begin')[0]).toBe('spring');
    expect(shown('?sort=name')).toEqual(['off', 'spring', 'winter', 'old']);
    expect(shown('?sort=players').slice(0, 2)).toEqual(['old', 'spring']);
  });
});
