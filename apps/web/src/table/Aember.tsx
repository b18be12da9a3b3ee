// The æmber pool, and how near it is to the next key: the ring closes at the key's cost.
import type { PlayerView } from '@vaultsong/engine';
import { shown } from '@vaultsong/rulebook';
import { Icon } from '../parts/Glyph.tsx';
import { RuleLink } from './RuleLink.tsx';

declare module 'react' {
  interface CSSProperties {
    /** How much of the ring is closed, from 0 to 1. */
    readonly '--share'?: number;
  }
}

/** What a key costs when nothing changes it; only to show that something does. */
const usualCost = 6;

export function Aember({ player }: { readonly player: PlayerView }) {
  const { aember, keyCost, spendable } = player;
  const share = Math.min(1, (aember + spendable) / Math.max(1, keyCost));
  const check = aember + spendable >= keyCost;
  const change = keyCost === usualCost ? '' : keyCost > usualCost ? '▲' : '▼';
  const said = `${aember} æmber${spendable > 0 ? `, ${spendable} more on cards` : ''}${check ? '; check' : ''}`;
  return (
    <span className={`aember ${check ? 'is-check' : ''}`}>
      <span className="aember-pool" role="img" aria-label={said} title={said}>
        <span className="aember-ring" style={{ '--share': share }}>
          <Icon name="gem" />
        </span>
        <b key={aember} data-testid="aember">
          {aember}
          {spendable > 0 ? <small>+{spendable}</small> : null}
        </b>
      </span>
      <RuleLink
        to={shown.keyCost}
        className={`cost ${change === '' ? '' : 'is-changed'}`}
        label={`A key costs ${keyCost}. Rule: ${shown.keyCost.title}`}
        stop
      >
        / {keyCost}
        {change}
      </RuleLink>
      {check ? <em aria-hidden="true">check!</em> : null}
    </span>
  );
}
