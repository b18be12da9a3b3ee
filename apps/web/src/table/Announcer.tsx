// Says aloud, to those who listen to the page, what has become theirs to decide.
import { usePlay } from '../page/Play.ts';
import { sayLeft } from '../page/speech.ts';

interface AnnouncerProps {
  readonly sure: boolean;
  readonly refusal: string;
}

export function Announcer({ sure, refusal }: AnnouncerProps) {
  const { snapshot } = usePlay();
  return (
    <p className="unseen" aria-live="assertive" data-testid="announcer">
      {snapshot.question?.prompt ?? ''}
      {sure && snapshot.left !== null ? ` Left undone: ${sayLeft(snapshot.left)}. Press again to end your turn.` : ''}{' '}
      {refusal}
    </p>
  );
}
