// A sign or a name on a page that leads to what the setting tells of it.
import { defaultEdition } from '@vaultsong/engine';
import type { Pointer } from '@vaultsong/rulebook';
import { Link } from 'wouter';
import { addressOf } from '../routing/rulesAddress.ts';

interface AboutLinkProps {
  readonly to: Pointer;
  readonly className?: string;
  /** What is heard where only a sign is seen. */
  readonly label?: string;
  readonly children: React.ReactNode;
}

export const AboutLink = ({ to, className = 'about-link', label, children }: AboutLinkProps) => (
  <Link
    to={addressOf({ words: '', edition: defaultEdition, entry: to.id })}
    className={className}
    title={`About: ${to.title}`}
    aria-label={label}
  >
    {children}
  </Link>
);
