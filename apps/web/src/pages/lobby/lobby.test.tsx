import { bundledDecks } from '@vaultsong/decks';
import type { Listing } from '@vaultsong/protocol';
import { lobbyQuery, openTableBody } from '@vaultsong/protocol';
import { terms } from '@vaultsong/tables';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { find } from '../../list/find.ts';
import { readAddress, writeAddress } from '../../list/listAddress.ts';
import { noFilter, withChosen } from '../../list/listOf.ts';
import { readQuery } from '../../list/query.ts';
import { drawDeck } from '../../onlineUi/deck/chosenDeck.ts';
import { sortTables } from '../../onlineUi/ownTables.ts';
import { sayWho, TableRow } from '../../onlineUi/TableRow.tsx';
import { isAsked, sayAgo, sayHow, sayPlay, sayResult, sayStage } from '../../onlineUi/tableWords.ts';
import { LobbyNews, NoTables } from './LobbyNews.tsx';
import { lobbyList, questionOf } from './lobbyList.ts';
import type { Plan } from './plan.ts';
import { bounds, games, planForm, settled, termsFor, usualPlan, whyNotRated } from './plan.ts';

const listing = (changes: Partial<Listing> = {}): Listing => ({
  id: 'abcdefghij',
  stage: 'waiting',
  terms: terms.parse({ play: { type: 'duel', decks: 'own' } }),
  openedAt: 0,
  changedAt: 0,
  seats: [{ name: 'Ada', kind: 'account', deck: 'miss-onyx-censorius' }, null],
  score: [0, 0],
  winner: null,
  closed: null,
  toAct: [],
  ...changes,
});

const against = [listing().seats[0] ?? null, { name: 'Bo', kind: 'guest' as const, deck: null }];

describe('the address of the lobby', () => {
  const asked = '/lobby?show=playing&play=duel&clock=days&edition=manual';
  const read = (address: string) => readAddress(lobbyList, new URL(address, 'http://page').search, []);

  it('is read back as it was written, and leaves out what is usual', () => {
    expect(writeAddress(lobbyList, read(asked))).toBe(asked);
    expect(writeAddress(lobbyList, read('/lobby?show=open&play=any&decks=any&clock=any'))).toBe('/lobby');
  });

  it('says what it asks for in vain', () => {
    expect(read('/lobby?clock=hourglass').ignored).toEqual([
      '“clock=hourglass” is unknown; expected any, none, turn, chess, days.',
    ]);
  });

  it('is asked of the server in words that it knows', () => {
    const query = Object.fromEntries(new URL(questionOf(read(asked).filter), 'http://server').searchParams);
    expect(lobbyQuery.parse(query)).toEqual({ show: 'playing', play: 'duel', clock: 'days', edition: 'manual' });
    expect(questionOf(noFilter)).toBe('/api/tables');
  });
});

describe('the deck of those who chose none', () => {
  it('is any that comes along, and another one than that of the opponent', () => {
    const draws = Array.from({ length: 100 }, (_, i) => drawDeck(null, () => i / 100));
    expect(new Set(draws)).toEqual(new Set(bundledDecks.map(({ slug }) => slug)));
    for (const deck of draws) expect(drawDeck(deck, () => draws.indexOf(deck) / 100)).not.toBe(deck);
  });
});

describe('the search of tables', () => {
  const sealed = { ...listing().terms, play: terms.parse({ play: { type: 'duel', decks: 'sealed' } }).play };
  const tables = [
    listing({ id: 'own', openedAt: 2 }),
    listing({ id: 'both', seats: against, openedAt: 1 }),
    listing({ id: 'sealed', terms: sealed, openedAt: 3, seats: [{ name: 'Zed', kind: 'guest', deck: 'guide-achea' }] }),
  ];
  const found = (words: string, sort = 'changed') =>
    find(lobbyList, tables, readQuery(words, lobbyList.search), noFilter, sort).items.map(({ id }) => id);

  it('finds players, decks, terms and free seats', () => {
    expect(found('')).toEqual(['own', 'both', 'sealed']);
    expect(found('bo')).toEqual(['both']);
    expect(found('player:ada -player:bo')).toEqual(['own']);
    expect(found('deck:"Miss “Onyx” Censorius"')).toEqual(['own', 'both']);
    expect(found('sealed "no clock"')).toEqual(['sealed']);
    expect(found('free>=1')).toEqual(['own']);
    expect(found('seats=1')).toEqual(['sealed']);
  });

  it('tells no deck of sealed play', () => {
    expect(found('achea')).toEqual([]);
    expect(found('deck:guide')).toEqual([]);
  });

  it('sorts by opening, and by players', () => {
    expect(found('', 'opened')).toEqual(['sealed', 'own', 'both']);
    expect(found('', 'players')).toEqual(['own', 'both', 'sealed']);
  });
});

