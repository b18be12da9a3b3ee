// The notes to a field: its description, and what is wrong with its value. Both are told with the field.
import type { ReactNode } from 'react';
import { useId } from 'react';

interface Notes {
  readonly hint?: ReactNode;
  readonly error?: string | null;
}

interface Described {
  /** Of the input. */
  readonly id: string;
  /** Attributes of the input. */
  readonly described: { readonly 'aria-describedby': string | undefined; readonly 'aria-invalid': true | undefined };
  /** Stands behind the input. */
  readonly notes: ReactNode;
}

/** Makes the notes of a field, and ties them to its input. */
export function useNotes({ hint, error = null }: Notes): Described {
  const id = useId();
  const [hintId, errorId] = [`${id}-hint`, `${id}-error`];
  const ids = [hint === undefined ? '' : hintId, error === null ? '' : errorId].filter((one) => one !== '');
  return {
    id,
    described: {
      'aria-describedby': ids.length === 0 ? undefined : ids.join(' '),
      'aria-invalid': error === null ? undefined : true,
    },
    notes: (
      <>
        {hint === undefined ? null : (
          <span id={hintId} className="hint">
            {hint}
          </span>
        )}
        {error === null ? null : (
          <span id={errorId} className="refusal field-error" role="alert">
            {error}
          </span>
        )}
      </>
    ),
  };
}
