// Leaving one's seat before the match begins. Whoever is the last person there is asked first: the table closes then.
import { useState } from 'react';
import { Sheet } from '../../layout/Sheet.tsx';

interface StandUpProps {
  /** Nobody else sits here, but bots perhaps. */
  readonly isLast: boolean;
  readonly onStand: () => void;
}

export function StandUp({ isLast, onStand }: StandUpProps) {
  const [isAsking, setAsking] = useState(false);
  return (
    <>
      <button type="button" className="button" onClick={() => (isLast ? setAsking(true) : onStand())}>
        Stand up
      </button>
      {isAsking && isLast ? (
        <Sheet title="Close this table?" onClose={() => setAsking(false)}>
          <p>You are the last person here: if you stand up, the table closes and its link stops working.</p>
          <div className="buttons">
            <button type="button" data-stop className="button is-main" onClick={onStand}>
              Stand up and close it
            </button>
            <button type="button" className="button" onClick={() => setAsking(false)}>
              Stay
            </button>
          </div>
        </Sheet>
      ) : null}
    </>
  );
}
