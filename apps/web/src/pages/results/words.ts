// Texts of results.
import type { House } from '@vaultsong/engine';
import { houses } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import type { Reason } from '../../games/resultsOf.ts';
import { rungOf, rungTitles, styleOf } from '../../table/speech/bots.ts';
import { steady } from '../../wire/choice.ts';
import type { Entry } from './entry.ts';

/** A house by its name in results, which hold what was written once. The pages of cards know more, and load all cards for it. */
export const asHouse = (name: string): House | undefined => houses.find((house) => house === name);

export const placeTitles: Readonly<Record<Entry['place'], string>> = {
  home: 'At home, against a bot',
  online: 'Online',
  adventure: 'Adventure',
};

export const difficultyTitles = { easy: 'Easy', normal: 'Normal', hard: 'Hard' } as const;

/** "A bot that plans, racer" */
export function botTitle(bot: NonNullable<Entry['bot']>): string {
  const title = rungTitles.find(([rung]) => rung === rungOf(bot))?.[1] ?? bot;
  const style = styleOf(bot);
  return style === steady ? title : `${title}, ${style}`;
}

/** The opponent as a list names them: a person, an adventure or a kind of bot. */
export const opponentOf = ({ opponent, bot }: Pick<Entry, 'opponent' | 'bot'>): string =>
  opponent !== '' ? capital(opponent) : bot === null ? 'Somebody' : botTitle(bot);

const capital = (words: string): string => words.slice(0, 1).toUpperCase() + words.slice(1);

const within = (words: string): string =>
  words
    .replace(/^A bot/, 'a bot')
    .replace(/^A gentle/, 'a gentle')
    .replace(/^The K/, 'the K');

/** "Miss Onyx against Radiant Argus (a bot that plans)"; a deck that is not known goes without saying. */
export function sayGame(entry: Pick<Entry, 'decks' | 'foe' | 'opponent' | 'bot'>): string {
  const mine = entry.decks.map(({ name }) => name).join(', ');
  const opponent = within(opponentOf(entry));
  const against = entry.foe === null || entry.foe.name === '' ? opponent : `${entry.foe.name} (${opponent})`;
  return `${mine === '' ? 'A deck that is not known' : mine} against ${against}`;
}

/** "14 turns · keys 3 : 1 · you went first · easy" */
export const sayHow = ({ turns, keys, place, first, difficulty }: Entry): string =>
  [
    turns === 0 ? '' : counted(turns, 'turn'),
    turns === 0 && keys[0] + keys[1] === 0
      ? ''
      : place === 'adventure'
        ? counted(keys[0], 'key')
        : `keys ${keys.join(' : ')}`,
    first === null ? '' : first ? 'you went first' : 'the other went first',
    difficulty === null ? '' : difficulty,
  ]
    .filter((part) => part !== '')
    .join(' · ');

/** Sentences about games that do not count, each with their number. */
export const uncountedWords: Readonly<Record<Reason, (games: number) => string>> = {
  running: (games) =>
    `${counted(games, 'game')} still ${games === 1 ? 'goes' : 'go'} on, or ${games === 1 ? 'was' : 'were'} left`,
  people: (games) =>
    `${counted(games, 'game')} of two people at this screen: you won and lost ${games === 1 ? 'it' : 'each'}`,
  branch: (games) => `${counted(games, 'game')} played on from a moment of another`,
  record: (games) =>
    `${counted(games, 'record')} brought in from elsewhere, which ${games === 1 ? 'does' : 'do'} not say whose it is`,
  'take-backs': (games) =>
    `${counted(games, 'game')} in which you took back a decision after something hidden had become known`,
  'no-winner': (games) => `${counted(games, 'online table')} closed without a winner`,
};
