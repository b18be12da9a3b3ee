// The rulebook for the table, apart from the page: it is loaded with the first rule that somebody asks for, and where
// that fails a new worker tries again. A page itself cannot: some browsers never again ask for a module that was missing.
import * as Comlink from 'comlink';
import { explain } from './explain.ts';

const explainer = { explain };
export type Explainer = typeof explainer;

Comlink.expose(explainer);
