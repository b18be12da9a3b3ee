// The numbers of a rating in a table, and what stands above them.
import type { RatingView } from '@vaultsong/protocol';
import { sayDay, sayRange, sayRating } from './ratingWords.ts';

export const RatingHeads = () => (
  <>
    <th scope="col" className="is-number">
      Rating
    </th>
    <th scope="col" className="is-number is-extra">
      Range
    </th>
    <th scope="col" className="is-number">
      Won
    </th>
    <th scope="col" className="is-number is-extra">
      Last
    </th>
  </>
);

export const RatingCells = ({ rating }: { readonly rating: Omit<RatingView, 'pool'> }) => (
  <>
    <td className="is-number">
      <b>{sayRating(rating)}</b>
    </td>
    <td className="is-number is-extra">{sayRange(rating)}</td>
    <td className="is-number">
      {rating.wins} of {rating.matches}
    </td>
    <td className="is-number is-extra">{sayDay(rating.at)}</td>
  </>
);
