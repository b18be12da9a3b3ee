// Prompts and the labels of their buttons: what is to be done, and what each answer brings about.
import type { Ask, Bonus, CardVerb, Move, Node, NodeId, Option, Ref, Trigger } from '@vaultsong/engine';
import { abilityAt, isAbilityAt, nodeAt } from '@vaultsong/engine';
import { abilityText } from '../abilities/ability.ts';
import type { Action } from '../clauses/actionWords.ts';
import { isAction } from '../clauses/actionWords.ts';
import { upToSoMuch } from '../clauses/fold.ts';
import { paragraph, permitted } from '../clauses/node.ts';
import { fairTarget, flat, isAgainst, isNoChoice, mention, mentions } from '../clauses/variable.ts';
import { actionClauseOf, sharedClause, sharing } from '../clauses/verb.ts';
import type { Clause } from '../grammar/clause.ts';
import { infinitive } from '../grammar/clause.ts';
import { article, capital, places, possessiveOf, tidy, title } from '../grammar/english.ts';
import { isProphecy, refTitle } from '../grammar/names.ts';
import type { Voice } from '../grammar/voice.ts';
import { another } from '../grammar/voice.ts';
import { player } from '../grammar/who.ts';
import { introduce, isAll, picked } from '../things/cards.ts';
import { namable } from '../things/describe.ts';
import { iconNoun } from '../things/icon.ts';
import { zoneNouns } from '../things/zone.ts';
import { stepsAfter, voiceAt } from './context.ts';

const ofRules = (ask: Ask): boolean => ask.why.startsWith('rules/');

/** The node that asks; an ordering is asked for by abilities. */
const asking = (ask: Ask): Node | null => (isAbilityAt(ask.why) ? null : nodeAt(ask.why));

/** "Punch: …", for a question of a card. */
const from = (ask: Ask, text: string): string =>
  ask.source === null ? capital(text) : `${refTitle(ask.source)}: ${text}`;

const source = (ask: Ask): string => (ask.source === null ? 'the card' : refTitle(ask.source));

/**
 * Who reads the prompt, as the text of the ability calls them: it may give the choice to the opponent, and the active
 * player decides for both (v1.3, "Active player").
 */
const reader = (ask: Ask): 'you' | 'opponent' => (ask.player === ask.controller ? 'you' : 'opponent');

const voiceFor = (ask: Ask): Voice => another(voiceAt(ask.why, ask.source), { readBy: reader(ask) });

/** What a player is asked. */
export function askText(ask: Ask): string {
  switch (ask.kind) {
    case 'mulligan':
      return 'Keep this hand?';
    case 'archives':
      return 'Pick up your archives?';
    case 'move':
      return `Play, discard, or use a card${ask.options.some(ends) ? ', or end your turn' : ''}`;
    case 'omni':
      return 'Use an omni ability now, during the other player’s turn?';
    case 'order':
      return 'Which ability resolves first?';
    case 'replace':
      return replaceText(ask);
    case 'turn-order':
      return ask.options.length === ask.max ? 'Which of you goes first?' : 'Which of you goes next?';
    case 'pile':
      if (ask.source !== null) return `${refTitle(ask.source)} leaves play: which half goes first?`;
      return `Destroyed together: which card goes to the discard pile ${ask.picked.length === 0 ? 'first' : 'next'}?`;
    case 'how':
      return `How do you use ${source(ask)}?`;
    case 'flank':
      return flankText(ask);
    case 'house':
      return houseText(ask);
    case 'name':
    case 'trait':
      return from(ask, namingText(ask));
    case 'number':
      return numberText(ask);
    case 'contribute':
      return 'How much æmber do you give to raise the tide?';
    case 'option':
      return from(ask, 'choose one');
    case 'may':
      return mayText(ask);
    case 'key':
      return from(ask, `choose a key to ${asking(ask)?.kind === 'unforge' ? 'unforge' : 'forge'}`);
    case 'cards':
      return cardsText(ask);
    default:
      return ask.kind satisfies never;
  }
}

/** Which of several effects takes the place of what is about to happen; or whether one does. */
function replaceText({ options }: Ask): string {
  const [first] = options;
  if (first?.pick !== 'order') return 'Which effect applies first?';
  const { event } = first.trigger;
  if (event.type === 'bonus') return `How do you resolve the ${iconNoun(event.icon)} of ${refTitle(event.card)}?`;
  return options.some(({ pick }) => pick === 'no') ? 'Apply an effect?' : 'Which effect applies first?';
}

