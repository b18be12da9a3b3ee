// What lies beside the table for a player, behind a sign in the bar: names, texts, and what may be done with each card.
import type { PlayerView, Seat, Tide } from '@vaultsong/engine';
import { counted } from '@vaultsong/say';
import type { BesideFace } from '../host.ts';
import { usePlay } from '../page/Play.ts';
import { useSeats } from '../page/seats.ts';
import { Icon } from '../parts/Glyph.tsx';
import { RuleName } from './RuleName.tsx';

const tideOf = (tide: Tide | null, nameOf: (seat: Seat) => string): string => {
  if (tide === null) return 'The tide, neither high nor low';
  return typeof tide === 'string' ? `The tide, ${tide}` : `The tide, high for ${nameOf(tide.highFor)}`;
};

const stateOf = ({ kind, beneath }: BesideFace): string => {
  if (kind !== 'Prophecy') return kind;
  return beneath === 0
    ? 'Prophecy, not active'
    : `Prophecy, active with ${counted(beneath, 'card')} facedown beneath it`;
};

const Move = ({ card: { title, verb } }: { readonly card: BesideFace }) => {
  const { answer } = usePlay();
  if (verb === null) return null;
  const { label, refusal } = verb;
  if (verb.answer !== null) {
    const index = verb.answer;
    return (
      <button type="button" aria-label={`${label}: ${title}`} onClick={() => answer(index)}>
        {label}
      </button>
    );
  }
  return refusal === null ? null : (
    <p className="refusal">
      {label}: not now. {refusal.reason}
      {refusal.entry === null ? null : <RuleName of={refusal.entry} />}
    </p>
  );
};

export function Beside({ player }: { readonly player: PlayerView }) {
  const { snapshot } = usePlay();
  const { nameOf, partOf, whoseOf } = useSeats();
  const cards = snapshot.beside[player.seat] ?? [];
  if (cards.length === 0) return null;
  const said = `${whoseOf(player.seat)} cards beside the table, ${cards.length}`;
  return (
    <details className="beside" data-testid={`${partOf(player.seat)}-beside`}>
      <summary aria-label={said} title={said}>
        <Icon name="read" />
        <b>{cards.length}</b>
      </summary>
      <ul aria-label={said}>
        {cards.map((card) => (
          <li key={card.key}>
            <b>{card.title}</b>
            <small className="beside-state">
              {card.kind === 'The tide' ? tideOf(snapshot.view.tide, nameOf) : stateOf(card)}
            </small>
            {card.text.map((line) => (
              <p key={line}>{line}</p>
            ))}
            <Move card={card} />
          </li>
        ))}
      </ul>
    </details>
  );
}
