// Choice of a game, and its address: a game can be linked, and tests fix the seed through the same door.
import type { BotName } from '@vaultsong/bots/names';
import { botNames, rungs, styles } from '@vaultsong/bots/names';
import type { EditionName } from '@vaultsong/engine';
import { defaultEdition, editionNames, editionOf } from '@vaultsong/engine';
import type { Format, Pair } from '@vaultsong/match';
import { isChains, mostChains } from '@vaultsong/match';

export const starters = ['me', 'foe', 'chance'] as const;
export type Starter = (typeof starters)[number];

/** Lengths of a series, by their names in the address. */
export const seriesNames = ['1', '3', '5', 'adaptive'] as const;
export type SeriesName = (typeof seriesNames)[number];

export const formats: Readonly<Record<SeriesName, Format>> = {
  1: { bestOf: 1, adaptive: false },
  3: { bestOf: 3, adaptive: false },
  5: { bestOf: 5, adaptive: false },
  adaptive: { bestOf: 3, adaptive: true },
};

export type { BotName };

/** The bot that answers for the other seat; none: a second person at this screen does. */
export type Opponent = BotName | 'none';
export const opponents: readonly Opponent[] = [...botNames, 'none'];

export interface Choice {
  /** Slugs of decks, `generated:SET:SEED`, or deck codes. An own deck has a slug too, which leads to it only where it is kept. */
  readonly you: string;
  readonly foe: string;
  readonly first: Starter;
  readonly bot: Opponent;
  /** Of the rules. */
  readonly edition: EditionName;
  readonly series: SeriesName;
  /** With how many chains each deck starts: yours, the other's. None where the decks are bid for. */
  readonly chains: Pair<number>;
  /** Chains are bid for the decks before the first game. Not in adaptive play, which bids before the third. */
  readonly bid: boolean;
  /** null: by chance. */
  readonly seed: number | null;
  /** No player may take a mulligan. Only the guided first game is played so; no query asks for it. */
  readonly quickstart?: true;
}

/** Two people play at this screen, one after the other. */
export const isForTwo = ({ bot }: Pick<Choice, 'bot'>): boolean => bot === 'none';

/**
 * Game of a new visitor: two decks that are an even match. Yours won 51.4 % of 3,000 games of the rules bot (95 % interval
 * 49.6 to 53.2), each deck going first in half of them: `vaultsong simulate miss-onyx-censorius
 * radiant-argus-the-supreme` with seeds 7 and 2026, 1,500 games each.
 */
export const presetChoice: Choice = {
  you: 'miss-onyx-censorius',
  foe: 'radiant-argus-the-supreme',
  first: 'chance',
  bot: 'rules',
  edition: defaultEdition,
  series: '1',
  chains: [0, 0],
  bid: false,
  seed: null,
};

/** Slugs, new decks by their seeds, and deck codes; whether there is such a deck is another question. */
const deckName = /^(?:[a-z0-9-]{1,200}|generated:[a-z0-9-]{1,40}:-?\d{1,16}|vs\d{1,3}-[A-Za-z0-9_-]{1,20000})$/;

export const isDeckName = (text: string): boolean => deckName.test(text);

export const oneOf = <T extends string>(values: readonly T[], text: string | null): T | null =>
  values.find((value) => value === text) ?? null;

export const toSeed = (text: string | null): number | null =>
  text !== null && /^\d{1,9}$/.test(text) ? Number(text) : null;

/** Value of chains in the address where they are bid for. */
const bidding = 'bid';

/** `7,0`: yours first. */
function toChains(text: string | null): Pair<number> | null {
  const [yours, foes] = /^\d{1,2},\d{1,2}$/.test(text ?? '') ? (text ?? '').split(',').map(Number) : [];
  return yours !== undefined && foes !== undefined && isChains(yours) && isChains(foes) ? [yours, foes] : null;
}

/** Value of the style field for a bot without a leaning; `bot=planner-racer` gives bot and style in one. */
export const steady = 'steady' as const;
const styleNames: readonly string[] = [steady, ...styles];

/** A bot has the style that is asked for as far as it has styles. */
function opponentIn(asked: URLSearchParams): Opponent {
  const bot = oneOf(opponents, asked.get('bot')) ?? presetChoice.bot;
  return oneOf(botNames, `${bot}-${asked.get('style') ?? steady}`) ?? bot;
}

