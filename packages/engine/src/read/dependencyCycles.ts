// Modifiers that hang on what they change: "each creature with power 3 or more gets +1 power", or two cards of which
// one looks at traits to give power and the other at power to give traits. Read as they stand they never come to an end,
// and no document says how they are read. Decided, as layers: what is in no circle is read as it stands; those in a
// circle see every value as it is without any modifier that is in one. So the order of reading changes nothing.
import type { Cond, Filter, HouseRef, Modifier, Num } from '../language/language.ts';

/** The values that modifiers change and descriptions read, as bits. */
const POWER = 1;
const ARMOR = 2;
const KEYWORD = 4;
const TRAIT = 8;
const HOUSE = 16;
const FLANK = 32;
/** Whether a creature can be attacked, and by whom. */
const ATTACK = 64;
/** Asked for by nearly every description, and hardly ever changed. */
const TYPE = 128;
const nothing = 0;

/** What each modifier changes of that: a closed table. */
const changes: Readonly<Record<Modifier['mod'], number>> = {
  power: POWER,
  armor: ARMOR,
  'set-power': POWER,
  'set-armor': ARMOR,
  'held-in-archives': nothing,
  blank: nothing, // decided before all values: see text.ts
  type: TYPE,
  keyword: KEYWORD,
  'loses-keyword': KEYWORD,
  trait: TRAIT,
  'no-traits': TRAIT,
  house: HOUSE,
  'every-house': HOUSE,
  flank: FLANK,
  ability: nothing,
  'also-on': nothing,
  'text-of': nothing,
  control: nothing,
  'values-of': POWER | ARMOR | KEYWORD | TRAIT,
  silenced: nothing,
  'switch-values': POWER | ARMOR,
  'archived-faceup': nothing,
  'fight-damage': nothing,
  'fight-damage-to': nothing,
  'no-fight-damage': nothing,
  'not-attacked-by': ATTACK,
  'taunt-reach': ATTACK,
  'shares-fight-damage': nothing,
  'extra-damage': nothing,
  'must-fight': nothing,
  'from-supply': nothing,
  haunted: nothing,
  'next-turn': nothing,
  'kept-out': nothing,
  'deck-open': nothing,
  ignores: ATTACK,
  enters: nothing,
  'attacks-only': ATTACK,
  prey: nothing,
  'deals-when-fighting': nothing,
  perishes: nothing,
  cannot: ATTACK, // only "cannot be attacked"
  'player-cannot': nothing,
  'play-limit': nothing,
  'play-needs': nothing,
  'play-costs': nothing,
  'hand-cannot': nothing,
  'may-play': nothing,
  'may-play-limited': nothing,
  'may-use': nothing,
  'key-cost': nothing,
  'hand-size': nothing,
  'keys-to-win': nothing,
  'skip-step': nothing,
  'must-choose-house': nothing,
  'cannot-choose-house': nothing,
  'cannot-repeat-house': nothing,
  spendable: nothing,
  'spendable-pool': nothing,
  'gets-spent': nothing,
  'pool-goes-to': nothing,
  toll: nothing,
  'icons-again': nothing,
  'play-again': nothing,
  'after-play': nothing,
};

const changedBy = (m: Modifier): number => (m.mod === 'cannot' && m.be !== 'attacked' ? nothing : changes[m.mod]);

type KeyOf<T> = T extends object ? keyof T : never;
type Descriptive = keyof Filter | KeyOf<Num> | KeyOf<Exclude<HouseRef, string>>;

