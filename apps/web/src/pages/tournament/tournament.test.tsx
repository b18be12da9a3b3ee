import type { Person, TournamentView } from '@vaultsong/protocol';
import { openTournamentBody } from '@vaultsong/protocol';
import { terms } from '@vaultsong/tables';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { Router } from 'wouter';
import { openingFor, usualDraft, whyNoneRated } from '../tournaments/NewTournament.tsx';
import { sayBegin, sayFormat } from '../tournaments/words.ts';
import { Bracket, Rounds } from './Rounds.tsx';
import { matchOf, roundTitle, sayPairing } from './rounds.ts';
import { Standings } from './Standings.tsx';
import { whyNot } from './TakePart.tsx';

const person = (name: string, kind: Person['kind'] = 'account'): Person => ({ id: name.toLowerCase(), name, kind });
const [ada, bo, cy, di] = [person('Ada'), person('Bo'), person('Cy'), person('Di')];

const place = (who: Person, rank: number): TournamentView['standings'][number] => ({
  ...{ person: who, rank, points: 2, wins: 2, losses: 0, byes: 0, opponentWinRate: 50, gameWinRate: 80 },
  ...{ dropped: false, cut: null, deck: null },
});

const face = (changes: Partial<TournamentView> = {}): TournamentView => ({
  ...{ id: 'abcdefghij', name: 'Winter cup', organizer: ada, stage: 'running', openedAt: 0, startsAt: null },
  terms: terms.parse({ play: { type: 'duel', decks: 'sealed' }, clock: { type: 'chess', seconds: 600, increment: 5 } }),
  ...{
    cut: 2,
    maxPlayers: 4,
    admits: 'everybody',
    champion: null,
    rounds: 2,
    commitment: '',
    secret: null,
    nonces: [],
  },
  standings: [ada, bo, cy, di].map((who, n) => place(who, n + 1)),
  played: [
    {
      isCut: false,
      pairings: [
        { table: 'aaaaaaaaaa', players: [ada, bo], result: { winner: 1, games: [1, 2], reason: 'table' } },
        { table: 'bbbbbbbbbb', players: [cy, di], result: { winner: null, games: [0, 0], reason: 'organizer' } },
      ],
      byes: [],
    },
    { isCut: true, pairings: [{ table: 'cccccccccc', players: [ada, cy], result: null }], byes: [] },
  ],
  ...changes,
});

const shown = (node: React.ReactNode): string =>
  renderToStaticMarkup(<Router ssrPath="/tournaments/abcdefghij">{node}</Router>);

describe('a tournament in words', () => {
  it('says what is played, and when it begins', () => {
    expect(sayFormat(face())).toEqual(['Sealed', '10 min + 5 s', 'cut to the best 2']);
    expect(sayBegin(face({ stage: 'gathering' }))).toBe('Begins when the organizer says so');
    expect(sayBegin(face({ stage: 'over', champion: bo }))).toBe('Winner: Bo');
  });

  it('names its rounds, and says how matches ended', () => {
    const tournament = face();
    expect([0, 1].map((n) => roundTitle(tournament, n))).toEqual(['Round 1 of 2', 'Final']);
    expect(tournament.played.flatMap(({ pairings }) => pairings.map(sayPairing))).toEqual([
      'Bo won 2 : 1',
      'both lost, by the organizer',
      'is being played',
    ]);
  });

  it('finds the match that somebody plays now', () => {
    expect(matchOf(face().played, 'cy')?.table).toBe('cccccccccc');
    expect(matchOf(face().played, 'bo')).toBe(null);
  });

  it('says who may not take part', () => {
    const full = face();
    expect(whyNot(full, bo)).toBe('full');
    expect(whyNot({ ...full, standings: [] }, null)).toBe(null);
    expect(whyNot({ ...full, standings: [], admits: 'accounts' }, person('Guest 1', 'guest'))).toBe('account');
    expect(whyNot({ ...full, standings: [], admits: 'bots' }, bo)).toBe('bots');
  });
});

describe('what is opened', () => {
  it('is what the server takes, and rated only where it can be', () => {
    const draft = { ...usualDraft, name: '  Winter cup ', plan: { ...usualDraft.plan, rated: true } };
    expect(whyNoneRated(draft)).not.toBe(null);
    for (const admits of ['everybody', 'accounts'] as const) {
      const opening = openTournamentBody.parse(openingFor({ ...draft, admits, cut: '4' }));
      expect(opening).toMatchObject({ name: 'Winter cup', cut: 4, terms: { rated: admits === 'accounts' } });
    }
  });
});

describe('the page of a tournament', () => {
  it('leads to each table, and lets the organizer decide matches of the last round alone', () => {
    const rounds = shown(<Rounds tournament={face()} onRule={() => {}} busy={false} />);
    expect(rounds).toContain('href="/t/aaaaaaaaaa"');
    expect(rounds.match(/Decide it/g)).toHaveLength(1);
    expect(rounds).toContain('aria-disabled="false"');
    expect(shown(<Rounds tournament={face()} onRule={() => {}} busy />)).toContain('aria-disabled="true"');
    expect(shown(<Rounds tournament={face()} onRule={null} busy={false} />)).not.toContain('Decide it');
  });

  it('shows who stands where', () => {
    const standings = shown(<Standings tournament={face()} me="bo" busy={false} onRemove={null} />);
    expect(standings).toContain('Bo</a></span> (you)');
    expect(standings).not.toContain('Remove');
    const gathering = { tournament: face({ stage: 'gathering' }), me: null, onRemove: () => {} };
    const free = shown(<Standings {...gathering} busy={false} />);
    expect(free).toContain('Remove<span class="unseen"> Ada</span>');
    expect(free).toContain('aria-disabled="false"');
    expect(shown(<Standings {...gathering} busy />)).not.toContain('aria-disabled="false"');
  });

  it('shows the cut as a bracket', () => {
    expect(shown(<Bracket tournament={face()} />)).toContain('Final');
    expect(shown(<Bracket tournament={face({ played: face().played.slice(0, 1) })} />)).toBe('');
  });
});
