// The identity card of a player: the face of the deck, which leads to what is told of Archons.

import type { ArchonSubject } from '@vaultsong/art';
import { about } from '@vaultsong/rulebook';
import { Portrait } from '../../components/Portrait.tsx';
import { RuleLink } from '../sheets/RuleLink.tsx';

export const Identity = ({ of }: { readonly of: ArchonSubject }) => (
  <RuleLink to={about.archon} kind="About" className="identity" label={`About: ${about.archon.title}`} stop>
    <Portrait of={of} />
  </RuleLink>
);
