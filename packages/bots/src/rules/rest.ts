// Worth of leaving a creature exhausted that has entrench: what it does while it rests, against what it could do once it is ready.
import type { Ability, Cond, InPlayView, Node } from '@vaultsong/engine';
import { definition } from '@vaultsong/engine';
import { bestFight } from './fight.ts';
import { worthOfLasting } from './lasting.ts';
import { estimate, seatsMeant } from './meaning.ts';
import type { Perspective } from './outlook.ts';
import { perspectiveOf } from './outlook.ts';
import { worthOfReaping } from './playing.ts';
import { worthOfSteps } from './steps.ts';
import type { Table } from './table.ts';

type Constant = Extract<Ability, { readonly on: 'constant' }>;

/** Its house may be chosen in the next turn, or not. */
const perChance = 0.5;
/** Something that cannot be judged from here. */
const unknown = 0.6;

/** Worth to its controller, in æmber; below 0 where it had better be ready. */
export function worthOfRest(table: Table, card: InPlayView): number {
  const outlook = perspectiveOf(table, card.controller, card.ref);
  const resting = definition(card.name, table.view.edition)
    .abilities.map((ability) => whileResting(ability, outlook))
    .reduce((sum, worth) => sum + worth, 0);
  return resting - perChance * Math.max(worthOfReaping(table, card), bestFight(table, card) ?? 0);
}

function whileResting(ability: Ability, outlook: Perspective): number {
  switch (ability.on) {
    case 'constant':
      if (ability.while === undefined || !asksForRest(ability.while)) return 0;
      return worthOfLasting(
        { kind: 'lasting', until: 'their-next-turn', ability },
        withKeysAsPrinted(ability, outlook),
        (effect) => worthOfSteps([effect], outlook),
      );
    case 'trigger':
      return dependsOnRest(ability.do) ? worthOfSteps([ability.do], outlook) : 0;
    case 'replace':
      return ability.while !== undefined && asksForRest(ability.while) ? unknown : 0;
    default:
      return 0;
  }
}

/** The table without what the ability adds to keys: it is in force already while the question is asked. */
function withKeysAsPrinted({ give }: Constant, outlook: Perspective): Perspective {
  const added = give.filter((line) => line.mod === 'key-cost');
  if (added.length === 0) return outlook;
  const { view } = outlook.table;
  const players = view.players.map((player) => ({
    ...player,
    keyCost: added
      .filter(({ who }) => seatsMeant(who, outlook).includes(player.seat))
      .reduce((cost, { by }) => cost - estimate(by, outlook), player.keyCost),
  }));
  return { ...outlook, table: { ...outlook.table, view: { ...view, players } } };
}

const dependsOnRest = (node: Node): boolean =>
  node.kind === 'seq' ? node.steps.some(dependsOnRest) : node.kind === 'if' && asksForRest(node.cond);

/** "While this creature is exhausted", and what else must be so. */
function asksForRest(cond: Cond): boolean {
  if ('both' in cond) return cond.both.some(asksForRest);
  if (!('is' in cond)) return false;
  const [who, like] = cond.is;
  return 'ref' in who && who.ref === 'self' && like.ready === false;
}
