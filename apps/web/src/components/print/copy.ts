// Differences of a copy of a card from the print: another house, added icons, and the house that an effect gives it for
// as long as the effect lasts.
import type { Bonus, House } from '@vaultsong/engine';

interface Print {
  readonly house: House | null;
  readonly bonus: readonly Bonus[];
}

interface Seen extends Print {
  /** The house of the copy itself, while an effect gives it another. */
  readonly ownHouse?: House;
}

export interface Copy {
  /** The house that the card prints, of a maverick; null for any other. */
  readonly printedIn: House | null;
  /** The house of this copy where an effect gives it another; else null. */
  readonly movedFrom: House | null;
  /** The icons of this copy that the card does not print. */
  readonly added: readonly Bonus[];
}

/** The print of a card; a gigantic creature in play has the icons of both its halves. @param faceOf by the name of a card */
export function printOf<Face extends Print>(
  { artHalf }: { readonly artHalf?: { readonly name: string } },
  cardInfo: Face,
  faceOf: (name: string) => Print,
): Face {
  return artHalf === undefined ? cardInfo : { ...cardInfo, bonus: [...cardInfo.bonus, ...faceOf(artHalf.name).bonus] };
}

/** @param face what the card prints */
export function copyOf(card: Seen, cardInfo: Print): Copy {
  const printed = [...cardInfo.bonus];
  const added = card.bonus.filter((icon) => {
    const at = printed.indexOf(icon);
    if (at >= 0) printed.splice(at, 1);
    return at < 0;
  });
  const own = card.ownHouse ?? card.house;
  return {
    printedIn: own !== null && own !== cardInfo.house ? cardInfo.house : null,
    movedFrom: card.ownHouse ?? null,
    added,
  };
}
