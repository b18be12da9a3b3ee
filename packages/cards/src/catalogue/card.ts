// What is known of a card that was printed and that the engine cannot play yet: facts, not its text.
import type { Bonus, CardName, CardType, House } from '@vaultsong/engine';
import type { Rarity } from '../printings.ts';
import type { SetId } from '../sets.ts';

/** Kinds of cards, with those that later sets lay beside the deck. */
export type PrintedType = CardType | 'token-creature' | 'archon-power' | 'prophecy' | 'tide';

/** How rare a card is; tokens and the tide lie beside the deck. */
export type PrintedRarity = Rarity | 'token' | 'tide';

export interface UnplayableCard {
  readonly id: CardName;
  readonly name: string;
  /** null: it belongs to the house of whatever deck it is in, or to none. */
  readonly house: House | null;
  readonly type: PrintedType;
  readonly power?: number;
  readonly armor?: number;
  readonly bonus?: readonly Bonus[];
  readonly traits?: readonly string[];
  /** As they are written, such as `assault 2`. */
  readonly keywords?: readonly string[];
  /** Of a gigantic creature, which is two cards. */
  readonly otherHalf?: CardName;
  readonly evilTwinOf?: CardName;
  readonly printings: Readonly<
    Partial<
      Record<
        SetId,
        {
          readonly number: string;
          readonly rarity: PrintedRarity;
          /** Where they are others than `house`. */
          readonly houses?: readonly House[];
        }
      >
    >
  >;
}
