// Worth of what archon powers do because a house is chosen as the active one.
import type { House } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { seatsMeant } from './meaning.ts';
import { perspectiveOf } from './outlook.ts';
import { worthOfSteps } from './steps.ts';
import type { Table } from './table.ts';

/** What it is worth to the deciding seat that it chooses that house, whose ever the powers are that wait for it. */
export function worthOfChoosing(table: Table, house: House): number {
  let worth = 0;
  for (const power of table.seen.powers) {
    const outlook = perspectiveOf(table, power.controller, power.ref);
    for (const ability of definition(power.name, table.view.edition).abilities) {
      if (ability.on !== 'trigger' || ability.when.event !== 'houseChosen' || ability.when.house !== house) continue;
      if (seatsMeant(ability.when.who ?? 'each', outlook).includes(table.me))
        worth += worthOfSteps([ability.do], outlook);
    }
  }
  return worth;
}
