// Sign in the bar of a player who is haunted, and the change of it for ears. It is there only in games in which a card asks
// for it: of any other game the view says nothing.
import type { PlayerView } from '@vaultsong/engine';
import { shown } from '@vaultsong/rulebook';
import { Icon } from '../../components/Glyph.tsx';
import { RuleLink } from '../sheets/RuleLink.tsx';
import { useSeats } from '../speech/seats.ts';

export function Haunted({ player: { haunted, seat } }: { readonly player: PlayerView }) {
  const { nameOf } = useSeats();
  if (haunted === undefined) return null;
  const name = nameOf(seat);
  const said = `${name} ${name === 'You' ? 'are' : 'is'} ${haunted ? '' : 'not '}haunted`;
  return (
    <>
      {haunted ? (
        <RuleLink to={shown.haunted} className="haunted" label={`${said}. Rule: ${shown.haunted.title}`} stop>
          <Icon name="haunted" />
          <small>Haunted</small>
        </RuleLink>
      ) : null}
      <span className="unseen" role="status">
        {said}
      </span>
    </>
  );
}
