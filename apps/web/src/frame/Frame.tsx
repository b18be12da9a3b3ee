// What all pages besides the tables stand in.
import { Head } from './Head.tsx';

export const Frame = ({ children }: { readonly children: React.ReactNode }) => (
  <>
    <Head />
    <main id="page" tabIndex={-1}>
      {children}
    </main>
  </>
);
