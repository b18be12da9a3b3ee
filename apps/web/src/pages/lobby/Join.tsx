// With which deck one sits down at a table of others.
import type { Listing } from '@vaultsong/protocol';
import type { FormEvent } from 'react';
import type { Held } from '../../collection/collection.ts';
import { Sheet } from '../../frame/Sheet.tsx';
import { DeedButton } from '../../served/DeedButton.tsx';
import type { ChosenDeck } from '../../served/deck/chosenDeck.ts';
import { DeckSelect } from '../../served/deck/DeckSelect.tsx';
import { sayWho } from '../../served/TableRow.tsx';
import { Outcome } from '../../served/Told.tsx';
import { sayHow, sayPlay } from '../../served/tableWords.ts';
import type { Deed } from '../../served/useDeed.ts';

/** Whether whoever sits down there brings a deck. */
export const needsDeck = ({ terms: { play } }: Pick<Listing, 'terms'>): boolean =>
  play.is === 'keyraken' || play.decks === 'own';

interface JoinProps {
  readonly listing: Listing;
  readonly held: Held | null;
  readonly chosen: ChosenDeck;
  readonly deed: Deed;
  readonly onJoin: () => void;
  readonly onClose: () => void;
}

export function Join({ listing, held, chosen, deed, onJoin, onClose }: JoinProps) {
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
        <Outcome deed={deed} />
        <div className="buttons">
          <DeedButton busy={deed.busy} look="is-main">
            {deed.busy ? 'Sitting down…' : 'Sit down'}
          </DeedButton>
          <button type="button" className="button" onClick={onClose}>
            Back
          </button>
        </div>
      </form>
    </Sheet>
  );
}
