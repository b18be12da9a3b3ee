import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { obeySettings } from './settings/obey.ts';
import { Site } from './site/Site.tsx';
import './style/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

obeySettings();
createRoot(root).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);
