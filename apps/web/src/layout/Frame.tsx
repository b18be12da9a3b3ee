// Frame of all pages besides the tables: head, notices, main part.
import { Head } from './Head.tsx';
import { Notices } from './Notices.tsx';

export const Frame = ({ children }: { readonly children: React.ReactNode }) => (
  <>
    <Head />
    <Notices />
    <main id="page" tabIndex={-1}>
      {children}
    </main>
  </>
);
