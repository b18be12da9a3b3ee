// Link from the table to a rule, or to a text about the setting, that opens on a sheet. It is an ordinary link as well, so
// that it can be opened in a tab of its own.
import type { Pointer } from '@vaultsong/rulebook';
import { isPlainClick } from '../../components/plainClick.ts';
import { addressOf } from '../../routing/rulesAddress.ts';
import { usePlay } from '../hand/Play.ts';

interface RuleLinkProps {
  readonly to: Pointer;
  /** Kind of the target. */
  readonly kind?: 'Rule' | 'About';
  readonly className?: string;
  /** Accessible name in place of the visible text. */
  readonly label?: string;
  /** It is one of the stops of its zone: see hand/zones.ts. */
  readonly stop?: boolean;
  readonly children: React.ReactNode;
}

export function RuleLink({ to, kind = 'Rule', className = 'rule-link', label, stop = false, children }: RuleLinkProps) {
  const { explain, snapshot } = usePlay();
  return (
    <a
      className={className}
      href={addressOf({ words: '', edition: snapshot.view.edition, entry: to.id })}
      title={`${kind}: ${to.title}`}
      aria-label={label}
      aria-haspopup="dialog"
      data-stop={stop ? '' : undefined}
      onClick={(event) => {
        if (!isPlainClick(event)) return;
        event.preventDefault();
        explain(to);
      }}
    >
      {children}
    </a>
  );
}
