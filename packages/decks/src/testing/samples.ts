// Real answers and lists, in their own shapes; texts, pictures and figures of others are left out of them.
import { readFileSync } from 'node:fs';

/** The text of a sample. */
export const sample = (name: string): string => readFileSync(new URL(`samples/${name}`, import.meta.url), 'utf8');
