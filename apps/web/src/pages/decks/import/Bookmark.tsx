// The bookmark that brings decks of the registry here, where no server can ask for them.
import { useState } from 'react';
import { useSession } from '../../../online/session.ts';
import { decksPath } from '../../../routing/paths.ts';
import { bookmarklet } from './bookmarklet.ts';

export function Bookmark() {
  const session = useSession();
  const [said, setSaid] = useState('');
  if (session.type === 'unasked' || (session.type === 'online' && session.registry)) return null;
  const address = bookmarklet(location.origin);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(address);
      setSaid('Copied: make a bookmark, and paste this as its address.');
    } catch {
      setSaid('This browser does not let the page copy: drag the link instead.');
    }
  };
  return (
    <div className="bring-bookmark">
      <p className="hint">
        No server here fetches decks by their address: drag this link to your bookmarks, and press it on the page of a
        deck at keyforgegame.com.
      </p>
      <a
        className="button"
        href={decksPath}
        // React writes no address that runs something, and the policy of this page would not run it: only a bookmark does.
        ref={(link) => link?.setAttribute('href', address)}
      >
        Add to Vaultsong
      </a>
      <button type="button" className="button" onClick={() => void copy()}>
        Copy the link
      </button>
      <p role="status" className="hint">
        {said}
      </p>
    </div>
  );
}
