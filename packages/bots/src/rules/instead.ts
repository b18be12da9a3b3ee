// Choice between a bonus icon and what an effect offers in its place.
import type { Ability, Ask, Node, Option } from '@vaultsong/engine';
import { abilityAt } from '@vaultsong/engine';
import { worthOfIcons } from './icons.ts';
import { perspectiveOf } from './outlook.ts';
import { stepsOf } from './printed.ts';
import { worthOfSteps } from './steps.ts';
import type { Known, Table } from './table.ts';
import { cardAt } from './table.ts';

type Trigger = Extract<Option, { readonly pick: 'order' }>['trigger'];
type Instead = Extract<Ability, { readonly on: 'replace' }>['instead'];

/** What an icon of capture does: then both are weighed alike, and not by the creature that captures. */
function isOneCapture(effect: Node): boolean {
  const [only, ...more] = stepsOf(effect).filter(({ kind }) => kind !== 'choose');
  return only?.kind === 'capture' && only.from === undefined && only.amount === 1 && more.length === 0;
}

/** The index of the answer that is worth most; the first of all where it is not about an icon, or cannot be declined. */
export function chooseInstead({ options }: Ask, table: Table): number {
  const [first] = options;
  if (first?.pick !== 'order' || options.every(({ pick }) => pick !== 'no')) return 0;
  const { event } = first.trigger;
  const card = event?.type === 'bonus' ? cardAt(table, event.card) : undefined;
  if (event?.type !== 'bonus' || card === undefined) return 0;
  const outlook = perspectiveOf(table, event.player, event.card);
  const resolving = (bonus: Known['bonus']): number =>
    worthOfIcons({ ...card, bonus }, outlook, (effect) => worthOfSteps([effect], outlook));
  const worthOf = ({ ability: id, controller, source, vars }: Trigger): number => {
    const ability = abilityAt(id);
    const instead: Instead | null = ability.on === 'replace' ? ability.instead : null;
    if (instead === null) return 0;
    if ('icons' in instead) return resolving(instead.icons.slice(Number(vars.icon), Number(vars.icon) + 1));
    if (!('do' in instead)) return 0;
    return isOneCapture(instead.do)
      ? resolving(['capture'])
      : worthOfSteps([instead.do], perspectiveOf(table, controller, source));
  };
  const worths = options.map((option) => (option.pick === 'order' ? worthOf(option.trigger) : resolving([event.icon])));
  return worths.lastIndexOf(Math.max(...worths));
}
