// Judgment of modifiers: whether a card gains by what one does to it.
import type { Modifier } from '@vaultsong/engine';

/** Above 0 for what favors the card that it is about, below 0 for what harms it. */
export function favor(line: Modifier): number {
  switch (line.mod) {
    case 'power':
    case 'armor':
      return typeof line.by === 'number' && line.by < 0 ? -1 : 1;
    case 'cannot':
      return line.be === 'destroyed' || line.be === 'dealt-damage' || line.be === 'attacked' || line.be === 'exhausted'
        ? 1
        : -1;
    case 'control':
      return -2;
    case 'no-fight-damage':
      return -1;
    case 'keyword':
      return 1;
    case 'ability':
      return line.ability.on === 'constant' ? line.ability.give.reduce((sum, given) => sum + favor(given), 0) : 1;
    default:
      return 0;
  }
}
