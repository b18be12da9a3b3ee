// A link within the rules: the page stays, only what it shows changes. New tabs and the like are left to the browser.
import type { MouseEvent } from 'react';
import { isPlainClick } from '../parts/plainClick.ts';
import { goTo } from './useAddress.ts';

interface PageLinkProps {
  readonly to: string;
  readonly className?: string;
  readonly children: React.ReactNode;
}

export function PageLink({ to, className, children }: PageLinkProps) {
  const follow = (event: MouseEvent): void => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    goTo(to);
  };
  return (
    <a href={to} className={className} onClick={follow}>
      {children}
    </a>
  );
}
