// Says plainly where a collection that does not last is kept.
import type { Held } from './collection.ts';

const says = {
  tab: 'This browser gives the page no database (as in some private windows): your collection lasts only until you close this tab. Export it to keep it.',
  page: 'This browser lets the page keep nothing: your collection lasts only until the page is loaded again. Export it to keep it.',
} as const;

export const StorageHint = ({ held: { lasting, unreadable } }: { readonly held: Held }) => (
  <>
    {lasting === 'browser' ? null : (
      <p className="list-notice" role="status">
        {says[lasting]}
      </p>
    )}
    {unreadable === 0 ? null : (
      <p className="list-notice" role="status">
        {unreadable === 1 ? 'One entry' : `${unreadable} entries`} of your collection could not be read; they were left
        as they are. Perhaps a newer Vaultsong wrote them.
      </p>
    )}
  </>
);
