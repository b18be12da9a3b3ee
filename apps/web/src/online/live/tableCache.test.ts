import { deal, see } from '@vaultsong/engine';
import type { GameView, TableView, ToClientOf } from '@vaultsong/protocol';
import { terms } from '@vaultsong/tables';
import '@vaultsong/cards';
import { bundledDecks, toDeckList } from '@vaultsong/decks';
import { describe, expect, it } from 'vitest';
import { TableCache } from './tableCache.ts';

const summary: TableView = {
  id: 'abcdefghij',
  stage: 'playing',
  terms: terms.parse({ play: { type: 'duel', decks: 'own' } }),
  openedBy: null,
  openedAt: 0,
  seats: [null, null],
  games: [],
  series: null,
  toAct: 0,
  since: 0,
  deadline: null,
  claimable: null,
  maxTurns: null,
  clock: null,
  request: null,
  result: null,
  closed: null,
  commitment: '',
  secret: null,
  nonces: null,
  rematch: [],
  continuedAt: null,
  tournament: null,
  rematchOf: null,
  resumed: null,
};

const decks = bundledDecks.slice(0, 2).map(({ deck }) => toDeckList(deck));
const game: GameView = {
  number: 1,
  question: 0,
  view: see(deal({ decks, seed: 7 }), 0),
  whyNot: null,
  takeBack: { mode: null, left: 0 },
};

const message: ToClientOf<'table'> = {
  type: 'table',
  table: summary.id,
  seq: 0,
  now: 0,
  seat: 0,
  full: true,
  events: [],
  summary,
  game,
};

describe('what was told of a table', () => {
  it('is the same game as before where only something else of the table changed', () => {
    const told = new TableCache();
    told.receive(message);
    const { summary: _face, game: _game, ...bare } = message;
    const heard = told.receive({
      ...bare,
      full: false,
      changes: [{ op: 'replace', path: '/summary/since', value: 5 }],
    });
    expect(heard?.summary?.since).toBe(5);
    expect(heard?.game).toBe(game);
    const next = told.receive({
      ...bare,
      full: false,
      changes: [{ op: 'replace', path: '/game/question', value: 1 }],
    });
    expect(next?.game?.question).toBe(1);
    expect(next?.summary).toBe(heard?.summary);
  });

  it('is asked for again where it was never told', () => {
    const { summary: _face, game: _game, ...bare } = message;
    expect(new TableCache().receive({ ...bare, full: false, changes: [] })).toBeNull();
  });
});
