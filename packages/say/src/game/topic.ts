// Topic of a question, in one word, so that an explanation of its rules (see the rulebook) need not know the nodes.

import type { Ask, AskKind, Node, ProgramName } from '@vaultsong/engine';
import { isAbilityAt, nodeAt } from '@vaultsong/engine';
import type { Action } from '../clauses/actionWords.ts';
import { isAction } from '../clauses/actionWords.ts';
import { flat, isNoChoice, mentions } from '../clauses/variable.ts';
import { stepsAfter } from './context.ts';

export type AskTopic =
  | Exclude<AskKind, 'house' | 'key'>
  /** The house of the turn, and one that a card asks for. */
  | 'active-house'
  | 'any-house'
  /** The place where a creature with deploy enters; `flank` is for all others. */
  | 'deploy'
  | 'attack'
  /** Whom a card of an automaton fights. */
  | 'prey'
  /** The creature that an upgrade is attached to. */
  | 'host'
  /** The art half that goes with the base half of a gigantic creature; and which of them goes first where they leave play. */
  | 'half'
  /** The action on the chosen cards, where a card says so. */
  | Exclude<Action['kind'], 'run'>
  | ProgramName;

const inProgram = (ask: Ask, ...names: readonly ProgramName[]): boolean =>
  names.some((name) => ask.why.startsWith(`rules/${name}.`) || ask.why.startsWith(`rules/${name}-permitted.`));

/** The node that asks; an ordering is asked for by abilities. */
const asking = (ask: Ask): Node | null => (isAbilityAt(ask.why) ? null : nodeAt(ask.why));

/** What these do is explained by leaving play, so of a card that is not in play they tell nothing. */
const moves: ReadonlySet<Action['kind']> = new Set(['toHand', 'toDeck', 'shuffleIntoDeck']);

function topicOfAction(action: Action, node: Node): AskTopic {
  if (action.kind === 'run') return action.program;
  const isInPlay = node.kind !== 'choose' || (node.pick.zone ?? 'play') === 'play';
  return moves.has(action.kind) && !isInPlay ? 'cards' : action.kind;
}

/** The first thing that is done with what a node lets one choose. */
function actionWith(as: string, ask: Ask): Action | null {
  const step = stepsAfter(ask.why)
    .flatMap(flat)
    .find((one) => isNoChoice(one) && mentions(one, as));
  return step !== undefined && isAction(step) ? step : null;
}

function topicOfChoice(ask: Ask): AskTopic {
  if (inProgram(ask, 'fight')) return 'attack';
  const node = asking(ask);
  if (node?.kind === 'otherHalf') return 'half';
  if (inProgram(ask, 'beside')) return 'beside';
  if (inProgram(ask, 'play', 'put-into-play')) return 'host';
  if (node?.kind === 'useAutomaton') return 'prey';
  if (node?.kind === 'readying') return 'ready';
  if (node?.kind === 'permit') return node.to === 'play' ? 'play' : 'use';
  if (node?.kind === 'forge') return 'forge';
  if (node?.kind === 'run') return node.program;
  if (node?.kind !== 'choose' && node?.kind !== 'number') return ask.kind === 'number' ? 'number' : 'cards';
  const action = actionWith(node.as, ask);
  return action === null ? (node.kind === 'number' ? 'number' : 'cards') : topicOfAction(action, node);
}

/** The topic of a question: its kind, or, for a choice of a card's ability, the action on the chosen cards. */
export function topicOf(ask: Ask): AskTopic {
  switch (ask.kind) {
    case 'house': {
      const node = asking(ask);
      return node?.kind === 'house' && node.from !== 'active-house' ? 'any-house' : 'active-house';
    }
    case 'flank':
      return ask.options.some((option) => option.pick === 'place') ? 'deploy' : 'flank';
    case 'cards':
    case 'number':
      return topicOfChoice(ask);
    case 'may': {
      const node = asking(ask);
      return node?.kind === 'may' && node.then.kind === 'forge' ? 'forge' : 'may';
    }
    case 'pile':
      return ask.source === null ? 'pile' : 'half';
    case 'key':
      return asking(ask)?.kind === 'unforge' ? 'unforge' : 'forge';
    default:
      return ask.kind;
  }
}
