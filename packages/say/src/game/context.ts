// Context of a question: the voice in which its prompt is said, with everything that was chosen before.
import type { Ability, Cards, Node, NodeId, Ref } from '@vaultsong/engine';
import { abilityAt, definition, isAbilityAt, isDefined, nodeAt, parentOf } from '@vaultsong/engine';
import { outOfPlayVoice } from '../abilities/ability.ts';
import { itOf } from '../abilities/pattern.ts';
import { voiceOf } from '../abilities/speaker.ts';
import { isAction, participleOf } from '../clauses/actionWords.ts';
import type { Voice } from '../grammar/voice.ts';
import { another, granted } from '../grammar/voice.ts';
import { introduce, isOneCard } from '../things/cards.ts';
import { headOf } from '../things/describe.ts';

/** The nodes and abilities around an address, the outermost first, without the address itself. */
function around(id: NodeId): readonly NodeId[] {
  const parent = parentOf(id);
  return parent === null ? [] : [...around(parent), parent];
}

/** The voice of the text that a node stands in. */
export function voiceAt(id: NodeId, source: Ref | null): Voice {
  const card = source !== null && isDefined(source.name) ? definition(source.name) : null;
  // The text may be that of another card: of one that is copied, or that grants the ability.
  const author = id.slice(0, id.search(/[@/]/));
  const speaksOf = (isDefined(author) ? definition(author).speaksOf : undefined) ?? card?.speaksOf;
  const abilities = around(id).filter(isAbilityAt);
  // A creature that is played as an upgrade has a text of its own for that.
  let v = voiceOf(id.includes('@upgrade/') ? 'upgrade' : (card?.type ?? 'creature'), speaksOf);
  abilities.forEach((address, depth) => {
    const ability = abilityAt(address);
    if (depth > 0 && address.includes('.give.')) v = granted(v, true);
    v = outOfPlayVoice(ability, v);
    if (ability.on === 'trigger' || ability.on === 'replace') v = another(v, { it: itOf(ability.when, v) });
    introduceUpTo(ability, address, id, v);
  });
  return v;
}

/** Makes known what an ability chose and did before a place in it, so that what comes there may speak of it. */
function introduceUpTo(ability: Ability, address: NodeId, place: NodeId, v: Voice): void {
  walk(ability, address, place, (node) => {
    if (node.kind === 'choose') {
      const { is } = node.pick;
      const group = is !== undefined && 'var' in is ? v.words.get(is.var) : undefined;
      if (group !== undefined) group.split = (group.split ?? 0) + 1;
      introduce(node.as, node, null, v);
    }
    if (node.kind === 'remember')
      v.words.set(node.as, {
        noun: nounOf(node.cards),
        many: !isOneCard(node.cards, v),
        of: 'top' in node.cards ? node.cards.of : null,
        name: null,
        first: null,
      });
    if (node.kind === 'each')
      v.words.set(node.as, { noun: nounOf(node.of), many: false, of: null, name: null, first: null });
    if (isAction(node)) {
      v.done = participleOf(node.kind);
      v.doneToOne = 'what' in node && isOneCard(node.what, v);
    }
  });
}

const nounOf = (cards: Cards): string =>
  'all' in cards ? headOf(cards.all) : 'thisWay' in cards ? headOf(cards.thisWay) : 'card';

const isNode = (tree: object): tree is Node => 'kind' in tree;

/** Visits the nodes that come before a place; tells whether it was reached. */
function walk(tree: unknown, address: NodeId, place: NodeId, visit: (node: Node) => void): boolean {
  if (address === place) return true;
  if (tree === null || typeof tree !== 'object') return false;
  if (isNode(tree)) visit(tree);
  return Object.entries(tree).some(([key, part]) => walk(part, `${address}.${key}`, place, visit));
}

/** The steps that follow a node in its sequence. */
export function stepsAfter(id: NodeId): readonly Node[] {
  const parent = parentOf(id);
  if (parent === null || isAbilityAt(parent)) return [];
  const node = nodeAt(parent);
  if (node.kind !== 'seq') return [];
  return node.steps.slice(Number(id.slice(id.lastIndexOf('.') + 1)) + 1);
}
