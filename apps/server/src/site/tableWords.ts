// A table in the words of a preview: who plays whom, and how it stands.
import type { Listing } from '@vaultsong/protocol';

interface Said {
  readonly title: string;
  readonly description: string;
}

/** Title and description of a table for those who see a link to it. */
export function sayPreview(listing: Listing): Said {
  const names = listing.seats.map((seat) =>
    seat === null ? 'a free seat' : seat.kind === 'house' ? 'a bot' : seat.name,
  );
  const isDuel = listing.terms.play.type === 'duel';
  const title = isDuel ? names.join(' against ') : `${names.join(', ')} against the Keyraken`;
  return {
    title: `${title.slice(0, 1).toUpperCase()}${title.slice(1)}`,
    description: `${sayState(listing, names)} ${sayPlay(listing)}.`,
  };
}

function sayState({ stage, winner, score, closed, terms, seats }: Listing, names: readonly string[]): string {
  switch (stage) {
    case 'waiting':
      return seats.includes(null) ? 'A seat is free: join, or look on.' : 'The match is about to begin.';
    case 'bidding':
    case 'choosing-first':
    case 'playing':
      return terms.spectators.allowed ? 'The match is being played: look on.' : 'The match is being played.';
    case 'closed':
      return closed === 'rules-changed' ? 'Nobody won, because the rules were mended.' : 'The table is closed.';
    case 'over':
      break;
  }
  if (winner === null) return 'Nobody won.';
  if (terms.play.type === 'keyraken')
    return winner < seats.length ? 'The Keyraken was driven back.' : 'The Keyraken won.';
  const counts = score.some((count) => count > 1) ? ` ${score.join(' : ')}` : '';
  return `${winner === 0 ? capital(names[0]) : capital(names[1])} won${counts}: look back on it step by step.`;
}

const capital = (name = 'Somebody'): string => `${name.slice(0, 1).toUpperCase()}${name.slice(1)}`;

function sayPlay({ terms: { play, rated } }: Listing): string {
  if (play.type === 'keyraken') return `The Keyraken, ${play.difficulty}`;
  const { format } = play;
  const series = format.adaptive ? 'adaptive' : format.bestOf === 1 ? null : `best of ${format.bestOf}`;
  const parts = [play.decks === 'sealed' ? 'Sealed decks' : 'Decks of their own', series, rated ? 'rated' : null];
  return parts.filter((part) => part !== null).join(', ');
}
