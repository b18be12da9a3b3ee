// A table on the server as a line of a list: who sits there, what is played, how far it is, and what one can do.
import type { Listing } from '@vaultsong/protocol';
import { Link } from 'wouter';
import { onlineTablePath } from '../routing/paths.ts';
import { SitterName } from './PersonLink.tsx';
import { isAsked, runs, sayAgo, sayDeck, sayHow, sayPlay, sayStage } from './tableWords.ts';
import '../style/row.css';

type Seat = Listing['seats'][number];

/** Name of the deck at a seat; null: there is none, or none to tell, as in sealed play. */
export const deckAt = (seat: Seat, play: Listing['terms']['play']): string | null =>
  seat === null || (play.type === 'duel' && play.decks === 'sealed') ? null : sayDeck(seat.deck);

const SeatLine = ({ seat, play }: { readonly seat: Seat; readonly play: Listing['terms']['play'] }) => {
  if (seat === null) return <span className="seat-free">a free seat</span>;
  const deck = deckAt(seat, play);
  return (
    <span className="seat-taken">
      <SitterName sitter={seat} />
      {deck === null ? null : <span className="seat-deck"> with {deck}</span>}
    </span>
  );
};

/** "Ada against a free seat", as plain words. */
export const sayWho = ({ seats, terms }: Pick<Listing, 'seats' | 'terms'>): string => {
  const names = seats.map((seat) => seat?.name ?? 'a free seat');
  return terms.play.type === 'keyraken' ? `${names.join(', ')} against the Keyraken` : names.join(' against ');
};

export interface TableRowProps {
  readonly listing: Listing;
  /** The name of who looks at it; null: nobody. */
  readonly me: string | null;
  readonly now: number;
  /** Joins it; absent: only the page of the table can. */
  readonly onJoin?: (listing: Listing) => void;
}

const stateOf = (listing: Listing, me: string | null): readonly [className: string, says: string] => {
  if (me !== null && isAsked(listing, me)) return ['is-yours', 'Your turn'];
  if (listing.stage === 'waiting') return ['is-open', 'Open'];
  if (runs(listing)) return ['is-running', sayStage(listing)];
  if (listing.stage === 'closed' || listing.winner === null) return ['is-closed', 'Closed'];
  if (me !== null && listing.seats.some((seat) => seat?.name === me))
    return listing.terms.play.type === 'keyraken' || listing.seats[listing.winner]?.name === me
      ? ['is-won', 'Won']
      : ['is-lost', 'Lost'];
  return ['is-over', 'Over'];
};

export function TableRow({ listing, me, now, onJoin }: TableRowProps) {
  const { id, seats, terms, stage, changedAt } = listing;
  const [className, state] = stateOf(listing, me);
  const isMine = me !== null && seats.some((seat) => seat?.name === me);
  const isEnded = stage === 'over' || listing.closed === 'rules-changed';
  const about = sayWho(listing);
  const joins = stage === 'waiting' && !isMine && seats.includes(null);
  const looks = runs(listing) ? (isMine ? 'Go on' : terms.spectators.allowed ? 'Watch' : null) : 'Look at';
  return (
    <li className="table-row" data-table={id}>
      <p className={`table-state ${className}`}>{state}</p>
      <div className="table-what">
        <p className="table-who">
          {seats.map((seat, n) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: seats do not change places
            <span key={n}>
              {n === 0 ? null : <span className="table-versus">{terms.play.type === 'duel' ? ' against ' : ', '}</span>}
              <SeatLine seat={seat} play={terms.play} />
            </span>
          ))}
        </p>
        <p className="table-terms">
          <b>{sayPlay(terms)}</b>
          {sayHow(terms).map((part) => (
            <span key={part}> · {part}</span>
          ))}
          <span className="table-when">
            {' '}
            · {isEnded ? `${sayStage(listing)}, ` : ''}
            {sayAgo(changedAt, now)}
          </span>
        </p>
      </div>
      <div className="table-does">
        {joins && onJoin !== undefined ? (
          <button type="button" className="button is-main" onClick={() => onJoin(listing)}>
            Join<span className="unseen">: {about}</span>
          </button>
        ) : null}
        {joins && onJoin === undefined ? (
          <Link to={onlineTablePath(id)} className="button is-main">
            Join<span className="unseen">: {about}</span>
          </Link>
        ) : null}
        {looks === null || joins ? null : (
          <Link to={onlineTablePath(id)} className={`button ${isMine && runs(listing) ? 'is-main' : ''}`}>
            {looks}
            <span className="unseen">: {about}</span>
          </Link>
        )}
        {stage === 'over' ? (
          <a className="button" href={`/api/tables/${id}/record`} download={`vaultsong-table-${id}.json`}>
            Record<span className="unseen"> of {about}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
}

/** Tables as a list, or what is said where there are none. */
export const TableList = ({
  listings,
  label,
  none,
  ...row
}: Omit<TableRowProps, 'listing'> & {
  readonly listings: readonly Listing[];
  readonly label: string;
  readonly none: React.ReactNode;
}) =>
  listings.length === 0 ? (
    <div className="table-none">{none}</div>
  ) : (
    <ul className="table-list" aria-label={label}>
      {listings.map((listing) => (
        <TableRow key={listing.id} listing={listing} {...row} />
      ))}
    </ul>
  );
