// All card definitions and rule programs: every node and ability gets its place in the text as its name, so that the state can
// point at it, and each card knows what it listens to. A card is indexed when it is first asked for: of thousands a game has some
// seventy.
import type { EditionName } from '../editions/editions.ts';
import type { CardName, Home, House } from '../terms.ts';
import type { CompiledNode } from './compiled.ts';
import { compileNode, factsOf, withinRules } from './compiled.ts';
import { keptAwaited, noteAwaited } from './definitions/awaited.ts';
import { keptMap, keptSet } from './definitions/kept.ts';
import { isCorrected } from './errata.ts';
import type { Ability, CardDef, Cond, HandAct, Node, Num, PassiveAbility, Timing } from './language.ts';

/** An address in a card's text, such as `bad-penny/0.do`; programs of the rules start with `rules/`. */
export type NodeId = string;

export type AbilityOn<T extends Ability['on']> = Extract<Ability, { readonly on: T }>;

/** Abilities that are looked up at their moment, and not while the card merely lies there. */
export type TimedOn = Timing | 'when-played' | 'as-it-enters' | 'to-use' | 'move' | 'setup';

export interface Indexed<T> {
  readonly id: NodeId;
  readonly ability: T;
}

const nothingTimed: Readonly<Record<TimedOn, undefined>> = {
  play: undefined,
  reap: undefined,
  fight: undefined,
  'before-fight': undefined,
  action: undefined,
  omni: undefined,
  destroyed: undefined,
  'leaves-play': undefined,
  fate: undefined,
  scrap: undefined,
  'when-played': undefined,
  'as-it-enters': undefined,
  'to-use': undefined,
  move: undefined,
  setup: undefined,
};

/** A definition with what the machine wants to know at a glance. */
export interface Definition extends CardDef {
  /** As the face of a card has them: at most the one that is printed. */
  readonly houses: readonly House[];
  /** Most cards have no keywords, which is seen without looking for one. */
  readonly hasKeywords: boolean;
  /** The card before its erratum; null where it has none. */
  readonly asPrinted: Definition | null;
  readonly timed: Readonly<Record<TimedOn, readonly Indexed<AbilityOn<TimedOn>>[] | undefined>>;
  readonly constants: readonly Indexed<AbilityOn<'constant'>>[];
  /** Its condition to be played, and the æmber that is lost for it, by its own text. */
  readonly needs: readonly Cond[];
  readonly costs: readonly Num[];
  /** What cannot be done with it from the hand, by its own text. */
  readonly barred: readonly HandAct[];
  /** Abilities that are looked up while the card is in play: triggers, replacements, constants. */
  readonly passive: readonly Indexed<Ability>[];
  /** The same of what works in zones out of play instead. */
  readonly outOfPlay: readonly Indexed<PassiveAbility & { readonly outOfPlay: readonly Home[] }>[];
}

/** As they were defined. */
const written = new Map<CardName, CardDef>();
const nodes = new Map<NodeId, Node | Ability>();
const compiledNodes = new Map<NodeId, CompiledNode>();
const addresses = new WeakMap<object, NodeId>();
/** Found once for each ability and program; all of them anew when cards are defined. */
const roots = new Map<NodeId, CompiledNode>();
/** Those that were asked for. */
const definitions = new Map<CardName, Definition>();
/** What creatures are that may be played as upgrades, by ids of their own. */
const forms = new Map<CardName, Definition>();
/** How often cards were defined: what was found in definitions before holds no longer. */
export let timesDefined = 0;
const outOfPlayCards = new Set<CardName>();
const movesFromDiscard = new Set<CardName>();
/** The zones out of play in which abilities work that do so. */
const homesOutOfPlay = new Map<NodeId, readonly Home[]>();
const programIds = new Set<NodeId>();

/**
 * Copies a tree of the language and names each node and ability in it, so that no two places share an object.
 * @param within the ability that it stands in
 */
