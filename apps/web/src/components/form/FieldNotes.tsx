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

/** At most so many faults are named: what is wrong in one place can be wrong in hundreds. */
const shownAtMost = 6;

interface FaultListProps {
  /** Of the list, by which fields name it as their description. */
  readonly id: string;
  /** Says what is wrong; stands above the list. */
  readonly title: string;
  readonly faults: readonly string[];
}

/** Several faults of one value, such as those of a file. It is there before there are any, so that they are heard. */
export const FaultList = ({ id, title, faults }: FaultListProps) => (
  <div role="alert" id={id} className="faults">
    {faults.length === 0 ? null : (
      <>
        <p>{title}</p>
        <ul>
          {faults.slice(0, shownAtMost).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
          {faults.length > shownAtMost ? <li>and {faults.length - shownAtMost} more</li> : null}
        </ul>
      </>
    )}
  </div>
);

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
