// With which deck one sits down at a table of others.
import type { Listing } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import type { Held } from '../../collection/collection.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import type { ChosenDeck } from '../../onlineUi/deck/chosenDeck.ts';
import { DeckSelect } from '../../onlineUi/deck/DeckSelect.tsx';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';
import { MutationOutcome } from '../../onlineUi/QueryState.tsx';
import { sayWho } from '../../onlineUi/TableRow.tsx';
import { sayHow, sayPlay } from '../../onlineUi/tableWords.ts';
import type { Mutation } from '../../onlineUi/useMutation.ts';

/** Whether whoever sits down there brings a deck. */
export const needsDeck = ({ terms: { play } }: Pick<Listing, 'terms'>): boolean =>
  play.is === 'keyraken' || play.decks === 'own';

interface JoinProps {
  readonly listing: Listing;
  readonly held: Held | null;
  readonly chosen: ChosenDeck;
  readonly mutation: Mutation;
  readonly onJoin: () => void;
  readonly onClose: () => void;
}

export function Join({ listing, held, chosen, mutation, onJoin, onClose }: JoinProps) {
  const join = (event: FormEvent): void => {
    event.preventDefault();
    onJoin();
  };
  return (
    <Sheet title="Join this table" className="join" onClose={onClose}>
      <p>
        {sayWho(listing)}: {[sayPlay(listing.terms), ...sayHow(listing.terms)].join(' · ')}
      </p>
      <form onSubmit={join}>
        {needsDeck(listing) ? (
          <DeckSelect label="Your deck" held={held} chosen={chosen} />
        ) : (
          <p className="hint">You are dealt a new deck when the game begins.</p>
        )}
        <MutationOutcome mutation={mutation} />
        <div className="buttons">
          <MutationButton busy={mutation.busy} look="is-main">
            {mutation.busy ? 'Sitting down…' : 'Sit down'}
          </MutationButton>
          <button type="button" className="button" onClick={onClose}>
            Back
          </button>
        </div>
      </form>
    </Sheet>
  );
}
