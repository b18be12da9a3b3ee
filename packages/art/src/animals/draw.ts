// Animals from their species, drawn from the back to the front, looking right.
import type { Dice } from '../dice.ts';
import type { Drawn } from '../paint/drawn.ts';
import { bird, bug, fish, jelly, serpent, spider, worm } from './crawlers.ts';
import type { Gait } from './gaits.ts';
import type { Species } from './species.ts';
import { walker } from './walkers.ts';

/** The same species, gait and dice always give the same animal. */
export function drawAnimal(kind: Species, gait: Gait, dice: Dice): Drawn {
  switch (kind.plan) {
    case 'quad':
    case 'biped':
      return walker(kind, gait, dice);
    case 'serpent':
      return serpent(kind, dice);
    case 'spider':
      return spider(kind, dice);
    case 'bird':
      return bird(kind, dice);
    case 'fish':
      return fish(kind, dice);
    case 'bug':
      return bug(kind, dice);
    case 'worm':
      return worm(kind, dice);
    case 'blob':
      return jelly(kind, dice);
  }
}
