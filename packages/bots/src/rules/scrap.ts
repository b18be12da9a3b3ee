// Worth of what a card does that its player discards from hand.
import type { Ability } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import type { Perspective } from './outlook.ts';
import { perspectiveOf } from './outlook.ts';
import type { Known } from './table.ts';

type Worth = (abilities: readonly Ability[], on: readonly Ability['on'][], outlook: Perspective) => number;

/**
 * R: later sets 9, "Scrap": by its player alone, and from no other place. What a card discards by that is not looked into
 * further: two cards that discard each other would be looked into for ever.
 * @param worthOf what abilities are worth
 */
export function worthOfScrap(card: Known, { you, table, isScrap }: Perspective, worthOf: Worth): number {
  if (isScrap || card.zone !== 'hand' || card.owner !== you) return 0;
  const { abilities, timed } = definition(card.name, table.view.edition);
  if (timed.scrap === undefined) return 0;
  const worth = worthOf(abilities, ['scrap'], { ...perspectiveOf(table, you, card.ref), isScrap: true });
  return you === table.me ? Math.max(0, worth) : worth;
}