const ends = (option: Option): boolean => option.pick === 'move' && option.move.do === 'end';

function flankText(ask: Ask): string {
  const enters = ask.why.startsWith('rules/play') || ask.why.startsWith('rules/put-into-play');
  const what = ofRules(ask) ? source(ask) : 'the creature';
  const deploys = ask.options.some((option) => option.pick === 'place');
  const where = deploys ? `where in the battleline does ${what}` : `which flank does ${what}`;
  const goes = enters ? (deploys ? 'enter' : 'enter on') : 'go to';
  const text = `${where} ${goes}?`.replace(/^where(.*) to\?/, 'where$1?');
  return ofRules(ask) ? capital(text) : from(ask, text);
}

function houseText(ask: Ask): string {
  const node = asking(ask);
  if (node?.kind !== 'house' || node.from === 'active-house') return 'Choose your active house';
  return from(
    ask,
    paragraph({ ...node, by: reader(ask) }, voiceFor(ask))
      .replace(/^C/, 'c')
      .replace(/\.$/, ''),
  );
}

/** "name a card", "choose a trait". */
function namingText(ask: Ask): string {
  const node = asking(ask);
  return node?.kind === 'name' ? `name ${namable(node)}` : 'choose a trait';
}

function numberText(ask: Ask): string {
  const node = asking(ask);
  const [next] = stepsAfter(ask.why);
  if (node?.kind !== 'number') return from(ask, 'choose a number');
  if (next?.kind === 'heal' && mentions(next.amount, node.as)) return from(ask, 'choose how much damage to heal');
  if (next?.kind === 'capture' && mentions(next.fromOpponent, node.as))
    return from(ask, 'choose how much æmber to capture from your opponent');
  return from(ask, 'choose a number');
}

/** What a player may do: the head of the sentence after "you may". */
function offer(ask: Ask): string | null {
  const node = asking(ask);
  if (node?.kind === 'flank') return 'enter play as an effect offers';
  if (node?.kind !== 'may') return null;
  const { head } = permitted(node.then, reader(ask), voiceFor(ask));
  // The list is asked for next, an effect a button.
  return head.startsWith('choose one: ') ? 'choose one of its effects' : head.replace(/^do this: /, '');
}

function mayText(ask: Ask): string {
  const head = offer(ask);
  return head === null ? from(ask, 'use this ability?') : from(ask, `${head}?`);
}

// ── Choosing cards ───────────────────────────────────────────────────────────────────────────────

function cardsText(ask: Ask): string {
  return `${what(ask)}${progress(ask)}`;
}

const progress = (ask: Ask): string =>
  ask.picked.length > 0 && ask.max > 1 ? ` (${ask.picked.length} of ${ask.max} chosen)` : '';

function what(ask: Ask): string {
  const node = asking(ask);
  if (node?.kind === 'discard' || node?.kind === 'ready' || node?.kind === 'exhaust')
    return from(ask, `choose which card to ${node.kind} next`);
  if (node?.kind === 'otherHalf') return from(ask, 'choose the other half');
  if (node?.kind === 'permit') return wanted(node, ask) ?? '';
  if (ask.why.startsWith('rules/beside')) return from(ask, 'choose a card to put facedown beneath it');
  if (ask.why.startsWith('rules/fight')) return `Fight with ${source(ask)}: choose a creature to attack`;
  if (ask.why.startsWith('rules/play') || ask.why.startsWith('rules/put-into-play'))
    return from(ask, 'choose the creature to attach it to');
  return (node === null ? null : wanted(node, ask)) ?? from(ask, ask.max === 1 ? 'choose a card' : 'choose cards');
}

/** What a node asks cards for; null for one that asks something else, or nothing. */
function wanted(node: Node, ask: Ask): string | null {
  switch (node.kind) {
    case 'choose':
      return from(ask, purpose(node, ask));
    case 'useAutomaton':
      return `${source(ask)} fights: choose its target`;
    case 'run':
      return from(ask, `choose which card enters play ${ask.picked.length === 0 ? 'first' : 'next'}`);
    case 'permit':
      return `${source(ask)}: choose which permission is used up`;
    case 'readying':
      return 'Ready your cards: choose which comes next';
    case 'forge':
      return 'Forge a key: choose a card to spend 1 æmber from';
    case 'again':
    case 'contribute':
    case 'each':
    case 'eachPlayer':
    case 'flank':
    case 'half':
    case 'house':
    case 'if':
    case 'ifYouDo':
    case 'lasting':
    case 'may':
    case 'moves':
    case 'mulligan':
    case 'name':
    case 'number':
    case 'option':
    case 'otherHalf':
    case 'prevent':
    case 'remember':
    case 'repeat':
    case 'rule':
    case 'seq':
    case 'setup':
    case 'special':
    case 'times':
    case 'trait':
    case 'turn':
    case 'turnOrder':
    case 'useHow':
    case 'useOn':
      return null;
    default:
      // A verb never asks.
      node satisfies Action;
      return null;
  }
}

