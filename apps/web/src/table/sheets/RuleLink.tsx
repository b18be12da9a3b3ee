// What on the table leads to its rule, or to what the setting tells of it, on a sheet; whoever wants that in a tab of its
// own follows it as any link.
import type { Pointer } from '@vaultsong/rulebook';
import { isPlainClick } from '../../components/plainClick.ts';
import { addressOf } from '../../routing/rulesAddress.ts';
import { usePlay } from '../hand/Play.ts';

interface RuleLinkProps {
  readonly to: Pointer;
  /** What it leads to. */
  readonly kind?: 'Rule' | 'About';
  readonly className?: string;
  /** What is heard in place of what is seen. */
  readonly label?: string;
  /** It is one of the stops of its zone: see page/zones.ts. */
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
