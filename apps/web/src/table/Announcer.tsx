// Says aloud, to those who listen to the page, what has become theirs to decide.

import { useMatch } from '../client/useMatch.ts';
import type { GameInfo } from '../wire/game.ts';
import type { MatchInfo } from '../wire/match.ts';
import type { Snapshot } from '../wire/snapshot.ts';
import { usePlay } from './hand/Play.ts';
import { sayAdventureEnd } from './speech/adventureWords.ts';
import { sayNext, saySeriesResult, sayStanding } from './speech/matchWords.ts';
import { sayWinner } from './speech/seats.ts';
import { sayLeft, sayPlacing } from './speech/speech.ts';

/** How the game ended, how the series stands, and what comes next. */
function sayEnd(info: GameInfo, snapshot: Snapshot, match: MatchInfo | null): string {
  const { view } = snapshot;
  if (view.winner === null) return '';
  if (view.adventure !== null) return sayAdventureEnd(view).join('. ');
  const series = match === null ? [] : [sayStanding(match), saySeriesResult(match), sayNext(match)];
  return [sayWinner(info, snapshot), ...series].filter((part) => part !== '').join('. ');
}

interface AnnouncerProps {
  readonly sure: boolean;
  readonly refusal: string;
}

export function Announcer({ sure, refusal }: AnnouncerProps) {
  const { cardInfo, info, placing, snapshot } = usePlay();
  const match = useMatch();
  return (
    <p className="unseen" aria-live="assertive" data-testid="announcer">
      {snapshot.question?.prompt ?? ''}
      {sayEnd(info, snapshot, match)}
      {placing === null ? '' : ` ${sayPlacing(cardInfo(placing.name))} Press it again, or 1, to put it there.`}
      {sure && snapshot.left !== null ? ` Left undone: ${sayLeft(snapshot.left)}. Press again to end your turn.` : ''}{' '}
      {refusal}
    </p>
  );
}
