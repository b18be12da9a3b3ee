// The link of a private table, for whoever is to come.
import { useId, useState } from 'react';
import { Link } from 'wouter';
import { farTablePath } from '../../address/paths.ts';
import { Sheet } from '../../frame/Sheet.tsx';

interface InviteProps {
  /** The id of the table. */
  readonly table: string;
  readonly onClose: () => void;
}

export function Invite({ table, onClose }: InviteProps) {
  const id = useId();
  const [said, setSaid] = useState('');
  const link = `${window.location.origin}${farTablePath(table)}`;
  const copy = (): void => {
    const copied =
      navigator.clipboard === undefined ? Promise.reject(new Error()) : navigator.clipboard.writeText(link);
    copied.then(
      () => setSaid('The link is copied.'),
      () => setSaid('This browser lets the page copy nothing; mark the link and copy it yourself.'),
    );
  };
  const share = (): void => {
    navigator.share({ title: 'Play KeyForge with me', url: link }).catch(() => undefined);
  };
  return (
    <Sheet title="Your table is ready" className="invite" onClose={onClose}>
      <p>Send this link to your friend: whoever opens it first sits down opposite to you, no account needed.</p>
      <p className="invite-link">
        <label htmlFor={id}>Link to the table</label>
        <input id={id} readOnly value={link} onFocus={({ target }) => target.select()} />
        <button type="button" className="button" onClick={copy}>
          Copy the link
        </button>
        {typeof navigator !== 'undefined' && 'share' in navigator ? (
          <button type="button" className="button" onClick={share}>
            Send it…
          </button>
        ) : null}
      </p>
      <p role="status">{said}</p>
      <p className="buttons">
        <Link to={farTablePath(table)} className="button is-main">
          Go to the table
        </Link>
      </p>
    </Sheet>
  );
}
