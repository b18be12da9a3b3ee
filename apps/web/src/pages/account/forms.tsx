// The parts of the forms on the account page.
import { useId, useState } from 'react';
import { MutationButton } from '../../onlineUi/MutationButton.tsx';

interface TextFieldProps {
  readonly label: string;
  readonly value: string;
  readonly onText: (text: string) => void;
  readonly autoComplete: string;
  readonly hint?: string;
  readonly least?: number;
  readonly most?: number;
}

export const NameField = ({ label, value, onText, autoComplete, hint, least, most }: TextFieldProps) => {
  const id = useId();
  return (
    <p className="field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        required
        minLength={least}
        maxLength={most}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onText(target.value)}
      />
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
    </p>
  );
};

/** What is typed can be looked at. */
export const PasswordField = ({ label, value, onText, autoComplete, hint, least, most }: TextFieldProps) => {
  const id = useId();
  const [shown, show] = useState(false);
  return (
    <div className="field password-field">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        type={shown ? 'text' : 'password'}
        required
        minLength={least}
        maxLength={most}
        value={value}
        autoComplete={autoComplete}
        autoCapitalize="none"
        spellCheck={false}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={({ target }) => onText(target.value)}
      />
      <button type="button" className="button" aria-pressed={shown} onClick={() => show(!shown)}>
        Show<span className="unseen"> the password</span>
      </button>
      {hint === undefined ? null : (
        <span id={`${id}-hint`} className="hint">
          {hint}
        </span>
      )}
    </div>
  );
};

export const SubmitButton = ({
  busy,
  says,
  meanwhile,
}: {
  readonly busy: boolean;
  readonly says: string;
  readonly meanwhile: string;
}) => (
  <MutationButton busy={busy} look="is-main">
    {busy ? meanwhile : says}
  </MutationButton>
);