/** "choose a creature to destroy": a choice with what will be done with it. */
function purpose(node: Choice, ask: Ask): string {
  const v = voiceOfChoice(node, ask);
  const rest = stepsAfter(ask.why).flatMap(flat);
  const at = rest.findIndex((step) => isNoChoice(step) && mentions(step, node.as));
  const step = rest[at];
  const asked = asAsked(node, step, ask);
  const choice = `choose ${picked(asked, v)}`;
  if (step === undefined) return choice;
  if (isAction(step) && mention(step, node.as) === 'direct') return `${choice} to ${aim(asked, rest, at, v)}`;
  introduce(node.as, node, null, v);
  v.heard = node.as;
  return `${choice}. ${paragraph(step, v)}`.replace(/\.$/, '');
}

/** The voice that knows the house, where a card is chosen for each in turn. */
function voiceOfChoice({ pick: { house } }: Choice, ask: Ask): Voice {
  const v = voiceFor(ask);
  if (ask.house === undefined || typeof house !== 'object' || !('var' in house)) return v;
  return another(v, { values: new Map([...v.values, [house.var, title(ask.house)]]) });
}

/** The choice with the numbers that are known by now, and without what the offered cards show by themselves. */
function asAsked(node: Choice, step: Node | undefined, { min, max }: Ask): Choice {
  const { unlike: _unlike, enough, ordered, ...pick } = node;
  const shown = step === undefined ? pick : { ...pick, pick: fairTarget(node, step).pick };
  if (node.again || node.max === 1) return { ...shown, min: 1, max: 1 };
  const isPlain = enough === undefined && !ordered;
  return isPlain && (typeof node.max === 'number' || isAll(node)) ? shown : { ...shown, min, max };
}

type Choice = Extract<Node, { kind: 'choose' }>;

/** The action on the choice, with a gap where the choice would be named. */
function aim(node: Choice, rest: readonly Node[], at: number, v: Voice): string {
  const first = rest[at];
  if (first === undefined || !isAction(first)) return '';
  if (isAgainst(first, node)) return 'attack';
  if (first.kind === 'becomeCopy') return 'copy';
  introduce(node.as, node, () => '', v);
  for (const step of rest.slice(0, at)) if (step.kind === 'choose') introduce(step.as, step, () => picked(step, v), v);
  const group = sharing(rest.slice(at));
  const [one] = group;
  const last = rest[at + group.length - 1];
  if (one !== undefined && group.length > 1 && last !== undefined && isAction(last)) {
    const verbs = group.map(({ verb }) => verb);
    return impersonal(sharedClause(verbs, one.what, last, v), v);
  }
  const before = rest[at - 1];
  const healed = before?.kind === 'number' ? upToSoMuch(before, first, v) : null;
  return impersonal(healed ?? actionClauseOf(first, v), v);
}

/** What the controller does is what the effect does, whoever chooses for it. */
function impersonal(clause: Clause, v: Voice): string {
  if (clause.subject !== player('you', v) || clause.subject === 'you') return tidy(infinitive(clause));
  const theirs = clause.rest.replace(/\btheir (hand|deck|archives|pool)\b/g, `${possessiveOf(clause.subject)} $1`);
  return tidy(infinitive({ ...clause, subject: '', rest: theirs }));
}

// ── Buttons ──────────────────────────────────────────────────────────────────────────────────────

