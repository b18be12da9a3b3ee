import { deal, see } from '@vaultsong/engine';
import type { GameView, TableView, ToClientOf } from '@vaultsong/protocol';
import { terms } from '@vaultsong/tables';
import '@vaultsong/cards';
import { bundledDecks, toDeckList } from '@vaultsong/decks';
import { describe, expect, it } from 'vitest';
import { TableCache } from './tableCache.ts';

const face: TableView = {
  id: 'abcdefghij',
  stage: 'playing',
  terms: terms.parse({ play: { is: 'duel', decks: 'own' } }),
  by: null,
  openedAt: 0,
  seats: [null, null],
  games: [],
  series: null,
  asked: 0,
  since: 0,
  due: null,
  claimable: null,
  mostTurns: null,
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
  after: null,
};

const decks = bundledDecks.slice(0, 2).map(({ deck }) => toDeckList(deck));
const game: GameView = {
  number: 1,
  question: 0,
  view: see(deal({ decks, seed: 7 }), 0),
  refusals: null,
  takeBack: { how: null, left: 0 },
};

const message: ToClientOf<'table'> = {
  is: 'table',
  table: face.id,
  seq: 0,
  now: 0,
  you: 0,
  whole: true,
  events: [],
  face,
  game,
};

describe('what was told of a table', () => {
  it('is the same game as before where only something else of the table changed', () => {
    const told = new TableCache();
    told.receive(message);
    const { face: _face, game: _game, ...bare } = message;
    const heard = told.receive({ ...bare, whole: false, changes: [{ op: 'replace', path: '/face/since', value: 5 }] });
    expect(heard?.face?.since).toBe(5);
    expect(heard?.game).toBe(game);
    const next = told.receive({
      ...bare,
      whole: false,
      changes: [{ op: 'replace', path: '/game/question', value: 1 }],
    });
    expect(next?.game?.question).toBe(1);
    expect(next?.face).toBe(heard?.face);
  });

  it('is asked for again where it was never told', () => {
    const { face: _face, game: _game, ...bare } = message;
    expect(new TableCache().receive({ ...bare, whole: false, changes: [] })).toBeNull();
  });
});
