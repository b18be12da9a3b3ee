// How a copy of a card differs from what the card prints: another house, icons that were added to it.
import type { Bonus, House } from '@vaultsong/engine';

interface Print {
  readonly house: House | null;
  readonly bonus: readonly Bonus[];
}

export interface Copy {
  /** The house that the card prints, of a maverick; null for any other. */
  readonly printedIn: House | null;
  /** The icons of this copy that the card does not print. */
  readonly added: readonly Bonus[];
}

/** @param face what the card prints */
export function copyOf(card: Print, face: Print): Copy {
  const printed = [...face.bonus];
  const added = card.bonus.filter((icon) => {
    const at = printed.indexOf(icon);
    if (at >= 0) printed.splice(at, 1);
    return at < 0;
  });
  return { printedIn: card.house !== null && card.house !== face.house ? face.house : null, added };
}
