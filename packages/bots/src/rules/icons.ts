// Worth of a copy's bonus icons when they are resolved now: they are those of its print, not of its title.
import type { Bonus, Node } from '@vaultsong/engine';
import { nodeAt } from '@vaultsong/engine';
import type { Perspective } from './outlook.ts';
import type { Known } from './table.ts';
import { aemberAgainst, sideOf } from './table.ts';
import { aemberAgainstOf, aemberOf, keysLostAgainst } from './value.ts';

/** Captured æmber comes back when the creature falls. */
const perCaptured = 0.9;

/**
 * What it is worth to the deciding seat that the player of the outlook resolves them.
 * @param worthOf what an effect is worth
 */
export function worthOfIcons(card: Known, outlook: Perspective, worthOf: (effect: Node) => number): number {
  let worth = 0;
  let captures = 0;
  for (const icon of card.bonus) {
    if (icon === 'capture') captures++;
    else worth += worthOfIcon(icon, outlook, worthOf);
  }
  return captures === 0 ? worth : worth + worthOfCaptures(captures, card, outlook);
}

const worthOfIcon = (icon: Bonus, outlook: Perspective, worthOf: (effect: Node) => number): number =>
  icon === 'aember'
    ? sideOf(outlook.table, outlook.you) * aemberOf(outlook.table, outlook.you)
    : worthOf(nodeAt(`rules/bonus-${icon}`));

/** R: notes on later sets, "Bonus icons": they are resolved when a creature is in play, so that it may capture itself. */
function worthOfCaptures(captures: number, card: Known, { table, you }: Perspective): number {
  const hasCreature = card.type === 'creature' || (table.view.players[you]?.line.length ?? 0) > 0;
  if (!hasCreature) return 0;
  const taken = Math.min(captures, aemberAgainst(table, you));
  const worth = perCaptured * taken * aemberAgainstOf(table, you) + keysLostAgainst(table, you, taken);
  return sideOf(table, you) * worth;
}
