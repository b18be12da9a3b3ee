// The heading of a page: it also names the window, and whoever comes from another page by keyboard or ear starts here.
import { useEffect, useRef } from 'react';
import { usePathname } from 'wouter/use-browser-location';
import { hasMoved } from '../routing/navigation.ts';

interface PageHeadingProps {
  /** What the window is called, from the smallest part to the largest: `Taunt – Rules`. */
  readonly window?: string;
  readonly children: string;
}

export function PageHeading({ window: named, children }: PageHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const path = usePathname();
  const title = `${named ?? children} – Vaultsong`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    if (hasMoved()) heading.current?.focus({ preventScroll: true });
  }, [path]);
  return (
    <h1 ref={heading} tabIndex={-1}>
      {children}
    </h1>
  );
}
