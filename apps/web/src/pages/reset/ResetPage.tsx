// Page for a new password, reached by a link that an admin hands over to a person who forgot theirs. The token stands behind
// `#`, so that no server, proxy or log between sees it.
import { useState } from 'react';
import { PageHeading } from '../../layout/PageHeading.tsx';
import { RequiresServer } from '../../onlineUi/RequiresServer.tsx';
import '../../style/account.css';
import { ResetForm } from './ResetForm.tsx';

export const ResetPage = () => {
  const [token] = useState(() => window.location.hash.slice(1));
  return (
    <RequiresServer heading="A new password">
      {() => (
        <div className="online-page">
          <PageHeading window="A new password">A new password</PageHeading>
          <ResetForm token={token} />
        </div>
      )}
    </RequiresServer>
  );
};
