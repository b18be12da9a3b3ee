// Search for a test that proofs.json names, so that one that gets another name is missed.
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const root = path.resolve(import.meta.dirname, '../../../../..');

/** @param test its file, the titles around it, and its own, as a source writes them */
export function isFoundIn(test: string): boolean {
  const [file = '', ...titles] = test.split(' › ');
  const place = path.join(root, file);
  if (!existsSync(place)) return false;
  const source = readFileSync(place, 'utf8');
  return titles.length > 0 && titles.every((title) => source.includes(title));
}
