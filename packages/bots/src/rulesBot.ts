// Level 1: plays by rules of thumb, one decision at a time, without looking ahead. Fast enough for mass simulation, and
// what an effect does is read from the card, so it knows cards that nobody told it about.
import type { Ask, Node, View } from '@vaultsong/engine';
import { effectOf, nodeAt } from '@vaultsong/engine';
import type { SeeingBot } from './bot.ts';
import { isPoor } from './rules/hand.ts';
import { chooseActiveHouse, chooseHouseAgainst } from './rules/houses.ts';
import { chooseInstead } from './rules/instead.ts';
import { laterStepsOf } from './rules/laterSteps.ts';
import { chooseFlank } from './rules/line.ts';
import { chooseMove } from './rules/moves.ts';
import { chooseNamed } from './rules/names.ts';
import type { Perspective } from './rules/outlook.ts';
import { perspectiveOf, withNumber } from './rules/outlook.ts';
import { afterDeclining, worthOfSteps } from './rules/steps.ts';
import type { Table } from './rules/table.ts';
import { tableOf } from './rules/table.ts';
import { chooseCard } from './rules/targets.ts';
import { chooseContribution, mayLowerTide } from './rules/tide.ts';

export const rulesBot: SeeingBot = { name: 'rules', needs: 'view', choose };

function choose(view: View): number {
  const { ask } = view;
  if (ask === null) throw new Error('Nothing is asked of the rules bot');
  const table = tableOf(view, ask.player);
  const option = answerTo(ask, table, perspectiveOf(table, ask.controller, ask.source));
  // An option that it does not know how to weigh must never become an illegal answer.
  return option >= 0 ? option : 0;
}

function answerTo(ask: Ask, table: Table, outlook: Perspective): number {
  switch (ask.kind) {
    case 'mulligan':
      return pick(ask, isPoor(table) ? 'yes' : 'no');
    case 'house':
      return chooseHouse(ask, table);
    case 'archives':
      return pick(ask, 'yes');
    case 'move':
    case 'omni':
    case 'how':
      return chooseMove(table, ask.options);
    case 'cards':
      return chooseCard(table, ask, outlook);
    case 'may':
      return pick(ask, worthDoing(ask, table, outlook) ? 'yes' : 'no');
    case 'option':
      return chooseOption(ask, outlook);
    case 'name':
    case 'trait':
      return chooseNamed(ask, outlook);
    case 'number':
      return chooseNumber(ask, outlook);
    case 'order':
      return chooseOrder(ask, table);
    case 'contribute':
      return chooseContribution(table, ask.options);
    case 'flank':
      return chooseFlank(table, ask);
    case 'pile':
      // Any order: the last option.
      return ask.options.length - 1;
    case 'key':
      return cheapestKey(ask);
    case 'replace':
      return chooseInstead(ask, table);
    case 'turn-order':
      return 0;
  }
}

/** The key that costs least; the first where they cost the same. */
function cheapestKey({ options }: Ask): number {
  const costs = options.map((option) => (option.pick === 'key' ? (option.cost ?? 0) : 0));
  return costs.indexOf(Math.min(...costs));
}

const pick = (ask: Ask, answer: 'yes' | 'no'): number => ask.options.findIndex((option) => option.pick === answer);

function chooseHouse(ask: Ask, table: Table): number {
  if (ask.source === null) return chooseActiveHouse(table, ask.options);
  // A card that makes the opponent choose a house names a weak one; one that forbids or punishes it, a strong one.
  const forces = JSON.stringify(laterStepsOf(ask.why)).includes('"must-choose-house"');
  return chooseHouseAgainst(table, ask.options, forces ? 'least' : 'most');
}

function worthDoing(ask: Ask, table: Table, outlook: Perspective): boolean {
  const node = nodeAt(ask.why);
  // To lower it stands in the place of something worse.
  if (node.kind === 'may' && node.then.kind === 'tide') return mayLowerTide(table);
  if (node.kind === 'may' && node.then.kind === 'again') return worthOfSteps([effectAround(ask)], outlook) > 0;
  return (
    node.kind !== 'may' ||
    worthOfSteps([node.then, ...laterStepsOf(ask.why)], outlook) >
      worthOfSteps(afterDeclining(laterStepsOf(ask.why)), { ...outlook, chosen: null })
  );
}

/** The whole effect that a question belongs to; to do it again is worth nothing more within it. */
function effectAround({ why }: Ask): Node {
  const [root = why] = /^.*?\.do/.exec(why) ?? [];
  return nodeAt(root);
}

function chooseOption(ask: Ask, outlook: Perspective): number {
  const node = nodeAt(ask.why);
  if (node.kind !== 'option') return 0;
  const worths = ask.options.map((option) => {
    const chosen = node.of.find(({ label }) => option.pick === 'option' && option.label === label);
    return chosen === undefined ? 0 : worthOfSteps([chosen.then], outlook);
  });
  return worths.indexOf(Math.max(...worths));
}

/** The number that serves best; the highest where it makes no difference that can be seen. */
function chooseNumber(ask: Ask, outlook: Perspective): number {
  const node = nodeAt(ask.why);
  const worths = ask.options.map((option) =>
    node.kind === 'number' && option.pick === 'number'
      ? worthOfSteps(laterStepsOf(ask.why), withNumber(outlook, node.as, option.value))
      : 0,
  );
  return worths.lastIndexOf(Math.max(...worths));
}

/** The best first: what comes later may find less left to do. */
function chooseOrder(ask: Ask, table: Table): number {
  const worths = ask.options.map((option) => {
    if (option.pick !== 'order') return 0;
    const { ability, controller, source } = option.trigger;
    const effect = effectOf(ability);
    return effect === null ? 0 : worthOfSteps([effect], perspectiveOf(table, controller, source));
  });
  return worths.indexOf(Math.max(...worths));
}
