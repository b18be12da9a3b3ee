// The results that a kept game holds, also of games of before results were noted, and why others count for nothing.
import { adventureFrom, presetAdventure } from '../wire/adventureChoice.ts';
import { choiceFrom } from '../wire/choice.ts';
import type { GameResult } from './result.ts';
import type { SavedGame } from './savedGame.ts';

/** Reasons for which a game does not count. */
export const reasons = ['running', 'people', 'branch', 'record', 'take-backs', 'no-winner'] as const;
export type Reason = (typeof reasons)[number];

const takenBack = /"takeBacks":(\d{1,6})/;

/** Of a game that was kept before results were noted: what its line tells. */
function resultOfLine(game: SavedGame): GameResult | null {
  const { what, query, decks, opponent, status, series, turn, keys, played, kept } = game;
  if ((what !== 'duel' && what !== 'adventure') || (status !== 'won' && status !== 'lost')) return null;
  const deckNamed = (name: string) => ({ name, houses: [] });
  const common = {
    number: series?.game ?? 1,
    won: status === 'won',
    at: played,
    first: null,
    houses: null,
    turns: turn,
    takeBacks: Number(takenBack.exec(kept)?.[1] ?? 0),
  };
  const [mine = 0, theirs = 0] = keys;
  if (what === 'adventure') {
    const { difficulty, edition, team } = adventureFrom(query) ?? presetAdventure;
    const own = decks.filter((_, seat) => team[seat]?.by === 'human');
    const details = { decks: own.map(deckNamed), foe: null, opponent, bot: null, difficulty, edition } as const;
    return { ...common, ...details, place: 'adventure', keys: [mine, 0] };
  }
  const { bot, edition, first } = choiceFrom(query);
  const [own = '', foe = ''] = decks;
  return {
    ...common,
    place: 'home',
    decks: [deckNamed(own)],
    foe: deckNamed(foe),
    opponent: '',
    bot: bot === 'none' ? null : bot,
    difficulty: null,
    edition,
    // The loser, or the bot, chose who went first in later games of a series.
    first: series !== null || first === 'chance' ? null : first === 'me',
    keys: [mine, theirs],
  };
}

/** Of each of its games that is over. */
export function resultsOf(game: SavedGame): readonly GameResult[] {
  if (game.results !== undefined && (game.results.length > 0 || game.status === 'running')) return game.results;
  const result = resultOfLine(game);
  return result === null ? [] : [result];
}

/** Why no game of it counts, or its last one does not; null: it counts. */
export function reasonFor({ what, status }: Pick<SavedGame, 'what' | 'status'>): Reason | null {
  if (what === 'record' || what === 'branch') return what;
  if (status === 'running') return 'running';
  return status === 'ended' ? 'people' : null;
}
