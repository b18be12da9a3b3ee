// The list of own games as data: the fields of its search, its filters and its orders.
import { fold } from '../../components/fold.ts';
import type { SavedGame } from '../../games/savedGame.ts';
import type { ListOf } from '../../list/listOf.ts';
import { gamesPath } from '../../routing/paths.ts';
import { ownDecks, sayPlayers } from './words.ts';

const showTitles: Readonly<Record<string, string>> = { all: 'All', running: 'Go on', finished: 'Over' };

const isOver = ({ status }: SavedGame): boolean => status !== 'running';

export const gameList: ListOf<SavedGame> = {
  path: gamesPath,
  title: 'Your games',
  label: 'Games',
  noun: 'game',
  idOf: ({ id }) => id,
  search: {
    of: 'games',
    textOf: (game) => fold([sayPlayers(game), game.result].join('\n')),
    values: {
      deck: ownDecks,
      opponent: ({ opponent }) => [opponent],
      is: (game) => [game.what, game.status, ...(isOver(game) ? ['over'] : [])],
    },
    numbers: { turn: ({ turn }) => turn, keys: ({ keys }) => keys[0] ?? 0 },
  },
  placeholder: 'Deck, opponent, result …',
  hint: 'Words of decks, opponent or result, or such as is:won and turn>=10.',
  examples: [
    ['onyx', 'in a deck, the opponent or the result'],
    ['deck:guide -is:lost', 'with one of your decks, without those that you lost'],
    ['opponent:"the Keyraken"', 'against one opponent'],
    ['is:running is:duel', 'duels that go on; also is:won, is:lost, is:over, is:adventure'],
    ['turn>=10 keys>=2', 'late in the game, with two keys of yours'],
  ],
  filters: [
    {
      kind: 'facet',
      name: 'show',
      title: 'Which games',
      control: 'segments',
      order: ['all', 'running', 'finished'],
      titleOf: (value) => showTitles[value] ?? value,
      valuesOf: (game) => [isOver(game) ? 'finished' : 'running'],
    },
  ],
  sorts: [
    { name: 'played', title: 'Played last first', order: (games) => games },
    { name: 'begun', title: 'Begun last first', order: (games) => games.toSorted((a, b) => b.begun - a.begun) },
    {
      name: 'opponent',
      title: 'Opponent',
      order: (games) => games.toSorted((a, b) => a.opponent.localeCompare(b.opponent, 'en')),
    },
    { name: 'turn', title: 'Turns, the most first', order: (games) => games.toSorted((a, b) => b.turn - a.turn) },
  ],
  looks: false,
};
