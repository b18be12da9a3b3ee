// Your hand, grouped by house; cards of other houses than the active one stay readable but step back.
import type { House, KnownCard, PlayerView } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { counted } from '@vaultsong/say';
import { memo } from 'react';
import { Art } from '../../components/Art.tsx';
import { Bonuses } from '../../components/Bonuses.tsx';
import { Emblems } from '../../components/Glyph.tsx';
import { PrintedNumbers } from '../../components/PrintedNumbers.tsx';
import { CardName, isTwinTitle } from '../../components/print/CardName.tsx';
import { CopySigns } from '../../components/print/CopySigns.tsx';
import { copyOf } from '../../components/print/copy.ts';
import { markClasses } from '../hand/markClasses.ts';
import { usePlay } from '../hand/Play.ts';
import { useCardHandlers } from '../hand/useCardHandlers.ts';
import { useSeats } from '../speech/seats.ts';
import { sayInHand } from '../speech/speech.ts';

/** Half of a gigantic creature looks cut on the side of the other half, and an evil twin unlike its original. */
const looks = ({ half }: KnownCard, title: string): string =>
  `${half === undefined ? '' : `is-half is-${half}-half`} ${isTwinTitle(title) ? 'is-twin' : ''}`;

const HandCard = memo(function HandCard({ card, off }: { readonly card: KnownCard; readonly off: boolean }) {
  const play = usePlay();
  const handlers = useCardHandlers(card.ref);
  const key = keyOf(card.ref);
  const cardInfo = play.cardInfo(card.name);
  const mark = play.marks.of(key);
  const selected = play.selected === key;
  return (
    <li
      className={`hand-card house-${card.house} ${off ? 'is-off' : ''} ${looks(card, cardInfo.title)} ${markClasses(mark, play.marks.choosing, selected)}`}
      data-card={card.name}
      data-key={key}
    >
      <button
        type="button"
        data-stop
        aria-pressed={selected}
        aria-label={sayInHand(card, cardInfo, mark, play.verbs(key))}
        {...handlers}
      >
        <span className="hand-name">
          <Emblems houses={card.houses} />
          <CardName title={cardInfo.title} />
        </span>
        <Art cardInfo={cardInfo} />
        <Bonuses bonus={card.bonus} />
        <CopySigns copy={copyOf(card, cardInfo)} isTwin={isTwinTitle(cardInfo.title)} />
        <span className="hand-type">
          <span>{card.half === undefined ? card.type : `${card.half} half`}</span>
          <PrintedNumbers cardInfo={cardInfo} className="hand-numbers" />
        </span>
        {mark.picked > 0 ? <span className="picked">✓</span> : null}
      </button>
    </li>
  );
});

/** Cards in the order of the deck's houses, then by name. */
function sorted(hand: PlayerView['hand'], houses: readonly House[]): readonly KnownCard[] {
  const rank = (card: KnownCard): number => {
    const at = houses.indexOf(card.house);
    return at < 0 ? houses.length : at;
  };
  return hand
    .filter((card): card is KnownCard => card.known)
    .sort((a, b) => rank(a) - rank(b) || a.name.localeCompare(b.name) || a.ref.id - b.ref.id);
}

export function Hand({ player }: { readonly player: PlayerView }) {
  const { view } = usePlay().snapshot;
  const { whoseOf } = useSeats();
  const house = view.active === player.seat && view.step === 'main' ? view.house : null;
  const cards = sorted(player.hand, player.houses);
  const { length } = player.hand;
  // Whoever looks on sees nobody's hand.
  if (cards.length < length && cards.length === 0)
    return (
      <ul className="hand is-hidden" aria-label={`A hand, ${counted(length, 'card')} face down`} data-testid="hand">
        <li className="line-empty">{counted(length, 'card')} in hand, face down</li>
      </ul>
    );
  return (
    <ul
      className="hand"
      data-zone="row"
      aria-label={`${whoseOf(player.seat)} hand, ${counted(cards.length, 'card')}`}
      data-testid="hand"
    >
      {cards.map((card) => (
        <HandCard key={keyOf(card.ref)} card={card} off={house !== null && !card.houses.includes(house)} />
      ))}
      {cards.length === 0 ? <li className="line-empty">no cards in hand</li> : null}
    </ul>
  );
}
