// vaultsong rate: how strong decks are against a field of others.
import type { DeckRating, RateSummary, Venue } from '@vaultsong/arena';
import { earlyTurns, hashOf, plotDots, rateExperiment } from '@vaultsong/arena';
import type { BotName } from '@vaultsong/bots';
import { bundledDecks, printable, toDeckList } from '@vaultsong/decks';
import type { DeckList } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { UserError } from '../errors.ts';
import { ends, percent } from '../figures.ts';
import { loadPlayable } from '../loadDeck.ts';
import { textTable } from '../textTable.ts';
import type { ExperimentFlags } from './experiment.ts';
import { report, venueFor } from './experiment.ts';

interface RateFlags extends ExperimentFlags {
  readonly field?: readonly string[];
  readonly bot: BotName;
  readonly until: number;
  readonly games: number;
  readonly cards?: true;
}

/** Does what the command is asked for. */
export async function runRate(sources: readonly string[], flags: RateFlags): Promise<void> {
  const { bot, seed, games, until: half } = flags;
  const [rated, field] = [await decksOr(sources), await decksOr(flags.field ?? [])];
  const decks = different([...rated, ...field]);
  const placeOf = (deck: DeckList): number => decks.findIndex((other) => hashOf(other) === hashOf(deck));
  const places = { rated: [...new Set(rated.map(placeOf))], field: [...new Set(field.map(placeOf))] };
  const alone = places.rated.find((deck) => places.field.every((other) => other === deck));
  if (alone !== undefined)
    throw new UserError(`${nameIn(decks, alone)} has no opponent; expected another deck in --field`);
  const venue: Venue = { ...venueFor(decks, flags), ...(flags.cards === undefined ? {} : { early: true }) };
  const experiment = rateExperiment({ venue, ...places, bot, seed, half, games });
  await report(experiment, flags, {
    json: ({ decks: ratings, ...rest }) => ({
      decks: ratings.map(({ deck, ...rating }) => ({ name: decks[deck]?.name ?? '', ...rating })),
      ...rest,
      bot,
      field: places.field.map((deck) => decks[deck]?.name ?? ''),
    }),
    plot: ({ decks: ratings }, heading) =>
      plotDots(
        {
          title: 'Decks against a field',
          subtitle: `${heading}; played by ${bot} against ${counted(field.length, 'deck')}. Lines are 95 % intervals.`,
        },
        ratings
          .map(({ deck, rate, low, high }) => ({ name: nameIn(decks, deck), value: rate, low, high }))
          .toSorted((one, other) => other.value - one.value),
        { say: (share) => `${Math.round(100 * share)} %`, even: 0.5, least: 0, most: 1, name: 'share of games won' },
      ),
    words: (summary, heading) =>
      wordsOf(summary, decks, `${heading}, played by ${bot}: share against ${counted(field.length, 'deck')}`),
  });
}

/** The decks that come with the program where none are named. */
const decksOr = async (sources: readonly string[]): Promise<readonly DeckList[]> =>
  (sources.length === 0 ? bundledDecks.map(({ deck }) => deck) : await loadPlayable(sources)).map(toDeckList);

/** Decks of the same cards are one deck. */
const different = (decks: readonly DeckList[]): readonly DeckList[] => {
  const known = new Map<string, DeckList>();
  for (const deck of decks) if (!known.has(hashOf(deck))) known.set(hashOf(deck), deck);
  return [...known.values()];
};

const nameIn = (decks: readonly DeckList[], deck: number): string => printable(decks[deck]?.name ?? '', 60);

function wordsOf(
  { decks: ratings, unfinished, errors }: RateSummary,
  decks: readonly DeckList[],
  heading: string,
): string {
  const rows = ratings
    .toSorted((one, other) => other.rate - one.rate)
    .map(({ deck, rate, low, high, games }) => [
      nameIn(decks, deck),
      percent(rate),
      `(${ends(low, high)})`,
      counted(games, 'game'),
    ]);
  return [
    heading,
    ...textTable(rows, ['left', 'right', 'left', 'right']).map((line) => `  ${line}`),
    `  unfinished ${unfinished}, errors ${errors}`,
    ...ratings.flatMap((rating) => cardLines(rating, nameIn(decks, rating.deck))),
  ].join('\n');
}

/** What a deck wins with each card among the early ones, and without it. */
function cardLines({ cards }: DeckRating, name: string): readonly string[] {
  if (cards === undefined) return [];
  const share = ({ wins, games }: { readonly wins: number; readonly games: number }): string =>
    games === 0 ? '-' : `${Math.round((100 * wins) / games)} %`;
  const signed = (difference: number): string => {
    const points = Math.round(100 * difference);
    return points < 0 ? `−${-points}` : `+${points}`;
  };
  const rows = [
    ['', 'early', '', 'not', '', 'difference', ''],
    ...cards.map(({ card, early, late, value, low, high }) => [
      definition(card).name,
      share(early),
      `of ${early.games}`,
      share(late),
      `of ${late.games}`,
      signed(value),
      `(${signed(low)} to ${signed(high)})`,
    ]),
  ];
  return [
    '',
    `${name} wins, by whether a card was drawn by its ${earlyTurns}th turn. Who draws more has seen more of every card: this is no measure of a card's worth.`,
    ...textTable(rows, ['left', 'right', 'left', 'right', 'left', 'right', 'left']).map((line) => `  ${line}`),
  ];
}
