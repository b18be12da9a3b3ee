// Choice of an adventure and its team, and its address.
import type { Difficulty } from '@vaultsong/adventures/difficulty';
import { difficulties } from '@vaultsong/adventures/difficulty';
import { botNames, rungs } from '@vaultsong/bots/names';
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition, editionNames } from '@vaultsong/engine';
import type { BotName } from './choice.ts';
import { isDeckName, oneOf, presetChoice, tellCommon, tellOf, toSeed } from './choice.ts';

/** Decision maker of a seat: a person at this screen, or a bot. */
export type Sitter = 'human' | BotName;

/** One player of the team. */
export interface Teammate {
  /** Slug of a deck, `generated:SET:SEED`, or a deck code. */
  readonly deck: string;
  readonly by: Sitter;
}

export interface AdventureChoice {
  /** One to three, in turn order; at least one of them is human. */
  readonly team: readonly Teammate[];
  readonly difficulty: Difficulty;
  readonly edition: EditionName;
  /** Player of the first turn: an index into the team; null where the players choose it when they have drawn their hands. */
  readonly first: number | null;
  /** null: by chance. */
  readonly seed: number | null;
}

export const mostPlayers = 3;

/** Adventure of a new visitor. */
export const presetAdventure: AdventureChoice = {
  // The deck that the guided game teaches; those of `presetChoice` are chosen to be even against each other.
  team: [{ deck: 'miss-onyx-censorius', by: 'human' }],
  difficulty: 'normal',
  edition: defaultEdition,
  first: null,
  seed: null,
};

/** Sign in the address for a player at this screen. */
const atThisScreen = '-';

const namesIn = (asked: URLSearchParams, key: 'decks' | 'bots'): readonly string[] => {
  const text = asked.get(key) ?? '';
  return text === '' ? [] : text.split(',');
};

const toSitter = (text: string): Sitter | null => (text === atThisScreen ? 'human' : oneOf(botNames, text));

/** A player whose deck or bot makes no sense has the preset deck, or plays at this screen. Nobody watches bots only. */
function teamIn(asked: URLSearchParams): readonly Teammate[] {
  const bots = namesIn(asked, 'bots');
  const team = namesIn(asked, 'decks')
    .slice(0, mostPlayers)
    .map(
      (deck, seat): Teammate => ({
        deck: isDeckName(deck) ? deck : presetChoice.you,
        by: toSitter(bots[seat] ?? atThisScreen) ?? 'human',
      }),
    );
  return team.some(({ by }) => by === 'human')
    ? team
    : team.map((one, seat) => (seat === 0 ? { ...one, by: 'human' } : one));
}

/** @param players how many there are */
const toFirst = (text: string | null, players: number): number | null =>
  text !== null && /^\d$/.test(text) && Number(text) < players ? Number(text) : null;

/** Reads the query of an address: null when it names no decks. What else is missing or makes no sense is as in the preset. */
export function adventureFrom(query: string): AdventureChoice | null {
  const asked = new URLSearchParams(query);
  const team = teamIn(asked);
  if (team.length === 0) return null;
  return {
    team,
    difficulty: oneOf(difficulties, asked.get('difficulty')) ?? presetAdventure.difficulty,
    edition: oneOf(editionNames, asked.get('edition')) ?? presetAdventure.edition,
    first: toFirst(asked.get('first'), team.length) ?? presetAdventure.first,
    seed: toSeed(asked.get('seed')),
  };
}

/** Complaints about the bots in an address. */
function tellBots(asked: URLSearchParams, players: number): readonly string[] {
  const bots = namesIn(asked, 'bots');
  const known = bots.map(toSitter);
  const all = [...known, ...Array<Sitter>(Math.max(0, players - known.length)).fill('human')].slice(0, players);
  return [
    ...tellOf(
      asked,
      'bots',
      () => known.every((by) => by !== null),
      `for each player one of ${[atThisScreen, ...rungs].join(', ')}, or one that searches with its style, such as planner-racer, with commas between`,
      'The other players are at this screen.',
    ),
    ...tellOf(
      asked,
      'bots',
      () => bots.length <= players,
      `at most ${players}, one for each deck`,
      'The others are ignored.',
    ),
    ...tellOf(
      asked,
      'bots',
      () => all.some((by) => by === 'human' || by === null),
      `one ${atThisScreen} at least`,
      'The first player is at this screen.',
    ),
  ];
}

/**
 * Parts of an address that cannot be fulfilled, and their replacements, as sentences. The worker looks up decks, not this.
 * An address without a query asks for nothing.
 */
export function ignoredInAdventure(query: string): readonly string[] {
  const asked = new URLSearchParams(query);
  const decks = namesIn(asked, 'decks');
  const { edition, seed } = tellCommon(asked);
  const told = ['decks', 'bots', 'difficulty', 'first', 'edition', 'seed'].filter((key) => asked.has(key));
  if (decks.length === 0)
    return told.length === 0
      ? []
      : ['The address names no decks; expected decks=, with a comma between two of them. Choose them here.'];
  const players = Math.min(decks.length, mostPlayers);
  return [
    ...tellOf(
      asked,
      'decks',
      () => decks.length <= mostPlayers,
      `${mostPlayers} at most`,
      `The first ${mostPlayers} play.`,
    ),
    ...decks
      .slice(0, mostPlayers)
      .flatMap((deck) =>
        tellOf(
          new URLSearchParams({ decks: deck }),
          'decks',
          isDeckName,
          'the name of a deck or a deck code',
          'In its place is the preset deck.',
        ),
      ),
    ...tellBots(asked, players),
    ...tellOf(
      asked,
      'difficulty',
      (text) => oneOf(difficulties, text) !== null,
      difficulties.join(', '),
      `The difficulty is ${presetAdventure.difficulty}.`,
    ),
    ...tellOf(
      asked,
      'first',
      (text) => toFirst(text, players) !== null,
      players === 1 ? '0, for there is one player' : `a number from 0 to ${players - 1}, counting the players from 0`,
      'The players choose when they have drawn their hands.',
    ),
    ...edition,
    ...seed,
  ];
}

/**
 * The query that `adventureFrom` reads back as the same choice. What is as in the preset is left out, but for the decks.
 * @param query what else stands in it is kept, such as the speed
 */
export function queryOfAdventure(choice: AdventureChoice, query: string): string {
  const { team, difficulty, edition, first, seed } = choice;
  const asked = new URLSearchParams(query);
  const parts = {
    decks: team.map(({ deck }) => deck).join(','),
    bots: team.every(({ by }) => by === 'human')
      ? null
      : team.map(({ by }) => (by === 'human' ? atThisScreen : by)).join(','),
    difficulty: difficulty === presetAdventure.difficulty ? null : difficulty,
    first: first === null ? null : String(first),
    edition: edition === presetAdventure.edition ? null : edition,
    seed: seed === null ? null : String(seed),
  };
  for (const [name, value] of Object.entries(parts)) {
    if (value === null) asked.delete(name);
    else asked.set(name, value);
  }
  // Commas and colons may stand in a query as they are, and can be read so.
  return `?${asked.toString().replaceAll('%2C', ',').replaceAll('%3A', ':')}`;
}
