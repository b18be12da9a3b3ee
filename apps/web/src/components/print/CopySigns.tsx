// Signs on a card: a horned mask for an evil twin, whose title is that of its original; and where it differs from its print: M and the printed house for a maverick, + for added icons; and an arrow away
// from its own house where an effect gives it another. What they mean is said in the label of the card.
import { houseTitles } from '@vaultsong/art';
import { Emblem, Icon } from '../Glyph.tsx';
import type { Copy } from './copy.ts';

interface CopySignsProps {
  readonly copy: Copy;
  readonly isTwin: boolean;
}

export const CopySigns = ({ copy: { printedIn, movedFrom, added }, isTwin }: CopySignsProps) =>
  !isTwin && printedIn === null && movedFrom === null && added.length === 0 ? null : (
    <span className="copy-signs" aria-hidden="true">
      {isTwin ? (
        <span className="copy-sign is-twin" title="Evil twin">
          <Icon name="twin" />
        </span>
      ) : null}
      {printedIn === null ? null : (
        <span className="copy-sign is-maverick" title={`Maverick: printed in ${houseTitles[printedIn]}`}>
          M<Emblem house={printedIn} />
        </span>
      )}
      {movedFrom === null ? null : (
        <span className="copy-sign is-moved" title={`By an effect; its own house is ${houseTitles[movedFrom]}`}>
          <Emblem house={movedFrom} />→
        </span>
      )}
      {added.length === 0 ? null : (
        <span className="copy-sign is-added" title="Enhanced: has more icons than its print">
          +{added.length}
        </span>
      )}
    </span>
  );
