// Upgrades that belong on an enemy.
import type { Ability, Cards, Definition, Modifier, Node } from '@vaultsong/engine';
import { favor } from './favor.ts';
import { stepsOf } from './printed.ts';

/** Whether it takes something away from its creature, takes the creature, or harms it and its neighbors again and again. */
export function isCurse({ abilities }: Definition): boolean {
  let score = 0;
  for (const ability of abilities) {
    if (ability.on === 'constant') for (const line of ability.give) score += favorOfLine(line);
    else if (isHarmful(ability, isHost)) score -= 1;
  }
  return score < 0;
}

function favorOfLine(line: Modifier): number {
  if (line.mod === 'ability' && line.ability.on === 'constant')
    return line.ability.give.reduce((sum, given) => sum + favorOfLine(given), 0);
  // An action makes up for what its creature cannot be used for.
  if (line.mod === 'ability' && (line.ability.on === 'action' || line.ability.on === 'omni')) return 2;
  if (line.mod === 'ability') return isHarmful(line.ability, isSelf) || isCostly(line.ability) ? -1 : 1;
  // What cannot be used at all is worth little, whatever else it has.
  if (line.mod === 'cannot' && line.be === 'used') return -2;
  // Æmber on it that its opponent may spend.
  if (line.mod === 'spendable') return line.who === 'opponent' ? -1 : 1;
  return favor(line);
}

/** Whether it does harm to the creature, of its own accord. */
const isHarmful = (ability: Ability, isCreature: (cards: Cards) => boolean): boolean =>
  ability.on === 'trigger' &&
  stepsOf(ability.do).some((step) => {
    const cards = harmedBy(step);
    return cards !== null && (isCreature(cards) || ('neighborsOf' in cards && isCreature(cards.neighborsOf)));
  });

/** Whether its creature’s player loses æmber by it again and again. */
const isCostly = (ability: Ability): boolean =>
  ability.on === 'trigger' && stepsOf(ability.do).some((step) => step.kind === 'lose' && step.who === 'you');

function harmedBy(step: Node): Cards | null {
  switch (step.kind) {
    case 'damage':
      return step.to;
    case 'destroy':
    case 'sacrifice':
    case 'stun':
    case 'exhaust':
      return step.what;
    default:
      return null;
  }
}

/** In what the creature gains, it is the card itself. */
const isSelf = (cards: Cards): boolean => 'ref' in cards && cards.ref === 'self';

/** In what the upgrade says, it is the card that it is on, for which it waits. */
const isHost = (cards: Cards): boolean =>
  ('ref' in cards && cards.ref === 'it') || ('hostOf' in cards && isSelf(cards.hostOf));
