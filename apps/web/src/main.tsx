import { lazy, StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { learnPath } from './guide/address.ts';
import { Guard } from './parts/Guard.tsx';
import { Trouble } from './parts/Trouble.tsx';
import { rulesPath } from './rules/address.ts';
import './style/index.ts';

/** Its own part of the program: the table does not wait for the rulebook, nor the rulebook for a game. */
const RulesPage = lazy(async () => ({ default: (await import('./rules/RulesPage.tsx')).RulesPage }));

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

/** Whoever knows the game need not load what explains it. */
const GuidedGame = lazy(async () => ({ default: (await import('./guide/GuidedGame.tsx')).GuidedGame }));

const path = window.location.pathname.replace(/\/$/, '');
const Page = path === rulesPath ? RulesPage : path === learnPath ? GuidedGame : App;

const missing = 'This page could not be loaded. Perhaps there is no network, or Vaultsong has just been renewed.';
const broken = 'Something went wrong, and the table cannot be shown any more.';

createRoot(root).render(
  <StrictMode>
    <Guard fallback={<Trouble says={Page === App ? broken : missing} />}>
      <Suspense>
        <Page />
      </Suspense>
    </Guard>
  </StrictMode>,
);
