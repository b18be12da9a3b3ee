import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Site } from './site/Site.tsx';
import './style/index.ts';

const root = document.getElementById('root');
if (root === null) throw new Error('The page has no element with the id "root"');

createRoot(root).render(
  <StrictMode>
    <Site />
  </StrictMode>,
);
