// Field for the reason of a decision, which no decision goes without.

import { longestReason } from '@vaultsong/protocol';
import type { ReactNode } from 'react';
import { useId } from 'react';

interface ReasonFieldProps {
  readonly value: string;
  readonly onText: (reason: string) => void;
  readonly hint?: ReactNode;
}

export function ReasonField({ value, onText, hint }: ReasonFieldProps) {
  const field = useId();
  return (
    <p className="field">
      <label htmlFor={field}>Why</label>
      <textarea
        id={field}
        rows={2}
        required
        minLength={3}
        maxLength={longestReason}
        value={value}
        onChange={({ target }) => onText(target.value)}
      />
      {hint === undefined ? null : <span className="hint">{hint}</span>}
    </p>
  );
}
