// A button that does something at the server. While something is being done it keeps the keyboard's place and says why it waits;
// a press all the same goes on to the action, which tells it.
import type { ReactNode } from 'react';
import { stillBusy } from './useMutation.ts';

interface MutationButtonProps {
  /** Something is being done, by this button or another one of the same action. */
  readonly busy: boolean;
  /** It cannot be pressed for another reason, which its words say. */
  readonly off?: boolean;
  /** Classes beside that of a button. */
  readonly look?: string;
  /** Left out where it sends its form. */
  readonly onPress?: () => void;
  readonly children: ReactNode;
}

export const MutationButton = ({ busy, off = false, look = '', onPress, children }: MutationButtonProps) => (
  <button
    type={onPress === undefined ? 'submit' : 'button'}
    className={look === '' ? 'button' : `button ${look}`}
    aria-disabled={busy || off}
    title={busy ? stillBusy : undefined}
    onClick={off ? undefined : onPress}
  >
    {children}
  </button>
);
