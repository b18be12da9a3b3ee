import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { rulesPath } from './rules/address.ts';
import './style/index.ts';

/** Its own part of the program: the table does not wait for the rulebook, nor the rulebook for a game. */
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

const isRules = window.location.pathname.replace(/\/$/, '') === rulesPath;

createRoot(root).render(
  <StrictMode>
    <Suspense>{isRules ? <RulesPage /> : <App />}</Suspense>
  </StrictMode>,
);
