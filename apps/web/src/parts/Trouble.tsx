// In place of a page that cannot be shown: what happened, and the way on.
interface TroubleProps {
  readonly says: string;
  readonly onRetry: () => void;
}

export const Trouble = ({ says, onRetry }: TroubleProps) => (
  <main className="loading">
    <h1>Vaultsong</h1>
    <p role="alert">{says}</p>
    <button type="button" className="button is-main" onClick={onRetry}>
      Try again
    </button>
    <a href="/">To the table</a>
  </main>
);
