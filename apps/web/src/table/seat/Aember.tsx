// The æmber pool, and how near it is to the next key: the ring closes at the key's cost.
import type { PlayerView } from '@vaultsong/engine';
import { shown } from '@vaultsong/rulebook';
import { PoolGhost } from '../board/Ghost.tsx';
import { RuleLink } from '../sheets/RuleLink.tsx';
import { Pool } from './Pool.tsx';

/** What a key costs when nothing changes it; only to show that something does. */
const usualCost = 6;

export function Aember({ player }: { readonly player: PlayerView }) {
  const { aember, keyCost, seat, spendable } = player;
  const check = aember + spendable >= keyCost;
  const change = keyCost === usualCost ? '' : keyCost > usualCost ? '▲' : '▼';
  return (
    <span className={`aember ${check ? 'is-check' : ''}`}>
      <Pool aember={aember} spendable={spendable} cost={keyCost} enough="check" />
      <PoolGhost of={seat} />
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
