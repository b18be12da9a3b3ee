// The rule of a question or of a refusal by its name, small beside it.
import type { Pointer } from '@vaultsong/rulebook';
import { Icon } from '../../components/Glyph.tsx';
import { RuleLink } from './RuleLink.tsx';

export const RuleName = ({ of }: { readonly of: Pointer }) => (
  <RuleLink to={of} className="rule-name" label={`Rule: ${of.title}`} stop>
    <Icon name="read" />
    <span>{of.title}</span>
  </RuleLink>
);