/** What the parts of a description read by themselves, besides what the descriptions inside of them read. */
const readBy: Readonly<Record<Descriptive, number>> = {
  // Filter
  zone: nothing,
  inZone: nothing,
  of: nothing,
  type: TYPE,
  side: nothing,
  is: nothing,
  isNot: nothing,
  house: HOUSE,
  notHouse: HOUSE,
  identityOf: HOUSE,
  owner: nothing,
  controller: nothing,
  trait: TRAIT,
  notTrait: TRAIT,
  sharesTraitWith: TRAIT,
  sharesTraitInLine: TRAIT,
  sharesHouseWith: HOUSE,
  sharesPowerWith: POWER,
  typeOf: TYPE,
  notTypeOf: TYPE,
  sharesHouseWithNeighbor: HOUSE,
  neighborPower: POWER,
  houseHas: HOUSE,
  center: nothing,
  warded: nothing,
  keyword: KEYWORD,
  name: nothing,
  sameNameAs: nothing,
  notSameNameAs: nothing,
  flank: FLANK,
  neighborOf: nothing,
  leftOf: nothing,
  rightOf: nothing,
  powerAtMost: POWER,
  powerAtLeast: POWER,
  parity: POWER,
  damaged: nothing,
  stunned: nothing,
  enraged: nothing,
  ready: nothing,
  hasAember: nothing,
  hasUpgrade: nothing,
  mayCarry: TYPE,
  hasArmor: ARMOR,
  counter: nothing,
  token: nothing,
  icon: nothing,
  attackableBy: ATTACK,
  fighting: nothing,
  either: nothing,
  not: nothing,
  where: POWER | TRAIT | HOUSE, // see `CardReading`
  // Num
  count: nothing,
  aember: nothing,
  keys: nothing,
  color: nothing,
  keyColors: nothing,
  unforged: nothing,
  keyCost: nothing,
  chains: nothing,
  hand: nothing,
  powerOf: POWER,
  highestPower: POWER,
  mostOfOneHouse: HOUSE,
  lowestPower: POWER,
  traitsOf: TRAIT,
  damageOn: nothing,
  aemberOn: nothing,
  armorOf: ARMOR,
  armorLostBy: nothing,
  countersOn: nothing,
  iconsOn: nothing,
  neighborsOf: nothing,
  like: nothing,
  housesAmong: HOUSE,
  powersAmong: POWER,
  playersOf: nothing,
  advances: nothing,
  var: nothing,
  amount: nothing,
  deeds: nothing,
  sum: nothing,
  times: nothing,
  minus: nothing,
  least: nothing,
  half: nothing,
  third: nothing,
  round: nothing,
  // HouseRef
  houseOf: HOUSE,
  chosen: nothing,
};

const isDescriptive = (key: string): key is Descriptive => key in readBy;

function readsIn(tree: unknown): number {
  if (tree === null || typeof tree !== 'object') return nothing;
  let bits = nothing;
  for (const [key, part] of Object.entries(tree)) {
    // A turn event knows of what house and type the card was then.
    if (key === 'deeds') bits |= readsIn([part.card, part.besides]);
    else bits |= (isDescriptive(key) ? readBy[key] : nothing) | readsIn(part);
  }
  return bits;
}

interface Edge {
  readonly changes: number;
  readonly reads: number;
}

/** A modifier, the condition under which it holds, and what gives its card the ability that it stands in. */
interface Conditional {
  readonly modifier: Modifier;
  readonly while: Cond | null;
  readonly giver: Conditional | null;
}

/** The descriptions and conditions that decide whether a card gains it. */
const ofGiver = (giver: Conditional | null): readonly unknown[] =>
  giver === null || !('of' in giver.modifier) ? none : [giver.modifier.of, giver.while, ...ofGiver(giver.giver)];

const none: readonly never[] = [];

const edges = new WeakMap<Modifier, Edge>();

function edgeOf({ modifier, while: cond, giver }: Conditional): Edge {
  const known = edges.get(modifier);
  if (known !== undefined) return known;
  // Its own fields are what it gives ("keyword: taunt"); whom to, and how much, is described in them.
  const reads = readsIn([...Object.values(modifier), cond, ...ofGiver(giver)]);
  // Taunt and being invulnerable, too, decide whether a creature can be attacked.
  const edge: Edge = { changes: changedBy(modifier), reads: (reads & ATTACK) === nothing ? reads : reads | KEYWORD };
  edges.set(modifier, edge);
  return edge;
}

/**
 * Whether a modifier reads anything that modifiers change, and changes something itself: no other is in a circle. That it
 * reads types counts only where some modifier changes them: see `build` in active.ts.
 */
export function mayBeInCircle(line: Conditional): boolean {
  const { changes, reads } = edgeOf(line);
  return changes !== nothing && (reads & ~TYPE) !== nothing;
}

/** All that is read where these values are, if these modifiers are in force. */
function reach(from: number, lines: readonly Conditional[]): number {
  let found = from;
  for (let before = nothing; before !== found; ) {
    before = found;
    for (const line of lines) {
      const { changes, reads } = edgeOf(line);
      if ((found & changes) !== nothing) found |= reads;
    }
  }
  return found;
}

/** Those of some modifiers that hang, directly or through each other, on what they change. */
export function inCircles<L extends Conditional>(lines: readonly L[]): readonly L[] {
  let changes = nothing;
  let reads = nothing;
  for (const line of lines) {
    const edge = edgeOf(line);
    changes |= edge.changes;
    reads |= edge.reads;
  }
  // Mostly they read what none of them changes.
  if ((changes & reads) === nothing) return none;
  return lines.filter((line) => {
    const edge = edgeOf(line);
    return (reach(edge.reads, lines) & edge.changes) !== nothing;
  });
}