describe('a table that is planned', () => {
  const plans = games.flatMap((game) =>
    (['none', 'turn', 'chess', 'days'] as const).flatMap((clock) =>
      [true, false].flatMap((flag): readonly Plan[] => [
        { ...usualPlan, game, clock, rated: flag, bid: !flag, chains: [3, 0], series: flag ? 'adaptive' : '1' },
        { ...usualPlan, game, clock, rated: flag, bid: flag, series: flag ? '5' : '3', listed: flag, spectators: flag },
      ]),
    ),
  );

  it('never asks for what cannot go together', () => {
    for (const plan of plans)
      for (const isAccount of [true, false])
        expect(openTableBody.safeParse({ terms: termsFor(settled(plan, isAccount)) }).error).toBe(undefined);
  });

  it('takes every such plan from its form', () => {
    for (const plan of plans) expect(planForm.safeParse(plan).error).toBe(undefined);
  });

  it('takes numbers within the bounds of the server, where they count', () => {
    const odd: Plan = { ...usualPlan, turnSeconds: Number.NaN, days: 99 };
    expect(planForm.parse(odd)).toEqual(usualPlan);
    const turn = planForm.safeParse({ ...odd, clock: 'turn' });
    expect(turn.error?.issues.map(({ path }) => path)).toEqual([['turnSeconds']]);
    for (const seconds of bounds.turnSeconds)
      expect(
        openTableBody.safeParse({ terms: termsFor({ ...usualPlan, clock: 'turn', turnSeconds: seconds }) }).error,
      ).toBe(undefined);
  });

  it('says why it cannot be rated', () => {
    const rated: Plan = { ...usualPlan, clock: 'turn', rated: true };
    expect(whyNotRated(rated, true)).toBe(null);
    expect(whyNotRated(rated, false)).toContain('accounts');
    expect(whyNotRated({ ...rated, clock: 'none' }, true)).toContain('clock');
    expect(whyNotRated({ ...rated, game: 'keyraken' }, true)).toContain('Keyraken');
    expect(whyNotRated({ ...rated, others: ['rules', 'person'] }, true)).toContain('bot');
    expect(whyNotRated({ ...rated, chains: [2, 0] }, true)).toContain('handicap');
    expect(settled(rated, true)).toMatchObject({ rated: true, takeBacks: false });
    expect(settled(rated, false)).toMatchObject({ rated: false, takeBacks: true });
  });
});

describe('a table in words', () => {
  it('says what is played and how', () => {
    const { terms: usual } = listing();
    expect(sayPlay(usual)).toBe('Own decks');
    expect(sayHow(usual)).toEqual(['no clock']);
    const odd = terms.parse({
      play: { type: 'duel', decks: 'sealed', sets: ['aoa'], format: { bestOf: 3, adaptive: false } },
      clock: { type: 'chess', seconds: 1200, increment: 15 },
      rated: true,
      takeBacks: 'never',
      spectators: { allowed: true, delay: 60 },
    });
    expect(sayPlay(odd)).toBe('Sealed, best of 3');
    expect(sayHow(odd)).toEqual(['20 min + 15 s', 'rated', 'AOA', 'watched 1 min later']);
    expect(sayPlay(terms.parse({ play: { type: 'keyraken', players: 2 } }))).toBe('The Keyraken, normal, 2 players');
  });

  it('says who sits there, who won, and whose turn it is', () => {
    expect(sayWho(listing())).toBe('Ada against a free seat');
    const over = listing({ stage: 'over', seats: against, winner: 1, score: [1, 2] });
    expect(sayResult(over)).toBe('Bo won 1 : 2');
    expect(isAsked(listing({ stage: 'playing', toAct: ['Ada'] }), 'Ada')).toBe(true);
    expect(isAsked(listing({ stage: 'over', toAct: ['Ada'] }), 'Ada')).toBe(false);
  });

  it('lists a table whose game the rules cannot continue among those that are over, and says why nobody won', () => {
    const ended = listing({ stage: 'closed', closed: 'rules-changed', seats: against });
    const left = listing({ id: 'leftalone0', stage: 'closed', closed: 'left' });
    expect(sortTables([ended, left], 'Ada')).toEqual({ yours: [], running: [], over: [ended] });
    expect([sayStage(ended), sayStage(left)]).toEqual(['Nobody won, because the rules were mended', 'Closed']);
  });

  it('says how long ago', () => {
    expect([0, 60_000, 7_200_000, 90_000_000].map((past) => sayAgo(0, past))).toEqual([
      'just now',
      'a minute ago',
      '2 hours ago',
      'a day ago',
    ]);
  });
});

describe('the tables of the lobby', () => {
  const shown = (tables: readonly Listing[], me: string | null = null) =>
    renderToStaticMarkup(
      <Router ssrPath="/lobby">
        {tables.map((one) => (
          <TableRow key={one.id} listing={one} me={me} now={0} onJoin={() => {}} />
        ))}
      </Router>,
    );

  it('can be joined where a seat is free and it is not one’s own', () => {
    expect(shown([listing()])).toContain('Join<span class="unseen">: Ada against a free seat');
    expect(shown([listing()], 'Ada')).not.toContain('Join');
    expect(shown([listing()], 'Ada')).toContain('Go on');
  });

  it('can be watched where that is allowed', () => {
    const playing = listing({ stage: 'playing', seats: against });
    expect(shown([playing])).toContain('Watch');
    const closed = { ...playing, terms: { ...playing.terms, spectators: { allowed: false, delay: 0 } } };
    expect(shown([closed])).not.toContain('Watch');
  });

  it('say what there is where there is none', () => {
    expect(renderToStaticMarkup(<NoTables filter={noFilter} />)).toContain('No table is open now');
    expect(renderToStaticMarkup(<NoTables filter={withChosen(noFilter, 'show', ['playing'])} />)).toContain(
      'There are no public games now',
    );
  });

  it.each([
    [1, 0, '1 person is here.'],
    [2, 0, '2 people are here.'],
    [3, 1, '3 people are here, 1 waits for a quick match.'],
    [3, 2, '3 people are here, 2 wait for a quick match.'],
  ])('come with the number of people: %i, of whom %i wait', (people, waiting, says) => {
    expect(renderToStaticMarkup(<LobbyNews lobby={{ people, waiting }} />)).toContain(`>${says}<`);
  });

  it('tell no deck of sealed play', () => {
    const sealed = listing({ terms: terms.parse({ play: { type: 'duel', decks: 'sealed' } }) });
    expect(shown([sealed])).not.toContain('Onyx');
  });
});
