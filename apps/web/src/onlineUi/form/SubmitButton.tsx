// The button that sends a form to the server. It says so while that lasts, and why it waits.
import { MutationButton } from '../MutationButton.tsx';

interface SubmitButtonProps {
  readonly busy: boolean;
  readonly label: string;
  /** Its label while the request runs. */
  readonly meanwhile: string;
  /** Classes beside that of a button. */
  readonly look?: string;
}

export const SubmitButton = ({ busy, label, meanwhile, look = 'is-main' }: SubmitButtonProps) => (
  <MutationButton busy={busy} look={look}>
    {busy ? meanwhile : label}
  </MutationButton>
);