function settle<T>(value: T, id: NodeId, within = withinRules): T {
  if (Array.isArray(value)) return value.map((item, i) => settle(item, `${id}.${i}`, within)) as T;
  if (value === null || typeof value !== 'object') return value;
  const here = isAbility(value) ? factsOf(value) : within;
  const copy = Object.fromEntries(
    Object.entries(value).map(([key, part]) => [key, settle(part, `${id}.${key}`, here)]),
  ) as T & object;
  if (isNamed(copy)) {
    nodes.set(id, copy);
    addresses.set(copy, id);
    if ('kind' in copy) compiledNodes.set(id, compileNode(copy, id, here, compile));
  }
  return copy;
}

/** In a tree of the language, what has a kind is a node and what is on something is an ability; nothing else is named. */
const isNamed = (part: object): part is Node | Ability => 'kind' in part || isAbility(part);

const isAbility = (part: object): part is Ability => 'on' in part;

/**
 * Adds card definitions to what the engine knows. Cards with the same id replace each other, which tests use.
 * @throws Error when two abilities of one card could not be told apart (an empty id), and for half of a gigantic creature that
 * cannot be one.
 */
export function define(cards: readonly CardDef[]): void {
  roots.clear();
  timesDefined++;
  for (const card of cards) {
    if (card.id === '') throw new Error(`A card definition needs an id: ${card.name}`);
    if (card.half !== undefined) checkHalf(card);
    if (card.asUpgrade !== undefined && card.type === 'upgrade')
      throw new Error(`${card.id} has a text as an upgrade, but is an upgrade already`);
    written.set(card.id, card);
    noteAwaited(abilitiesOf(card));
    // Its nodes take the places of those that it had before.
    if (definitions.has(card.id)) index(card);
    keepIn(outOfPlayCards, card, (ability) => 'outOfPlay' in ability);
    keepIn(movesFromDiscard, card, (ability) => ability.on === 'move' && ability.in === 'discard');
  }
}

/** Takes a card away again, as if its text were not written yet. @returns puts it back */
export function undefine(name: CardName): () => void {
  const found = written.get(name);
  if (found === undefined) throw new Error(`Unknown card: ${name}`);
  written.delete(name);
  definitions.delete(name);
  return () => void written.set(name, found);
}

function index(card: CardDef): Definition {
  const asPrinted =
    card.printed === undefined ? null : indexed(card, card.printed.abilities, `${card.id}@printed`, null);
  const found = indexed(card, card.abilities, card.id, asPrinted);
  definitions.set(card.id, found);
  forms.delete(formId(card.id));
  if (card.asUpgrade !== undefined) forms.set(formId(card.id), formOf(card, card.asUpgrade));
  return found;
}

/** The card, or the form of one, is asked for by its name, or by an address in its text. */
function indexNamed(name: string): Definition | undefined {
  const card = written.get(name.replace(/[@/].*$/s, ''));
  if (card === undefined) return undefined;
  const found = definitions.get(card.id) ?? index(card);
  return name === card.id ? found : forms.get(name);
}

/** What stands at an address, also in the text of a card that nobody has asked for yet. */
function standsAt(id: NodeId): Node | Ability | undefined {
  const found = nodes.get(id);
  if (found !== undefined) return found;
  indexNamed(id);
  return nodes.get(id);
}

/** Cards with the same id replace each other, so that one may have been there that is so no more. */
function keepIn(cards: Set<CardName>, card: CardDef, isSo: (ability: Ability) => boolean): void {
  if (abilitiesOf(card).some(isSo)) cards.add(card.id);
  else cards.delete(card.id);
}

const formId = (name: CardName): CardName => `${name}@upgrade`;

/**
 * What a card that may be an upgrade is then: a definition of its own, which its cardboard counts as (`Card.as`).
 * Decided: its title, house, icons and traits stay; its keywords, power and armor are those of the creature. One that is no
 * creature is attached by its own effect, to whatever that says.
 */
function formOf(card: CardDef, abilities: readonly Ability[]): Definition {
  const { asUpgrade: _asUpgrade, printed: _printed, half: _half, ...rest } = card;
  const id = formId(card.id);
  const bare = { type: 'upgrade', power: 0, armor: 0, keywords: {}, abilities } as const;
  return indexed({ ...rest, id, ...bare, ...(card.type === 'creature' ? {} : { goesOn: 'any' }) }, abilities, id, null);
}

/** The name under which the definitions have a card as the upgrade that it may be played as; null for all others. */
export const upgradeFormOf = (name: CardName): CardName | null =>
  written.get(name)?.asUpgrade === undefined ? null : formId(name);