const seriesIn = (asked: URLSearchParams): SeriesName => oneOf(seriesNames, asked.get('series')) ?? presetChoice.series;

const isBidIn = (asked: URLSearchParams): boolean =>
  asked.get('chains') === bidding && !formats[seriesIn(asked)].adaptive;

/** Reads the query of an address; what is missing or makes no sense is as in the preset. */
export function choiceFrom(query: string): Choice {
  const asked = new URLSearchParams(query);
  const slug = (name: 'you' | 'foe'): string => {
    const text = asked.get(name);
    return text !== null && isDeckName(text) ? text : presetChoice[name];
  };
  return {
    you: slug('you'),
    foe: slug('foe'),
    first: oneOf(starters, asked.get('first')) ?? presetChoice.first,
    bot: opponentIn(asked),
    edition: oneOf(editionNames, asked.get('edition')) ?? presetChoice.edition,
    series: seriesIn(asked),
    chains: toChains(asked.get('chains')) ?? presetChoice.chains,
    bid: isBidIn(asked),
    seed: toSeed(asked.get('seed')),
  };
}

/** Complaint about a part of an address; none when the part is absent or understood. */
export function tellOf(
  asked: URLSearchParams,
  name: string,
  isKnown: (text: string) => boolean,
  expected: string,
  instead: string,
): readonly string[] {
  const text = asked.get(name);
  if (text === null || isKnown(text)) return [];
  return [`The address says ${name}=${text.slice(0, 40)}; expected ${expected}. ${instead}`];
}

/** Complaints about the parts that all games have. */
export const tellCommon = (
  asked: URLSearchParams,
): { readonly edition: readonly string[]; readonly seed: readonly string[] } => ({
  edition: tellOf(
    asked,
    'edition',
    (text) => oneOf(editionNames, text) !== null,
    editionNames.join(', '),
    `You play by ${editionOf(presetChoice.edition).title}.`,
  ),
  seed: tellOf(
    asked,
    'seed',
    (text) => text === '' || toSeed(text) !== null,
    'a number of up to 9 digits',
    'The seed is random.',
  ),
});

/** Parts of an address that cannot be fulfilled, and their replacements, as sentences. The worker looks up decks, not this. */
export function ignoredIn(query: string): readonly string[] {
  const asked = new URLSearchParams(query);
  const { edition, seed } = tellCommon(asked);
  const tellName = (name: string, known: readonly string[], instead: string): readonly string[] =>
    tellOf(asked, name, (text) => known.includes(text), known.join(', '), instead);
  return [
    ...edition,
    ...tellName('first', starters, 'Who goes first is by chance.'),
    ...tellOf(
      asked,
      'bot',
      (text) => oneOf(opponents, text) !== null,
      `${[...rungs, 'none'].join(', ')}, or one that searches with its style, such as planner-racer`,
      'The bot plays by rules of thumb.',
    ),
    ...tellName('style', styleNames, 'The bot has no leaning.'),
    ...tellName('series', seriesNames, 'You play a single game.'),
    ...tellOf(
      asked,
      'chains',
      (text) => toChains(text) !== null || text === bidding,
      `two whole numbers from 0 to ${mostChains} with a comma between, yours first, or ${bidding}`,
      'No player starts with chains.',
    ),
    ...tellOf(
      asked,
      'chains',
      (text) => text !== bidding || isBidIn(asked),
      'numbers: adaptive play bids before its third game',
      'No player starts with chains.',
    ),
    ...seed,
  ];
}

/** The query that `choiceFrom` reads back as the same choice. Keeps what else stands in `query`, such as the speed. */
export function queryOf(choice: Choice, query: string): string {
  const asked = new URLSearchParams(query);
  for (const name of ['you', 'foe', 'first', 'bot', 'edition'] as const) asked.set(name, choice[name]);
  // The name of the bot says its style.
  asked.delete('style');
  // What most games do without is left out.
  const chains = choice.bid ? bidding : choice.chains.join(',');
  const optional = {
    series: choice.series === presetChoice.series ? null : choice.series,
    chains: chains === presetChoice.chains.join(',') ? null : chains,
    seed: choice.seed === null ? null : String(choice.seed),
  };
  for (const [name, value] of Object.entries(optional)) {
    if (value === null) asked.delete(name);
    else asked.set(name, value);
  }
  return `?${asked}`;
}
