// Preview of an answer, drawn over a card or a pool while the player looks at that answer. It is for eyes alone: `Outcome`
// says it in words.
import type { Seat } from '@vaultsong/engine';
import type { CardChange, CardKey, CardState } from '@vaultsong/foresight';
import { Icon } from '../../components/Glyph.tsx';
import type { IconName } from '../../components/icons.ts';
import { useForeseen } from '../preview/foreseen.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `−${-n}`);

const states: Readonly<Record<CardState, readonly [IconName, string]>> = {
  stunned: ['stun', ''],
  unstunned: ['stun', 'is-less'],
  warded: ['ward', ''],
  unwarded: ['ward', 'is-less'],
  enraged: ['enrage', ''],
  readied: ['asleep', 'is-less'],
  exhausted: ['asleep', ''],
};

/** Destination of a card that leaves play without being destroyed. */
const ways: Readonly<Record<Exclude<CardChange['goes'], null>, string>> = {
  destroyed: '',
  hand: 'to hand',
  deck: 'to deck',
  archives: 'to archives',
  purged: 'purged',
  discard: 'discarded',
  elsewhere: 'leaves',
};

/** Nothing of the card changes. */
const same: CardChange = { damage: 0, aember: 0, armor: 0, goes: null, now: [] };

/** Drawn over a card in play. */
export function CardGhost({ of }: { readonly of: CardKey }) {
  const foreseen = useForeseen();
  const change = foreseen?.cards[of];
  const isUnsure = foreseen?.unsure.cards.includes(of) ?? false;
  if (change === undefined && !isUnsure) return null;
  const { aember, armor, damage, goes, now } = change ?? same;
  return (
    <span className={`ghost ${goes === 'destroyed' ? 'is-destroyed' : ''}`} aria-hidden="true" data-testid="ghost">
      {damage === 0 ? null : (
        <b className={damage > 0 ? 'ghost-damage' : 'ghost-heal'}>
          <Icon name="damage" />
          {signed(damage)}
        </b>
      )}
      {armor === 0 ? null : (
        <b className="ghost-armor">
          <Icon name="shield" />
          {signed(armor)}
        </b>
      )}
      {aember === 0 ? null : (
        <b className="ghost-aember">
          <Icon name="gem" />
          {signed(aember)}
        </b>
      )}
      {now.map((state) => (
        <b key={state} className={states[state][1]}>
          <Icon name={states[state][0]} />
        </b>
      ))}
      {goes === null || ways[goes] === '' ? null : <b>{ways[goes]}</b>}
      {isUnsure ? <b className="ghost-unsure">?</b> : null}
    </span>
  );
}

/** Beside the number of a pool, over what stands there: it takes no room. */
export function PoolGhost({ of }: { readonly of: Seat }) {
  const foreseen = useForeseen();
  const change = foreseen?.seats[of]?.aember ?? 0;
  const isUnsure = foreseen?.unsure.seats.includes(of) ?? false;
  if (change === 0 && !isUnsure) return null;
  return (
    <b className={`pool-ghost ${change < 0 ? 'is-less' : ''}`} aria-hidden="true" data-testid="pool-ghost">
      {change === 0 ? '' : signed(change)}
      {isUnsure ? '?' : ''}
    </b>
  );
}
