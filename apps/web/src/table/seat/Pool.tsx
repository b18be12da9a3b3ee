// The æmber of a pool as a ring that closes at a cost.
import { about } from '@vaultsong/rulebook';
import { Icon } from '../../components/Glyph.tsx';
import { RuleLink } from '../sheets/RuleLink.tsx';

declare module 'react' {
  interface CSSProperties {
    /** How much of the ring is closed, from 0 to 1. */
    readonly '--share'?: number;
  }
}

interface PoolProps {
  readonly aember: number;
  /** What can be spent besides, on cards. */
  readonly spendable: number;
  readonly cost: number;
  /** What is heard once it suffices. */
  readonly enough: string;
}

export const Pool = ({ aember, spendable, cost, enough }: PoolProps) => {
  const all = aember + spendable;
  const said = `${aember} æmber${spendable > 0 ? `, ${spendable} more on cards` : ''}${all >= cost ? `; ${enough}` : ''}`;
  return (
    <RuleLink
      to={about.aember}
      kind="About"
      className="aember-pool"
      label={`${said}. About: ${about.aember.title}`}
      stop
    >
      <span className="aember-ring" style={{ '--share': Math.min(1, all / Math.max(1, cost)) }}>
        <Icon name="gem" />
      </span>
      <b key={aember} data-testid="aember">
        {aember}
        {spendable > 0 ? <small>+{spendable}</small> : null}
      </b>
    </RuleLink>
  );
};
