// Routes of ratings: leaderboards, where somebody stands, how they came there.
import type { Person, RatingChange, RatingFace } from '@vaultsong/protocol';
import {
  againstAnswer,
  againstParams,
  leaderboardAnswer,
  leaderboardQuery,
  ratedParams,
  ratingHistoryAnswer,
  ratingHistoryParams,
  ratingsAnswer,
} from '@vaultsong/protocol';
import type { Book } from '../people/book.ts';
import type { Profiles } from '../people/profiles.ts';
import type { Change, Ratings, Standing } from '../ratings/ratings.ts';
import type { Route } from './route.ts';
import { route } from './route.ts';

export interface RatingRooms {
  readonly ratings: Ratings;
  readonly profiles: Profiles;
  readonly book: Book;
}

const tag = 'Ratings';

/** How many a leaderboard shows. */
const mostRanked = 200;

const faceOf = ({ isProvisional, person: _, ...standing }: Standing): RatingFace => ({
  ...standing,
  provisional: isProvisional,
});

const changeFace = ({ opponent, ...change }: Change, person: (id: string) => Person): RatingChange => ({
  ...change,
  opponent: person(opponent),
});

export function ratingRoutes({ ratings, profiles, book }: RatingRooms): readonly Route[] {
  const named = async (ids: readonly string[]): Promise<(id: string) => Person> => {
    await book.load(ids);
    return (id) => book.find(id);
  };
  const changesOf = async (changes: readonly Change[]): Promise<RatingChange[]> => {
    const person = await named(changes.map(({ opponent }) => opponent));
    return changes.map((change) => changeFace(change, person));
  };
  return [
    route(
      {
        ...{ method: 'GET', path: '/api/ratings', tag, takes: { query: leaderboardQuery }, answer: leaderboardAnswer },
        summary: 'A leaderboard: who is known well enough, the strongest first.',
      },
      async ({ query: { pool } }) => {
        const standings = await ratings.leaderboard(pool, mostRanked);
        const person = await named(standings.map((standing) => standing.person));
        return {
          pool,
          people: standings.map((standing) => ({ ...faceOf(standing), person: person(standing.person) })),
        };
      },
    ),
    route(
      {
        ...{ method: 'GET', path: '/api/people/:name/ratings', tag, takes: { params: ratedParams } },
        ...{ answer: ratingsAnswer, summary: 'The ratings of somebody.', refusals: ['not-found'] },
      },
      async ({ params }) => {
        const { person } = await profiles.find(params.name);
        return { person, ratings: (await ratings.of(person.id)).map(faceOf) };
      },
    ),
    route(
      {
        ...{ method: 'GET', path: '/api/people/:name/ratings/:pool', tag, takes: { params: ratingHistoryParams } },
        ...{ answer: ratingHistoryAnswer, summary: 'What each match made of a rating.', refusals: ['not-found'] },
      },
      async ({ params }) => {
        const { person } = await profiles.find(params.name);
        return { person, changes: await changesOf(await ratings.history(person.id, params.pool)) };
      },
    ),
    route(
      {
        ...{ method: 'GET', path: '/api/people/:name/against/:other', tag, takes: { params: againstParams } },
        ...{ answer: againstAnswer, summary: 'Rated matches of two against each other.', refusals: ['not-found'] },
      },
      async ({ params }) => {
        const { person } = await profiles.find(params.name);
        const { person: opponent } = await profiles.find(params.other);
        const matches = await ratings.between(person.id, opponent.id);
        const wins = matches.filter(({ won }) => won).length;
        return { person, opponent, wins, losses: matches.length - wins, matches: await changesOf(matches) };
      },
    ),
  ];
}
