// Summary of the bot's turn in one line. It stays in the page while it is empty, because screen readers read out only
// changes of an element that is there.
import { usePlay } from '../hand/Play.ts';

export const Recap = () => (
  <p className="recap" role="status" data-testid="recap">
    {usePlay().snapshot.recap}
  </p>
);
