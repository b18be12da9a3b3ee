// With which deck one sits down at a table of others.
import type { Listing } from '@vaultsong/protocol';
import type { Held } from '../../collection/collection.ts';
import { Form } from '../../components/form/Form.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { ChosenDeck } from '../../onlineUi/deck/chosenDeck.ts';
import { DeckSelect } from '../../onlineUi/deck/DeckSelect.tsx';
import type { DeckForm } from '../../onlineUi/deck/deckForm.ts';
import { SubmitButton } from '../../onlineUi/form/SubmitButton.tsx';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { sayWho } from '../../onlineUi/TableRow.tsx';
import { sayHow, sayPlay } from '../../onlineUi/tableWords.ts';

/** Whether whoever sits down there brings a deck. */
export const needsDeck = ({ terms: { play } }: Pick<Listing, 'terms'>): boolean =>
  play.type === 'keyraken' || play.decks === 'own';

interface JoinProps {
  readonly listing: Listing;
  readonly held: Held | null;
  readonly chosen: ChosenDeck;
  readonly form: DeckForm;
  readonly onJoin: () => Promise<undefined>;
  readonly onClose: () => void;
}

export function Join({ listing, held, chosen, form, onJoin, onClose }: JoinProps) {
  const { mutation } = form;
  return (
    <Sheet title="Join this table" className="join" onClose={onClose}>
      <p>
        {sayWho(listing)}: {[sayPlay(listing.terms), ...sayHow(listing.terms)].join(' · ')}
      </p>
      <Form form={form} onSubmit={form.send(onJoin)}>
        {needsDeck(listing) ? (
          <DeckSelect label="Your deck" held={held} chosen={chosen} error={form.errorAt('deck')} onPick={form.clear} />
        ) : (
          <p className="hint">You get a new deck when the game begins.</p>
        )}
        <MutationOutcome mutation={mutation} />
        <div className="buttons">
          <SubmitButton busy={mutation.busy} label="Sit down" meanwhile="Sitting down…" />
          <button type="button" className="button" onClick={onClose}>
            Back
          </button>
        </div>
      </Form>
    </Sheet>
  );
}
