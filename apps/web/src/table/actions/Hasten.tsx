// Hastens the moves of others, which are shown at the player's pace.
import { next, skip } from './gameActions.ts';
import { TableButton } from './TableButton.tsx';

export const Hasten = () => (
  <div className="buttons">
    <TableButton action={next} className="button" stop showsKey />
    <TableButton action={skip} className="button" stop showsKey />
  </div>
);
