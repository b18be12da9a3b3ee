// Placeholder of a table until it is loaded, or the reason that there is none.
import { tablePath } from '../routing/paths.ts';

export const Loading = ({ error }: { readonly error: string | null }) => (
  <main className="loading">
    <h1>Vaultsong</h1>
    <p role={error === null ? 'status' : 'alert'}>{error ?? 'Shuffling…'}</p>
    {error === null ? null : <a href={tablePath}>Start the usual game</a>}
  </main>
);
