// What one can do oneself in a tournament: take part, bring another deck, leave; and where one plays now.
import type { Person, TournamentFace } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import { Link } from 'wouter';
import { accountPath, farTablePath } from '../../address/paths.ts';
import { useCollection } from '../../collection/store.ts';
import { DeedButton } from '../../served/DeedButton.tsx';
import { deckTextOf, useChosenDeck } from '../../served/deck/chosenDeck.ts';
import { DeckSelect } from '../../served/deck/DeckSelect.tsx';
import type { Deed } from '../../served/useDeed.ts';
import { matchOf } from './rounds.ts';

/** Why somebody may not take part; null: they may. */
export function whyNot(
  { admits, most, standings }: TournamentFace,
  you: Person | null,
): 'account' | 'bots' | 'full' | null {
  if (admits === 'bots' && you?.kind !== 'bot') return 'bots';
  if (admits === 'accounts' && (you === null || you.kind === 'guest')) return 'account';
  return standings.length >= most ? 'full' : null;
}

interface TakePartProps {
  readonly tournament: TournamentFace;
  readonly you: Person | null;
  readonly deed: Deed;
  /** @param deck null where decks are dealt */
  readonly onJoin: (deck: string | null) => void;
  readonly onLeave: () => void;
}

function Join({ tournament, deed, onJoin, isIn }: TakePartProps & { readonly isIn: boolean }) {
  const held = useCollection();
  const chosen = useChosenDeck(held);
  const { play } = tournament.terms;
  const isDealt = play.is === 'duel' && play.decks === 'sealed';
  if (isDealt && isIn) return null;
  const join = (event: FormEvent): void => {
    event.preventDefault();
    onJoin(isDealt ? null : deckTextOf(chosen.slug, held));
  };
  return (
    <form onSubmit={join}>
      {isDealt ? (
        <p className="hint">You are dealt a new deck when it begins, and play all rounds with it.</p>
      ) : (
        <DeckSelect label="The deck that you play all rounds with" held={held} chosen={chosen} />
      )}
      <div className="buttons">
        <DeedButton busy={deed.busy} look={isIn ? '' : 'is-main'}>
          {isIn ? 'Bring this deck instead' : 'Take part'}
        </DeedButton>
      </div>
    </form>
  );
}

export function TakePart(props: TakePartProps) {
  const { tournament, you, deed, onLeave } = props;
  const { stage, standings, played } = tournament;
  const place = standings.find(({ person }) => person.id === you?.id);
  const match = you === null ? null : matchOf(played, you.id);
  if (stage === 'over' || stage === 'called-off') return null;
  if (match !== null)
    return (
      <section className="served-panel tournament-now" aria-label="Your match">
        <p role="status">
          Your match of this round: against {match.players.find(({ id }) => id !== you?.id)?.name ?? 'somebody'}.
        </p>
        <div className="buttons">
          <Link to={farTablePath(match.table)} className="button is-main">
            To your table
          </Link>
          <DeedButton busy={deed.busy} onPress={onLeave}>
            Drop out
          </DeedButton>
        </div>
      </section>
    );
  if (place !== undefined && !place.dropped)
    return (
      <section className="served-panel" aria-label="You take part">
        <p role="status">
          {stage === 'gathering'
            ? 'You take part. Look in when it begins: your first table stands here then.'
            : 'Your match of this round is over. The next begins when all are.'}
        </p>
        {stage === 'gathering' ? <Join {...props} isIn={true} /> : null}
        <div className="buttons">
          <DeedButton busy={deed.busy} onPress={onLeave}>
            {stage === 'gathering' ? 'Leave' : 'Drop out'}
          </DeedButton>
        </div>
      </section>
    );
  if (stage !== 'gathering') return null;
  const why = whyNot(tournament, you);
  return (
    <section className="served-panel" aria-label="Take part">
      {why === null ? (
        <Join {...props} isIn={false} />
      ) : why === 'account' ? (
        <p>
          To take part you need <Link to={accountPath}>an account</Link>.
        </p>
      ) : (
        <p>{why === 'full' ? 'All places are taken.' : 'This tournament is for programs. You can look on.'}</p>
      )}
    </section>
  );
}
