// A star that makes a deck a favourite, and takes that back.
import type { Mark } from '../../collection/entry.ts';
import type { CollectionMutation } from '../../collection/useCollectionMutation.ts';
import { Icon } from '../../components/Glyph.tsx';

interface FavouriteProps {
  readonly mark: Mark;
  readonly name: string;
  readonly mutation: CollectionMutation;
}

export const Favourite = ({ mark, name, mutation }: FavouriteProps) => (
  <button
    type="button"
    className="favourite"
    aria-pressed={mark.favourite}
    aria-label={`Favourite: ${name}`}
    title={mark.favourite ? 'One of your favourites' : 'Make it a favourite'}
    onClick={() => mutation.run((collection) => collection.mark(mark.id, { favourite: !mark.favourite }))}
  >
    <Icon name={mark.favourite ? 'star' : 'star-outline'} />
  </button>
);