/** What an answer brings about. */
export function optionText(option: Option, ask: Ask): string {
  switch (option.pick) {
    case 'house':
      return option.house === null ? 'No house' : title(option.house);
    case 'name':
      return option.title;
    case 'trait':
      return title(option.trait);
    case 'move':
      return moveText(option.move);
    case 'card':
      return half(option.card, ask) ?? capital(refTitle(option.card));
    case 'option':
      return isAbilityAt(option.label) ? abilityAs(option.label, null) : capital(option.label);
    case 'number':
      return `${option.value}`;
    case 'flank':
      return option.side === 'left' ? 'Left flank' : 'Right flank';
    case 'place':
      return option.index === 0 ? 'Left flank' : `After creature ${option.index} from the left`;
    case 'key':
      return keyText(option, ask);
    case 'seat':
      return `Player ${option.seat + 1}`;
    case 'order':
      return triggerText(option.trigger, ask);
    case 'done':
      if (ask.kind === 'omni') return 'Pass';
      if (ask.kind === 'pile' || asking(ask)?.kind === 'readying') return 'Any order';
      return declines(ask) ? 'Do not forge' : 'Done';
    case 'yes':
      return yes(ask);
    case 'no':
      return no(ask);
    default:
      return option satisfies never;
  }
}

/** The halves of a gigantic creature have one title. */
const half = ({ id }: Ref, { kind, source }: Ask): string | null =>
  kind !== 'pile' || source === null ? null : id === source.id ? 'Base half' : 'Art half';

/** A forging player chooses among their own keys; unforged keys are named with their owner. */
function keyText({ color, seat, cost }: Extract<Option, { pick: 'key' }>, ask: Ask): string {
  const key =
    asking(ask)?.kind === 'unforge' ? `${seat === ask.player ? 'your' : 'their'} ${color} key` : `${color} key`;
  return capital(cost === undefined ? key : `${key} for ${cost} æmber`);
}

/** Too little is spent so far: to be done with it is to forge no key. */
const declines = (ask: Ask): boolean => asking(ask)?.kind === 'forge' && ask.picked.length < ask.min;

const abilityAs = (id: NodeId, card: Ref | null): string => abilityText(abilityAt(id), voiceAt(`${id}.do`, card));

function triggerText({ ability, source: card, vars, controller }: Trigger, ask: Ask): string {
  const isOfBoth = ask.options.some(
    (other) => other.pick === 'order' && other.trigger.ability === ability && other.trigger.controller !== controller,
  );
  const whose = isOfBoth ? (controller === ask.player ? 'your ' : 'their ') : '';
  const name = capital(`${whose}${refTitle(card)}`);
  const icon = iconInstead(ability, vars);
  if (icon !== null) return `${name}: as ${article(iconNoun(icon))}`;
  if (typeof vars.from === 'number') return `${name}: the odd damage to the ${places[vars.from] ?? 'next'} of them`;
  if (isAbilityAt(ability)) return `${name}: ${abilityAs(ability, card)}`;
  return `${name}: ${ability.replace('rules/', '').replaceAll('-', ' ')}`;
}

/** The icon that another is resolved as, where a replacement leaves the choice of it. */
function iconInstead(id: NodeId, { icon }: Trigger['vars']): Bonus | null {
  const ability = isAbilityAt(id) ? abilityAt(id) : null;
  if (ability?.on !== 'replace' || !('icons' in ability.instead) || typeof icon !== 'number') return null;
  return ability.instead.icons[icon] ?? null;
}

const moves: Readonly<Record<CardVerb, string>> = {
  play: 'Play',
  discard: 'Discard',
  reap: 'Reap with',
  fight: 'Fight with',
  action: 'Use the action of',
  omni: 'Use the omni of',
  unstun: 'Remove the stun from',
  beside: 'Use',
};

function moveText(move: Move): string {
  if (move.do === 'end') return 'End your turn';
  if (move.do === 'raise-tide') return `Raise the tide, for ${move.for ?? 'æmber of your team'}`;
  if (move.do === 'beside') {
    return `${isProphecy(move.card) ? 'Activate' : moves.beside} ${refTitle(move.card)}`;
  }
  const said = `${moves[move.do]} ${refTitle(move.card)}`;
  if (move.do === 'play') {
    const whence = move.from === undefined ? said : `${said} from your ${zoneNouns[move.from]}`;
    return move.as === undefined ? whence : `${whence} as an upgrade`;
  }
  return move.fromHand ? `${said} from your hand, and discard it` : said;
}

function yes(ask: Ask): string {
  if (ask.kind === 'mulligan') return 'Mulligan';
  if (ask.kind === 'archives') return 'Pick up the archives';
  return capital(offer(ask) ?? 'Do it');
}

function no(ask: Ask): string {
  if (ask.kind === 'mulligan') return 'Keep';
  if (ask.kind === 'replace') return 'As it is';
  return ask.kind === 'archives' ? 'Leave them' : 'Do not';
}
