// The link by which others come to a table.
import { useState } from 'react';

export function JoinLink() {
  const [said, say] = useState('');
  const { href } = window.location;
  const copy = (): void => {
    navigator.clipboard.writeText(href).then(
      () => say('Copied.'),
      () => say('The browser does not allow copying: select the link and copy it yourself.'),
    );
  };
  return (
    <p className="join-link">
      <label>
        <span>Link to this table</span>
        <input readOnly value={href} onFocus={({ currentTarget }) => currentTarget.select()} data-testid="join-link" />
      </label>
      <button type="button" className="button" onClick={copy}>
        Copy the link
      </button>
      <span role="status">{said}</span>
    </p>
  );
}