const worksFromHomes = (ability: PassiveAbility): ability is Definition['outOfPlay'][number]['ability'] =>
  ability.outOfPlay !== undefined;

/** R: notes on later sets, "Gigantic creatures": both halves are creatures, and what is said and counted is on the base half. */
function checkHalf({ id, type, half, power, armor, traits, keywords, abilities }: CardDef): void {
  if (type !== 'creature')
    throw new Error(`${id} is half of a gigantic creature, so it must be a creature, not ${type}`);
  const isBare = power === 0 && armor === 0 && traits.length === 0 && Object.keys(keywords).length === 0;
  if (half === 'art' && !(isBare && abilities.length === 0))
    throw new Error(`${id} is an art half: power, armor, traits, keywords and text stand on its base half`);
}

function indexed(
  card: CardDef,
  written: readonly Ability[],
  address: NodeId,
  asPrinted: Definition | null,
): Definition {
  const abilities = written.map((ability, i) => settle(ability, `${address}/${i}`));
  const timed: Record<TimedOn, Indexed<AbilityOn<TimedOn>>[] | undefined> = { ...nothingTimed };
  const constants: Indexed<AbilityOn<'constant'>>[] = [];
  const passive: Indexed<Ability>[] = [];
  const outOfPlay: Definition['outOfPlay'][number][] = [];
  abilities.forEach((ability, i) => {
    const id = `${address}/${i}`;
    if (ability.on === 'constant') constants.push({ id, ability });
    if (ability.on === 'constant' || ability.on === 'trigger' || ability.on === 'replace') {
      homesOutOfPlay.delete(id);
      if (worksFromHomes(ability)) {
        homesOutOfPlay.set(id, ability.outOfPlay);
        outOfPlay.push({ id, ability });
      } else passive.push({ id, ability });
    } else timed[ability.on] = [...(timed[ability.on] ?? []), { id, ability }];
  });
  const { id, name, house, type, bonus, power, armor, traits, keywords, abilities: _written, ...rare } = card;
  const houses = house === null ? [] : [house];
  const given = constants.flatMap(({ ability }) => ability.give);
  // Fields that all cards have, in one order, so that the definitions of most have one shape: else each reading is a search.
  return {
    id,
    name,
    house,
    houses,
    type,
    bonus,
    power,
    armor,
    traits,
    keywords,
    hasKeywords: Object.keys(keywords).length > 0,
    timed,
    constants,
    needs: given.flatMap((m) => (m.mod === 'play-needs' ? [m.cond] : [])),
    costs: given.flatMap((m) => (m.mod === 'play-costs' ? [m.amount] : [])),
    barred: given.flatMap((m) => (m.mod === 'hand-cannot' ? [m.do] : [])),
    passive,
    outOfPlay,
    abilities,
    asPrinted,
    ...rare,
  };
}

/** The art half of the gigantic creature of that title; the first of several, undefined where there is none. */
export function artHalfOf(title: string): CardName | undefined {
  for (const { id, half, name } of written.values()) if (half === 'art' && name === title) return id;
  return undefined;
}

/** Names the nodes of a rule program, and returns the address of its root. */
export function defineProgram(name: string, node: Node): NodeId {
  const id = `rules/${name}`;
  programIds.add(id);
  settle(node, id);
  return id;
}

/** Whether there is a program of the rules, or of an automaton's turns, at that address. */
export const isProgram = (id: NodeId): boolean => programIds.has(id);

const abilitiesOf = ({ abilities, asUpgrade, printed }: CardDef): readonly Ability[] => [
  ...abilities,
  ...(asUpgrade ?? []),
  ...(printed?.abilities ?? []),
];

/** All abilities that are written on the cards of that id, by whatever edition and in whatever form. */
export function writtenOn(name: CardName): readonly Ability[] {
  const found = written.get(name);
  return found === undefined ? [] : abilitiesOf(found);
}

/** Whether there is a card of that id. What a creature is as an upgrade is no card by itself. */
export const isDefined = (name: CardName): boolean => written.has(name);
/** The cards as they were defined, of which none is indexed for that. */
export const writtenCards = (): readonly CardDef[] => [...written.values()];
export const definedCards = (): readonly Definition[] => writtenCards().map(({ id }) => definition(id));

