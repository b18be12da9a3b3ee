// A battleline in its order, with both flanks marked: flanks and neighbours matter to the rules.
import type { PlayerView } from '@vaultsong/engine';
import { keyOf } from '@vaultsong/foresight';
import { counted } from '@vaultsong/say';
import { useRef } from 'react';
import { usePlay } from '../../hand/Play.ts';
import { useSeats } from '../../speech/seats.ts';
import { CreatureTile } from '../CreatureTile.tsx';
import { useLineEnds } from './lineEnds.ts';

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

/** How many creatures lie beyond an edge of the line. For eyes: who listens hears all of them. */
const More = ({ side, count }: { readonly side: 'left' | 'right'; readonly count: number }) =>
  count === 0 ? null : (
    <li className={`line-more is-${side}`} aria-hidden="true">
      <span>{side === 'left' ? `‹ ${count}` : `${count} ›`}</span>
    </li>
  );

export function Battleline({ player }: { readonly player: PlayerView }) {
  const { classOf, partOf, whoseOf } = useSeats();
  const part = partOf(player.seat);
  const mine = part === 'my';
  const title = `${whoseOf(player.seat)} battleline, ${counted(player.line.length, 'creature')}`;
  const root = useRef<HTMLUListElement>(null);
  const ends = useLineEnds(root, player.line.length);
  return (
    <ul
      ref={root}
      className={`line ${classOf(player.seat)}`}
      data-zone="row"
      aria-label={title}
      data-testid={`${part}-line`}
    >
      {mine ? <FlankSlot side="left" /> : null}
      <More side="left" count={ends.left} />
      {player.line.map((card, index) => (
        <CreatureTile key={keyOf(card.ref)} card={card} index={index} length={player.line.length} />
      ))}
      {player.line.length === 0 ? <li className="line-empty">no creatures</li> : null}
      <More side="right" count={ends.right} />
      {mine ? <FlankSlot side="right" /> : null}
    </ul>
  );
}
