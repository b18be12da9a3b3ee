// Says aloud, to those who listen to the page, what has become theirs to decide.
import type { Seat } from '@vaultsong/engine';
import type { MatchFace } from '../host.ts';
import { human } from '../host.ts';
import { sayNext, saySeriesResult, sayStanding } from '../page/matchWords.ts';
import { usePlay } from '../page/Play.ts';
import { sayLeft } from '../page/speech.ts';
import { useMatch } from '../page/useMatch.ts';

/** How the game ended, how the series stands, and what comes next. */
const sayEnd = (winner: Seat, match: MatchFace): string =>
  [winner === human ? 'You win!' : 'The bot wins', sayStanding(match), saySeriesResult(match), sayNext(match)]
    .filter((part) => part !== '')
    .join('. ');

interface AnnouncerProps {
  readonly sure: boolean;
  readonly refusal: string;
}

export function Announcer({ sure, refusal }: AnnouncerProps) {
  const { snapshot } = usePlay();
  const match = useMatch();
  return (
    <p className="unseen" aria-live="assertive" data-testid="announcer">
      {snapshot.question?.prompt ?? ''}
      {snapshot.view.winner === null || match === null ? '' : sayEnd(snapshot.view.winner, match)}
      {sure && snapshot.left !== null ? ` Left undone: ${sayLeft(snapshot.left)}. Press again to end your turn.` : ''}{' '}
      {refusal}
    </p>
  );
}
