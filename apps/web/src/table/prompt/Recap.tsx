// What the bot did in its turn, in one line. It stays in the page while it is empty: only then is a change of it read out.
import { usePlay } from '../hand/Play.ts';

export const Recap = () => (
  <p className="recap" role="status" data-testid="recap">
    {usePlay().snapshot.recap}
  </p>
);
