// The questions that the nodes of cards would ask, without a game around them.

import type { Ability, Ask, AskKind, CardDef, Node, Option, Ref } from '@vaultsong/engine';
import { actionCard, creatureCard, define, definition, isAbilityAt, nodeAt, play } from '@vaultsong/engine';

export const ref = (name: string): Ref => ({ id: 7, life: 2, name });
define([creatureCard({ id: 'ask-troll', name: 'Troll', house: 'brobnar', power: 8 })]);
export const troll = ref('ask-troll');

/** The question that a node of a card would ask of its controller, or of the opponent if it says so. */
export function asked(card: CardDef, kind: Node['kind'], more: Partial<Ask> = {}, which = 0): Ask {
  define([card]);
  const why = addresses(definition(card.id).abilities, card.id).filter((id) => nodeAt(id).kind === kind)[which];
  if (why === undefined) throw new Error(`${card.id} has no ${kind}`);
  const asks: Partial<Record<Node['kind'], AskKind>> = {
    choose: 'cards',
    may: 'may',
    house: 'house',
    name: 'name',
    trait: 'trait',
    number: 'number',
    option: 'option',
    flank: 'flank',
  };
  const node = nodeAt(why);
  return {
    player: 'by' in node && node.by === 'opponent' ? 1 : 0,
    controller: 0,
    kind: asks[kind] ?? 'cards',
    why,
    source: ref(card.id),
    options: [],
    picked: [],
    min: 1,
    max: 1,
    ...more,
  };
}

function addresses(tree: unknown, id: string): readonly string[] {
  if (tree === null || typeof tree !== 'object') return [];
  const separator = id.includes('/') ? '.' : '/';
  const own = 'kind' in tree && !isAbilityAt(id) ? [id] : [];
  return [...own, ...Object.entries(tree).flatMap(([key, part]) => addresses(part, `${id}${separator}${key}`))];
}

let made = 0;
export const action = (...steps: readonly Node[]): CardDef =>
  actionCard({ id: `ask-${made++}`, name: 'Sample', house: 'dis' }, play(...steps));
export const body = (...abilities: readonly Ability[]): CardDef =>
  creatureCard({ id: `ask-${made++}`, name: 'Sample', house: 'dis' }, ...abilities);

/** A question of the rules. */
export const rule = (kind: AskKind, why: string, source: Ref | null, options: readonly Option[] = []): Ask => ({
  player: 0,
  controller: 0,
  kind,
  why,
  source,
  options,
  picked: [],
  min: 1,
  max: 1,
});
