// A seat of a table that has not begun: who sits there, with which deck, or what can be done about it.

import { houseTitles } from '@vaultsong/art';
import type { Seat } from '@vaultsong/engine';
import type { SeatView } from '@vaultsong/protocol';
import { Emblem } from '../../components/Glyph.tsx';
import { Portrait } from '../../components/Portrait.tsx';
import { sealedDeck } from '../../wire/cardInfo.ts';
import { botKind } from '../words/people.ts';

const Deck = ({ deck, isDealt }: { readonly deck: SeatView['deck']; readonly isDealt: boolean }) => {
  if (deck === null) return <p className="hint">{isDealt ? 'Gets a new deck.' : 'No deck yet.'}</p>;
  return (
    <p className="seat-deck">
      <Portrait of={{ ...deck, name: deck.name ?? sealedDeck }} />
      <span>
        <b>{deck.name ?? sealedDeck}</b>
        <span className="deck-houses">
          {deck.houses.map((house) => (
            <span key={house}>
              <Emblem house={house} /> {houseTitles[house]}
            </span>
          ))}
        </span>
      </span>
    </p>
  );
};

interface SeatCardProps {
  readonly seat: Seat;
  /** null: it is free. */
  readonly seated: SeatView | null;
  readonly isYou: boolean;
  readonly isDealt: boolean;
  /** What can be done at this seat. */
  readonly children?: React.ReactNode;
}

export const SeatCard = ({ seat, seated, isYou, isDealt, children }: SeatCardProps) => (
  <li className={`seat-card ${isYou ? 'is-you' : ''} ${seated === null ? 'is-free' : ''}`} data-testid={`seat-${seat}`}>
    <h2>
      {seated === null ? 'A free seat' : isYou ? 'You' : (seated.person?.name ?? 'Bot')}
      {seated?.bot == null ? null : <small> {botKind(seated.bot)}</small>}
      {seated === null || seated.present ? null : <small className="seat-away"> away</small>}
    </h2>
    {seated === null ? null : <Deck deck={seated.deck} isDealt={isDealt} />}
    {children}
  </li>
);
