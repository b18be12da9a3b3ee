// The cards beside the table of a player: names, texts, and what may be done with each.
import type { Seat, Tide } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import { Art } from '../../components/Art.tsx';
import { Icon } from '../../components/Glyph.tsx';
import { Sheet } from '../../layout/Sheet.tsx';
import type { BeneathInfo, BesideInfo } from '../../wire/cardInfo.ts';
import { usePlay } from '../hand/Play.ts';
import { useSeats } from '../speech/seats.ts';
import { RuleName } from './RuleName.tsx';

const tideOf = (tide: Tide | null, nameOf: (seat: Seat) => string): string => {
  if (tide === null) return 'The tide, neither high nor low';
  return typeof tide === 'string' ? `The tide, ${tide}` : `The tide, high for ${nameOf(tide.highFor)}`;
};

const stateOf = ({ kind, beneath, otherSide }: BesideInfo): string => {
  if (kind !== 'Prophecy') return kind;
  const state = beneath === 0 ? 'not active' : `active with ${counted(beneath, 'card')} facedown beneath it`;
  return `Prophecy, ${state}${otherSide === null ? '' : `; its other side is ${otherSide}`}`;
};

/** What its owner put beneath a prophecy, which nobody else may see. */
const Beneath = ({ card: { title, fate } }: { readonly card: BeneathInfo }) => (
  <p className="beneath">
    <Icon name="text" /> Beneath it, seen by you alone: <b>{title}</b>. {fate.join(' ')}
  </p>
);

interface MoveProps {
  readonly card: BesideInfo;
  readonly onAnswer: () => void;
}

const Move = ({ card: { title, verb }, onAnswer }: MoveProps) => {
  const { answer } = usePlay();
  if (verb === null) return null;
  const { label, refusal } = verb;
  if (verb.answer !== null) {
    const index = verb.answer;
    const give = (): void => {
      onAnswer();
      answer(index);
    };
    return (
      <button type="button" className="button" data-stop aria-label={`${label}: ${title}`} onClick={give}>
        {label}
      </button>
    );
  }
  return refusal === null ? null : (
    <p className="refusal">
      {label}: not now. {refusal.reason} {refusal.entry === null ? null : <RuleName of={refusal.entry} />}
    </p>
  );
};

interface BesideSheetProps {
  readonly seat: Seat;
  readonly onClose: () => void;
}

export function BesideSheet({ seat, onClose }: BesideSheetProps) {
  const { cardInfo, snapshot } = usePlay();
  const { nameOf, partOf, whoseOf } = useSeats();
  const highFor = (of: Seat): string => (partOf(of) === 'my' ? 'you' : nameOf(of));
  const cards = snapshot.beside[seat] ?? [];
  const title = `${whoseOf(seat)} cards beside the table`;
  return (
    <Sheet title={title} className="beside-sheet" onClose={onClose}>
      <ul className="beside-cards" aria-label={`${title}, ${cards.length}`}>
        {cards.map((card) => (
          <li key={card.key}>
            <Art cardInfo={cardInfo(card.name)} />
            <div>
              <h3>{card.title}</h3>
              <small>{card.kind === 'The tide' ? tideOf(snapshot.view.tide, highFor) : stateOf(card)}</small>
              {card.text.map((line) => (
                <p key={line}>{line}</p>
              ))}
              {card.known.map((below) => (
                <Beneath key={below.key} card={below} />
              ))}
              <Move card={card} onAnswer={onClose} />
            </div>
          </li>
        ))}
      </ul>
    </Sheet>
  );
}