/**
 * The definition of a card.
 * @param edition decides between its printed and its corrected text; without it the corrected one is meant.
 * @throws Error when no card of that name was defined.
 */
export function definition(name: CardName, edition?: EditionName): Definition {
  const found = definitions.get(name) ?? forms.get(name) ?? indexNamed(name);
  if (found === undefined) throw new Error(`Unknown card: ${name}`);
  if (found.asPrinted === null || found.printed === undefined || edition === undefined) return found;
  return isCorrected(found.printed.before, edition) ? found : found.asPrinted;
}

export function nodeAt(id: NodeId): Node {
  const found = standsAt(id);
  if (found === undefined || !('kind' in found)) throw new Error(`No node at ${id}`);
  return found;
}

/** What the machine runs of the node at that address. */
export function compiledAt(id: NodeId): CompiledNode {
  const found = compiledNodes.get(id) ?? (standsAt(id) && compiledNodes.get(id));
  if (found === undefined) throw new Error(`No node at ${id}`);
  return found;
}

const compile = (node: Node): CompiledNode => compiledAt(addressOf(node));

/** What the machine runs of an ability, or of a program of the rules. @throws Error where there is nothing to do */
export function rootOf(id: NodeId): CompiledNode {
  const known = roots.get(id);
  if (known !== undefined) return known;
  const effect = effectOf(id);
  if (effect === null) throw new Error(`Nothing to do at ${id}`);
  const root = compile(effect);
  roots.set(id, root);
  return root;
}

export function abilityAt(id: NodeId): Ability {
  const found = standsAt(id);
  if (found === undefined || !('on' in found)) throw new Error(`No ability at ${id}`);
  return found;
}

/** What an ability or a program of the rules does; null for one that only changes values or destinations. */
export function effectOf(id: NodeId): Node | null {
  const found = standsAt(id);
  if (found === undefined) throw new Error(`Nothing at ${id}`);
  if ('kind' in found) return found;
  if ('do' in found) return found.do;
  return found.on === 'replace' && 'do' in found.instead ? found.instead.do : null;
}

/** The address that a node or ability got when its card was defined. */
export function addressOf(tree: Node | Ability): NodeId {
  const id = addresses.get(tree);
  if (id === undefined) throw new Error('A node that belongs to no defined card has no address');
  return id;
}

/** Whether an ability of a card works in a zone out of play. */
export const worksOutOfPlay = (name: CardName): boolean => outOfPlayCards.size > 0 && outOfPlayCards.has(name);

/** Whether a card gives its owner a move while it lies in their discard pile. */
export const givesMoveFromDiscard = (name: CardName): boolean => movesFromDiscard.has(name);

/** The zones out of play in which an ability works; null for one that works in play, and for a program. */
export function homesOfAbility(id: NodeId): readonly Home[] | null {
  return homesOutOfPlay.get(id) ?? (standsAt(id) && homesOutOfPlay.get(id)) ?? null;
}

/** The address of the node or ability that a node or ability stands in; null for an ability of the card and for a program. */
export function parentOf(id: NodeId): NodeId | null {
  for (let end = id.lastIndexOf('.'); end > 0; end = id.lastIndexOf('.', end - 1)) {
    const around = id.slice(0, end);
    if (standsAt(around) !== undefined) return around;
  }
  return null;
}

/** Whether an address is that of an ability. */
export const isAbilityAt = (id: NodeId): boolean => 'on' in (standsAt(id) ?? {});

/**
 * Keeps what is defined now: each file of tests defines cards of its own, and all of one thread share these definitions.
 * @returns forgets what was defined since
 */
export function keepDefinitions(): () => void {
  const kept = [
    ...[keptMap(written), keptMap(nodes), keptMap(compiledNodes), keptMap(definitions), keptMap(forms)],
    keptMap(homesOutOfPlay),
    ...[keptSet(outOfPlayCards), keptSet(movesFromDiscard), keptSet(programIds), keptAwaited()],
  ];
  return () => {
    roots.clear();
    timesDefined++;
    for (const putBack of kept) putBack();
  };
}
