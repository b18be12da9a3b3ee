// Placeholder of a table until it is loaded, or the reason that there is none.
import { tablePath } from '../routing/paths.ts';

export const Loading = ({ trouble }: { readonly trouble: string | null }) => (
  <main className="loading">
    <h1>Vaultsong</h1>
    <p role={trouble === null ? 'status' : 'alert'}>{trouble ?? 'Shuffling…'}</p>
    {trouble === null ? null : <a href={tablePath}>Start the usual game</a>}
  </main>
);
