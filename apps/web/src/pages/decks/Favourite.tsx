// A star that makes a deck a favourite, and takes that back.
import type { Mark } from '../../collection/entry.ts';
import type { Doing } from '../../collection/useDoing.ts';
import { Icon } from '../../parts/Glyph.tsx';

interface FavouriteProps {
  readonly mark: Mark;
  readonly name: string;
  readonly doing: Doing;
}

export const Favourite = ({ mark, name, doing }: FavouriteProps) => (
  <button
    type="button"
    className="favourite"
    aria-pressed={mark.favourite}
    aria-label={`Favourite: ${name}`}
    title={mark.favourite ? 'One of your favourites' : 'Make it a favourite'}
    onClick={() => doing.run((collection) => collection.mark({ ...mark, favourite: !mark.favourite }))}
  >
    <Icon name={mark.favourite ? 'star' : 'star-outline'} />
  </button>
);
