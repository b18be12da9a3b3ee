// Words about a table: the game, its terms, and its stage.
import { findBundled, isGeneratedName } from '@vaultsong/decks';
import { defaultEdition, editionOf } from '@vaultsong/engine';
import type { Listing } from '@vaultsong/protocol';
import type { Terms } from '@vaultsong/tables';

const minutes = (seconds: number): string => (seconds % 60 === 0 ? `${seconds / 60} min` : `${seconds} s`);

export function sayClock(clock: Terms['clock']): string {
  switch (clock.type) {
    case 'none':
      return 'no clock';
    case 'turn':
      return `${minutes(clock.seconds)} a turn`;
    case 'chess':
      return `${minutes(clock.seconds)}${clock.increment === 0 ? '' : ` + ${clock.increment} s`}`;
    case 'days':
      return clock.days === 1 ? 'a day a turn' : `${clock.days} days a turn`;
  }
}

/** "Keyraken, normal", "Sealed, best of 3": the game in a few words. */
export function sayPlay({ play }: Pick<Terms, 'play'>): string {
  if (play.type === 'keyraken')
    return `The Keyraken, ${play.difficulty}${play.players === 1 ? '' : `, ${play.players} players`}`;
  const { format } = play;
  const series = format.adaptive ? 'adaptive' : format.bestOf === 1 ? null : `best of ${format.bestOf}`;
  return [play.decks === 'sealed' ? 'Sealed' : 'Own decks', series].filter((part) => part !== null).join(', ');
}

/** The terms, each in a few words, without those that most tables have in common. */
export function sayHow({ play, edition, clock, rated, takeBacks, spectators, listed }: Terms): readonly string[] {
  const duel = play.type === 'duel' ? play : null;
  const said = [
    sayClock(clock),
    rated ? 'rated' : null,
    duel?.bid === true ? 'bid for the decks' : null,
    duel?.chains.some((count) => count > 0) === true ? `chains ${duel.chains.join(' : ')}` : null,
    (duel?.sets.length ?? 0) > 0 ? duel?.sets.map((set) => set.toUpperCase()).join(', ') : null,
    edition === defaultEdition ? null : editionOf(edition).title,
    takeBacks === 'never' && !rated ? 'no take-backs' : null,
    spectators.allowed ? (spectators.delay > 0 ? `watched ${minutes(spectators.delay)} later` : null) : 'no spectators',
    listed ? null : 'private',
  ];
  return said.filter((part) => part != null);
}

/** Name of a deck that a player brought; null: nothing is known of it. */
export function sayDeck(deck: string | null): string | null {
  if (deck === null) return null;
  if (isGeneratedName(deck)) return 'a new deck';
  try {
    return findBundled(deck).deck.name;
  } catch {
    return deck;
  }
}

/** Winner and score of a table that is over: "Ada won 2 : 1". */
export function sayResult({ winner, score, seats, terms }: Listing): string {
  if (winner === null) return 'Nobody won';
  const name = seats[winner]?.name ?? (terms.play.type === 'keyraken' ? 'The Keyraken' : 'Somebody');
  if (terms.play.type === 'keyraken') return seats[winner] == null ? 'The Keyraken won' : 'The team won';
  const counts = score.length === 2 && score.some((count) => count > 1) ? ` ${score.join(' : ')}` : '';
  return `${name} won${counts}`;
}

/** The stage of a table; its result once it is over. */
export function sayStage(listing: Listing): string {
  switch (listing.stage) {
    case 'waiting':
      return 'Open';
    case 'bidding':
      return 'Bidding';
    case 'choosing-first':
    case 'playing':
      return 'Playing';
    case 'over':
      return sayResult(listing);
    case 'closed':
      return listing.closed === 'rules-changed' ? 'Nobody won, because the rules were mended' : 'Closed';
  }
}

/** Whether somebody is asked for something there. @param name of the person */
export const isAsked = ({ toAct: query, stage }: Listing, name: string): boolean =>
  stage !== 'over' && stage !== 'closed' && query.includes(name);

export const runs = ({ stage }: Listing): boolean => stage !== 'over' && stage !== 'closed';

const ages: readonly (readonly [milliseconds: number, one: string, several: string])[] = [
  [86_400_000, 'a day', 'days'],
  [3_600_000, 'an hour', 'hours'],
  [60_000, 'a minute', 'minutes'],
];

/** "just now", "a minute ago", "3 hours ago". */
export function sayAgo(then: number, now: number): string {
  const past = Math.max(0, now - then);
  for (const [unit, one, several] of ages) {
    const count = Math.floor(past / unit);
    if (count >= 1) return `${count === 1 ? one : `${count} ${several}`} ago`;
  }
  return 'just now';
}
