// Your own actions in a tournament: take part, bring another deck, leave, and go to your current match.
import type { Person, TournamentView } from '@vaultsong/protocol';
import { Link } from 'wouter';
import { useCollection } from '../../collection/store.ts';
import { Form } from '../../components/form/Form.tsx';
import { deckTextOf, useChosenDeck } from '../../onlineUi/deck/chosenDeck.ts';
import { DeckSelect } from '../../onlineUi/deck/DeckSelect.tsx';
import { useDeckForm } from '../../onlineUi/deck/deckForm.ts';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import type { Mutation } from '../../onlineUi/useMutation.ts';
import { accountPath, onlineTablePath } from '../../routing/paths.ts';
import { matchOf } from './rounds.ts';

/** Reason against taking part; null: they may. */
export function whyNot(
  { admits, maxPlayers, standings }: TournamentView,
  you: Person | null,
): 'account' | 'bots' | 'full' | null {
  if (admits === 'bots' && you?.kind !== 'bot') return 'bots';
  if (admits === 'accounts' && (you === null || you.kind === 'guest')) return 'account';
  return standings.length >= maxPlayers ? 'full' : null;
}

interface TakePartProps {
  readonly tournament: TournamentView;
  readonly you: Person | null;
  readonly mutation: Mutation;
  /** @param deck null where decks are dealt */
  readonly onJoin: (deck: string | null) => Promise<string>;
  readonly onLeave: () => void;
}

function Join({ tournament, mutation, onJoin, isIn }: TakePartProps & { readonly isIn: boolean }) {
  const held = useCollection();
  const chosen = useChosenDeck(held);
  const form = useDeckForm(mutation);
  const { play } = tournament.terms;
  const isDealt = play.type === 'duel' && play.decks === 'sealed';
  if (isDealt && isIn) return null;
  return (
    <Form form={form} onSubmit={form.send(() => onJoin(isDealt ? null : deckTextOf(chosen.slug, held)))}>
      {isDealt ? (
        <p className="hint">You get a new deck when it begins, for all rounds.</p>
      ) : (
        <DeckSelect
          label="Your deck for all rounds"
          held={held}
          chosen={chosen}
          error={form.errorAt('deck')}
          onPick={form.clear}
        />
      )}
      <div className="buttons">
        <MutationButton busy={mutation.busy} look={isIn ? '' : 'is-main'}>
          {isIn ? 'Bring this deck instead' : 'Take part'}
        </MutationButton>
      </div>
    </Form>
  );
}

export function TakePart(props: TakePartProps) {
  const { tournament, you, mutation, onLeave } = props;
  const { stage, standings, played } = tournament;
  const place = standings.find(({ person }) => person.id === you?.id);
  const match = you === null ? null : matchOf(played, you.id);
  if (stage === 'over' || stage === 'called-off') return null;
  if (match !== null)
    return (
      <section className="online-panel tournament-now" aria-label="Your match">
        <p role="status">
          Your match of this round: against {match.players.find(({ id }) => id !== you?.id)?.name ?? 'somebody'}.
        </p>
        <div className="buttons">
          <Link to={onlineTablePath(match.table)} className="button is-main">
            To your table
          </Link>
          <MutationButton busy={mutation.busy} onPress={onLeave}>
            Drop out
          </MutationButton>
        </div>
      </section>
    );
  if (place !== undefined && !place.dropped)
    return (
      <section className="online-panel" aria-label="You take part">
        <p role="status">
          {stage === 'gathering'
            ? 'You take part. Come back when it begins: your first table will be here.'
            : 'Your match of this round is over. The next round begins when all matches are over.'}
        </p>
        {stage === 'gathering' ? <Join {...props} isIn={true} /> : null}
        <div className="buttons">
          <MutationButton busy={mutation.busy} onPress={onLeave}>
            {stage === 'gathering' ? 'Leave' : 'Drop out'}
          </MutationButton>
        </div>
      </section>
    );
  if (stage !== 'gathering') return null;
  const why = whyNot(tournament, you);
  return (
    <section className="online-panel" aria-label="Take part">
      {why === null ? (
        <Join {...props} isIn={false} />
      ) : why === 'account' ? (
        <p>
          Taking part needs <Link to={accountPath}>an account</Link>.
        </p>
      ) : (
        <p>{why === 'full' ? 'All places are taken.' : 'This tournament is for programs. You can look on.'}</p>
      )}
    </section>
  );
}
