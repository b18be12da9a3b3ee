import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app/App.tsx';
import { applySettings } from './settings/apply.ts';
import './style/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

applySettings();
createRoot(root).render(
  <StrictMode>
    <App />
  </StrictMode>,
);
