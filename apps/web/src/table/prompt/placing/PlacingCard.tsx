// Asks once more before a card goes beneath a prophecy, with what it does there: its player does not get it back.
import { NumberKey, useNumbered } from '../../actions/TableButton.tsx';
import type { Placing } from '../../hand/Play.ts';
import { usePlay } from '../../hand/Play.ts';
import { sayPlacing } from '../../speech/speech.ts';

export function PlacingCard({ card: { name, answer } }: { readonly card: Placing }) {
  const play = usePlay();
  const numbered = useNumbered();
  const card = play.cardInfo(name);
  return (
    <>
      <div className="buttons">
        <button type="button" data-stop className="button is-main" onClick={() => play.answer(answer)} {...numbered(1)}>
          <span>Put {card.title} there</span>
          <NumberKey number={1} />
        </button>
      </div>
      <p className="hint" data-testid="placing">
        {sayPlacing(card)}
      </p>
    </>
  );
}
