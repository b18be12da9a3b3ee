// Field for the reason of a decision, which no decision goes without.

import { longestReason } from '@vaultsong/protocol';
import type { ReactNode } from 'react';
import { z } from 'zod';
import { TextArea } from '../../components/form/fields.tsx';
import type { Bound } from '../../components/form/useForm.ts';

/** What the server takes as a reason. */
export const reasonText = z
  .string()
  .trim()
  .min(3, { error: 'Expected a reason of 3 letters at least' })
  .max(longestReason);

interface ReasonFieldProps extends Bound<string> {
  readonly hint?: ReactNode;
}

export const ReasonField = (props: ReasonFieldProps) => (
  <TextArea label="Why" rows={2} most={longestReason} required {...props} />
);
