// A long list is shown from its beginning, and grows as its end comes near: thousands of cards at once are slow on a phone.
import type { RefCallback } from 'react';
import { useState } from 'react';

const portion = 120;

/** Where more are near enough to be shown. */
const near = '1200px 0px';

export interface Growing<T> {
  readonly shown: readonly T[];
  /** null: all are shown. */
  readonly more: { readonly show: () => void; readonly atEnd: RefCallback<Element> } | null;
}

/** How many are shown at first, so that one of them is among them with others after it. */
const enoughFor = (names: readonly string[], name: string | null): number =>
  portion * Math.ceil((name === null ? 0 : names.indexOf(name) + 1) / portion + 0.5);

/** @param found what has to be among those that are shown at first, if anything, by the name that `nameOf` gives it */
export function useGrowing<T>(cards: readonly T[], found: string | null, nameOf: (one: T) => string): Growing<T> {
  const [grown, setGrown] = useState(() => ({ cards, count: enoughFor(cards.map(nameOf), found) }));
  // Another search begins at its beginning.
  const count = grown.cards === cards ? grown.count : portion;
  if (count >= cards.length) return { shown: cards, more: null };
  const show = (): void => setGrown({ cards, count: count + portion });
  const atEnd = (end: Element | null) => {
    if (end === null) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting === true) show();
      },
      { rootMargin: near },
    );
    observer.observe(end);
    return () => observer.disconnect();
  };
  return { shown: cards.slice(0, count), more: { show, atEnd } };
}
