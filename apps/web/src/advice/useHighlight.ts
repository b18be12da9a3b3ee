// Marks on the table what the guide speaks of. The marks lie on what other parts show, and they need not know of it.
import '../style/advice.css';
import { useEffect } from 'react';
import type { Target } from './parts.ts';
import { part, selectorOf } from './parts.ts';

const mark = 'data-guided';

/** Cards that lie in no row of the table are chosen on a sheet, which the prompt opens. */
function elementsOf(target: Target): readonly Element[] {
  const found = [...document.querySelectorAll(selectorOf(target))];
  return found.length === 0 && target.at === 'card'
    ? [...document.querySelectorAll(selectorOf(part('prompt')))]
    : found;
}

export function useHighlight(targets: readonly Target[]): void {
  // After each change of the table: what is marked may have been made anew.
  useEffect(() => {
    const marked = targets.flatMap(elementsOf);
    for (const element of marked) element.setAttribute(mark, '');
    return () => {
      for (const element of marked) element.removeAttribute(mark);
    };
  });
}
