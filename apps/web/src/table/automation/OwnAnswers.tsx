// A short notice of what the table answered in the player's place since their last decision. On a large screen the log tells it
// to those who listen, too.
import { usePlay } from '../hand/Play.ts';

export function OwnAnswers() {
  const { phone, snapshot } = usePlay();
  const { ownAnswers } = snapshot;
  return (
    <p className="own-answers" role={phone ? 'status' : undefined} data-testid="own-answers">
      {ownAnswers.length === 0 ? '' : `Answered for you: ${ownAnswers.join('; ')}`}
    </p>
  );
}
