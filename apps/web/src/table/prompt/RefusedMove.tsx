// Reason against a move, with the name of the rule.
import type { Refusal } from '../../wire/question.ts';
import { RuleName } from '../sheets/RuleName.tsx';

export const RefusedMove = ({ refusal: { reason, entry } }: { readonly refusal: Refusal }) => (
  <p className="refusal">
    {reason} {entry === null ? null : <RuleName of={entry} />}
  </p>
);
