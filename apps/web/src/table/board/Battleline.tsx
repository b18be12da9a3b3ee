// A battleline in its order, with both flanks marked: flanks and neighbours matter to the rules.
import type { PlayerView } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { counted } from '@vaultsong/say';
import { usePlay } from '../hand/Play.ts';
import { useSeats } from '../speech/seats.ts';
import { CreatureTile } from './CreatureTile.tsx';

/** Where a creature may enter, offered at the very place. */
const FlankSlot = ({ side }: { readonly side: 'left' | 'right' }) => {
  const play = usePlay();
  const { question } = play.snapshot;
  const answer =
    question?.kind === 'flank'
      ? question.answers.find(({ option }) => option.pick === 'flank' && option.side === side)
      : undefined;
  if (answer === undefined) return null;
  return (
    <li className="flank-slot">
      <button
        type="button"
        data-stop
        className="can-choose"
        onClick={() => play.answer(answer.index)}
        aria-label={`${answer.label}: here`}
      >
        {side === 'left' ? '⇤' : '⇥'}
      </button>
    </li>
  );
};

export function Battleline({ player }: { readonly player: PlayerView }) {
  const { classOf, partOf, whoseOf } = useSeats();
  const part = partOf(player.seat);
  const mine = part === 'my';
  const title = `${whoseOf(player.seat)} battleline, ${counted(player.line.length, 'creature')}`;
  return (
    <ul className={`line ${classOf(player.seat)}`} data-zone="row" aria-label={title} data-testid={`${part}-line`}>
      {mine ? <FlankSlot side="left" /> : null}
      {player.line.map((card, index) => (
        <CreatureTile key={keyOf(card.ref)} card={card} index={index} length={player.line.length} />
      ))}
      {player.line.length === 0 ? <li className="line-empty">no creatures</li> : null}
      {mine ? <FlankSlot side="right" /> : null}
    </ul>
  );
}
