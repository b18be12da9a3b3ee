// All piles of a player, and the way into those that may be looked through: for a screen on which they are one button.
import type { Seat } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { Icon } from '../../components/Glyph.tsx';
import type { IconName } from '../../components/icons.ts';
import { Sheet } from '../../layout/Sheet.tsx';
import { deckPath } from '../../routing/paths.ts';
import { usePlay } from '../hand/Play.ts';
import { usePlayable } from '../seat/Piles.tsx';
import { openHand, pilesOf } from '../seat/pilesOf.ts';
import { useSeats } from '../speech/seats.ts';

interface RowProps {
  readonly icon: IconName;
  readonly name: string;
  readonly says: string;
  /** null: it lies face down, or is empty. */
  readonly onOpen: (() => void) | null;
}

const Row = ({ icon, name, says, onOpen }: RowProps) => {
  const content = (
    <>
      <Icon name={icon} />
      <b>{name}</b>
      <span>{says}</span>
    </>
  );
  return (
    <li>
      {onOpen === null ? (
        <p className="pile-row">{content}</p>
      ) : (
        <button type="button" data-stop className="pile-row button" onClick={onOpen}>
          {content}
        </button>
      )}
    </li>
  );
};

const titles = {
  hand: 'Hand',
  deck: 'Deck',
  discard: 'Discard pile',
  archives: 'Archives',
  purged: 'Purged cards',
} as const;

interface PilesSheetProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

export function PilesSheet({ seat, onClose }: PilesSheetProps) {
  const play = usePlay();
  const playable = usePlayable();
  const { whoseOf } = useSeats();
  const player = play.snapshot.view.players[seat];
  if (player === undefined) return null;
  // A small screen has no room for the name anywhere else.
  const deck = play.info.decks[seat];
  const beside = play.snapshot.beside[seat] ?? [];
  const hand = openHand(player);
  const mine = seat === play.snapshot.sides.me;
  return (
    <Sheet title={`${whoseOf(seat)} piles`} className="piles-sheet" onClose={onClose}>
      {deck === undefined ? null : (
        <p>
          {deck.slug === '' ? (
            <span className="piles-deck">{deck.name}</span>
          ) : (
            <a className="piles-deck" href={deckPath(deck.slug)} target="_blank" rel="noopener">
              {deck.name}
            </a>
          )}
        </p>
      )}
      <ul>
        {mine || hand !== null ? null : (
          <Row icon="hand" name="Hand" says={`${counted(player.hand.length, 'card')}, face down`} onOpen={null} />
        )}
        {[...(mine || hand === null ? [] : [hand]), ...pilesOf(player)].map(({ icon, name, count, cards }) => {
          const can = playable(cards);
          const shut = cards === null || cards.length === 0;
          return (
            <Row
              key={name}
              icon={icon}
              name={titles[name]}
              says={`${counted(count, 'card')}${shut && count > 0 ? ', face down' : ''}${can === 0 ? '' : `, ${can} can be played`}`}
              onOpen={shut ? null : () => play.openPile({ title: `${whoseOf(seat)} ${name}`, cards })}
            />
          );
        })}
        {beside.length === 0 ? null : (
          <Row
            icon="read"
            name="Beside the table"
            says={counted(beside.length, 'card')}
            onOpen={() => play.openBeside(seat)}
          />
        )}
      </ul>
    </Sheet>
  );
}
