// Decks: codes, new ones, profiles, ratings, fair chains, and how many come with the program.
import { z } from 'zod';
import { teller } from './teller.ts';
import { between, count, interval, percent, setTitle, sum, table } from './words.ts';

export const counts = teller(
  z.object({
    cards: z.number(),
    printedSets: z.number(),
    decks: z.number(),
    deckSets: z.array(z.string()),
    generatedSets: z.array(z.string()),
  }),
  ({ cards, printedSets, decks, deckSets, generatedSets }) => ({
    figures: {
      cards: count(cards),
      sets: count(printedSets),
      decks: count(decks),
      'deck-sets': deckSets.map(setTitle).join(', '),
      'new-sets': count(generatedSets.length),
    },
    data: {
      'apps/web/src/pages/start/counts.json': {
        cards,
        deckSets: deckSets.length,
        generatedSets: generatedSets.length,
      },
    },
  }),
);

const deckShown = z.object({ name: z.string(), set: z.string() });

const sayDeck = ({ name, set }: z.infer<typeof deckShown>): string => `${name} (${setTitle(set)})`;

export const deckCodes = teller(
  z.object({ rows: z.array(z.object({ of: z.string(), least: z.number(), median: z.number(), most: z.number() })) }),
  ({ rows }) => {
    const bundled = rows.find((row) => row.of === 'bundled');
    return {
      figures: {
        least: count(Math.min(...rows.map((row) => row.least))),
        most: count(Math.max(...rows.map((row) => row.most))),
        median: count(bundled?.median ?? 0),
      },
    };
  },
);

export const evenPairs = teller(
  z.object({
    rows: z.array(
      z.object({
        decks: z.tuple([deckShown, deckShown]),
        won: z.number(),
        finished: z.number(),
      }),
    ),
  }),
  ({ rows }) => ({
    sections: {
      pairs: table(
        ['Deck', 'Against', 'Won', 'Interval'],
        rows.map(({ decks: [one, other], won, finished }) => [
          sayDeck(one),
          sayDeck(other),
          percent(won / finished),
          between(interval(won, finished)),
        ]),
      ),
    },
    figures: { games: count(Math.min(...rows.map(({ finished }) => finished))) },
  }),
);

const spread = z.object({ mean: z.number(), least: z.number(), most: z.number() });
type Spread = z.infer<typeof spread>;
const newSet = z.object({
  shares: z.record(z.string(), z.number()),
  spreads: z.record(z.string(), z.number()),
  withoutRare: z.number(),
  different: z.number(),
  times: z.record(z.string(), z.array(z.number())),
  types: z.record(z.string(), spread),
  bonus: spread,
  houses: spread,
  icons: spread,
  kinds: z.record(z.string(), z.number()),
  twins: z.number(),
});

export const newDecks = teller(z.object({ sets: z.record(z.string(), newSet) }), ({ sets }) => ({
  figures: Object.fromEntries(
    Object.entries(sets).flatMap(([set, figures]) =>
      Object.entries(figuresOfSet(figures)).map(([name, figure]) => [`${set}.${name}`, figure]),
    ),
  ),
}));

const rarities = ['common', 'uncommon', 'rare', 'special'] as const;

function figuresOfSet({
  shares,
  spreads,
  withoutRare,
  different,
  times,
  types,
  bonus,
  houses,
  icons,
  kinds,
  twins,
}: z.infer<typeof newSet>): Record<string, string> {
  const bare = (share: number | undefined): string => (100 * (share ?? 0)).toFixed(1);
  const about = ({ mean, least, most }: Spread): string => `${mean.toFixed(1)} (${least}-${most})`;
  return {
    shares: `${rarities.map((rarity) => bare(shares[rarity])).join(', ')} %`,
    ...Object.fromEntries(rarities.map((rarity) => [rarity, percent(shares[rarity] ?? 0)])),
    ...Object.fromEntries(rarities.map((rarity) => [`${rarity}-spread`, (spreads[rarity] ?? 0).toFixed(1)])),
    'twin-cards': percent(shares['evil twin'] ?? 0, 2),
    'twin-decks': percent(twins),
    'without-rare': percent(withoutRare, 0),
    different: different.toFixed(1),
    ...Object.fromEntries(
      rarities.map((rarity) => [
        `${rarity}-times`,
        `${(times[rarity] ?? [])
          .slice(0, rarity === 'common' ? 3 : 2)
          .map(bare)
          .join(', ')} %`,
      ]),
    ),
    ...Object.fromEntries(Object.entries(types).map(([type, found]) => [type, about(found)])),
    ...Object.fromEntries(Object.entries(types).map(([type, found]) => [`${type}-mean`, found.mean.toFixed(1)])),
    bonus: about(bonus),
    houses: `${(100 * houses.least).toFixed(0)} to ${percent(houses.most, 0)}`,
    icons: about(icons),
    maverick: percent(kinds.maverick ?? 0),
    legacy: percent(kinds.legacy ?? 0),
    anomaly: percent(kinds.anomaly ?? 0),
  };
}

export const profile = teller(
  z.object({
    games: z.number(),
    least: z.number(),
    most: z.number(),
    figures: z.number(),
    rho: z.record(z.string(), z.number()),
  }),
  ({ games, least, most, figures, rho }) => ({
    figures: {
      games: count(games),
      rates: `${percent(least, 0)} to ${percent(most, 0)}`,
      figures: count(figures),
      ...Object.fromEntries(
        Object.entries(rho).map(([name, value]) => [
          name.replaceAll(' ', '-'),
          `${value < 0 ? '-' : '+'}${Math.abs(value).toFixed(2)}`,
        ]),
      ),
    },
  }),
);

export const ratings = teller(
  z.object({ decks: z.number(), games: z.array(z.number()), agree: z.number() }),
  ({ decks, games, agree }) => ({
    figures: { decks: count(decks), games: count(Math.round(sum(games) / games.length)), agree: count(agree) },
  }),
);

export const handicap = teller(
  z.object({
    rows: z.array(
      z.object({
        decks: z.array(z.string()),
        searched: z.number(),
        chains: z.number(),
        half: z.number(),
        won: z.number(),
        finished: z.number(),
      }),
    ),
  }),
  ({ rows }) => ({
    figures: {
      chains: listed(rows.map(({ chains }) => String(chains))),
      searched: rangeOf(rows.map(({ searched }) => searched)),
      fresh: count(Math.max(...rows.map(({ finished }) => finished))),
      shares: `${listed(rows.map(({ won, finished }) => ((100 * won) / finished).toFixed(1)))} %`,
      error: between(interval(500, 1000)),
    },
  }),
);

const listed = (parts: readonly string[]): string => `${parts.slice(0, -1).join(', ')} and ${parts.at(-1) ?? ''}`;

/** The least and the most of several numbers, or the one that all are. */
function rangeOf(values: readonly number[]): string {
  const [least, most] = [Math.min(...values), Math.max(...values)];
  return least === most ? count(least) : `${count(least)} to ${count(most)}`;
}
