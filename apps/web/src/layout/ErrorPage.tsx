// In place of a page that cannot be shown: what happened, and the way on. The whole page is loaded again: a browser may
// keep in mind that a part was missing, and after a deploy only the new page knows where its parts are.
import { startPath } from '../routing/paths.ts';

export const ErrorPage = ({ says }: { readonly says: string }) => (
  <main className="loading">
    <h1>Vaultsong</h1>
    <p role="alert">{says}</p>
    <button type="button" className="button is-main" onClick={() => window.location.reload()}>
      Try again
    </button>
    <a href={startPath}>To the start page</a>
  </main>
);
