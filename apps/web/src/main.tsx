import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { Guard, loaded } from './parts/loaded.tsx';
import { Trouble } from './parts/Trouble.tsx';
import { rulesPath } from './rules/address.ts';
import './style/index.ts';

/** After a deploy only the new page knows where its parts are, so it is the whole page that is loaded again. */
const reload = (): void => window.location.reload();

/** Its own part of the program: the table does not wait for the rulebook, nor the rulebook for a game. */
const RulesPage = loaded(
  async () => (await import('./rules/RulesPage.tsx')).RulesPage,
  null,
  () => (
    <Trouble
      says="The rules could not be loaded. Perhaps there is no network, or Vaultsong has just been renewed."
      onRetry={reload}
    />
  ),
);

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const isRules = window.location.pathname.replace(/\/$/, '') === rulesPath;

createRoot(root).render(
  <StrictMode>
    <Guard fallback={<Trouble says="Something went wrong, and the page cannot go on." onRetry={reload} />}>
      {isRules ? <RulesPage /> : <App />}
    </Guard>
  </StrictMode>,
);
