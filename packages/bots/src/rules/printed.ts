// Facts of a card from its text alone. Texts are walked once: a game asks the same of them again and again.
import type { Ability, Definition, Filter, Modifier, Node } from '@vaultsong/engine';

type Forge = Extract<Node, { readonly kind: 'forge' }>;

type Ignored = Extract<Modifier, { readonly mod: 'ignores' }>['what'];

interface Printed {
  /** All that it is for is an effect for which it is given up. */
  readonly isGivenUp: boolean;
  /** It is given to an opponent, whom it harms as long as it is there. */
  readonly isBurden: boolean;
  /** A creature that neither fights nor reaps. */
  readonly isIdle: boolean;
  /** Its controller may spend the æmber on it. */
  readonly isPurse: boolean;
  /** Its player gains by cards played or used after it in the same turn. */
  readonly comesFirst: boolean;
  /** Its action makes its player gain by cards that are played after it. */
  readonly actsFirst: boolean;
  /** What it does when it is played is read off what was done in the same turn. */
  readonly looksBack: boolean;
  /** While it is in play, somebody may be unable to forge keys. */
  readonly bansForging: boolean;
  /** A key that its player forges by playing it. */
  readonly forges: Forge | null;
  /** It does something else where the tide is high, waits for it or turns it. */
  readonly speaksOfTide: boolean;
  /** Its player raises the tide. */
  readonly raisesTide: boolean;
  /** What of others it ignores while it attacks. */
  readonly ignores: readonly Ignored[];
  /** What it does as it is used depends on whether its player is overwhelmed. */
  readonly asksOverwhelmed: boolean;
}

const known = new WeakMap<Definition, Printed>();

export function printedOn(card: Definition): Printed {
  const found = known.get(card);
  if (found !== undefined) return found;
  const printed: Printed = {
    isGivenUp: card.type === 'artifact' && isGivenUp(card.abilities),
    isBurden:
      card.keywords.treachery !== undefined && !card.abilities.some(({ on }) => on === 'omni' || on === 'action'),
    isIdle: isKeptFrom(card, 'used-to-fight') && isKeptFrom(card, 'used-to-reap'),
    isPurse: card.abilities.some((ability) => ability.on === 'constant' && ability.give.some(isSpendable)),
    comesFirst: card.abilities.some(comesFirst),
    actsFirst: card.abilities.some(
      (ability) => (ability.on === 'action' || ability.on === 'omni') && beginsToWait(ability.do),
    ),
    looksBack: card.abilities.some(
      (ability) => ability.on === 'play' && /"deeds":{[^}]*"this"/.test(JSON.stringify(ability)),
    ),
    bansForging: card.constants.some(({ ability }) => ability.give.some(isForgingBan)),
    forges: card.abilities.reduce<Forge | null>((one, ability) => one ?? forgeIn(ability), null),
    speaksOfTide: /"tide"/.test(JSON.stringify(card.abilities)),
    raisesTide: card.abilities.some(raisesTide),
    ignores: card.constants.flatMap(({ ability }) => ability.give.flatMap(ignoredBy)),
    asksOverwhelmed: card.abilities.some((ability) => usedOn.has(ability.on) && asksOverwhelmed(ability)),
  };
  known.set(card, printed);
  return printed;
}

function isGivenUp(abilities: readonly Ability[]): boolean {
  const uses = abilities.filter(({ on }) => on !== 'play');
  return uses.length > 0 && uses.every((use) => (use.on === 'omni' || use.on === 'action') && givesUpItself(use.do));
}

const givesUpItself = (node: Node): boolean =>
  node.kind === 'seq'
    ? node.steps.some(givesUpItself)
    : (node.kind === 'sacrifice' || node.kind === 'destroy' || node.kind === 'purge') &&
      'ref' in node.what &&
      node.what.ref === 'self';

const isKeptFrom = ({ abilities }: Definition, be: 'used-to-fight' | 'used-to-reap'): boolean =>
  abilities.some(
    (ability) =>
      ability.on === 'constant' &&
      ability.while === undefined &&
      ability.give.some((line) => line.mod === 'cannot' && line.be === be && isItself(line.of)),
  );

const isItself = ({ is }: Filter): boolean => is !== undefined && 'ref' in is && is.ref === 'self';

const ignoredBy = (line: Modifier): readonly Ignored[] =>
  line.mod === 'ignores' && isItself(line.of) ? [line.what] : [];

const usedOn: ReadonlySet<Ability['on']> = new Set(['before-fight', 'fight', 'reap', 'action', 'omni']);

const asksOverwhelmed = (ability: Ability): boolean => /"overwhelmed":/.test(JSON.stringify(ability));

const isSpendable = (line: Modifier): boolean =>
  line.mod === 'spendable' && typeof line.card.is === 'object' && 'ref' in line.card.is && line.card.is.ref === 'self';

/** Whether a modifier keeps its players from forging keys. */
export const isForgingBan = (
  line: Modifier,
): line is Extract<Modifier, { readonly mod: 'skip-step' | 'player-cannot' }> =>
  (line.mod === 'skip-step' && line.step === 'forge') || (line.mod === 'player-cannot' && line.do === 'forge');

function comesFirst(ability: Ability): boolean {
  if (ability.on === 'trigger') return waitsForPlays(ability);
  return ability.on === 'play' && beginsToWait(ability.do);
}

const beginsToWait = (effect: Node): boolean =>
  stepsOf(effect).some((step) => step.kind === 'lasting' && waitsForPlays(step.ability));

const waitsForPlays = (ability: Ability): boolean =>
  ability.on === 'trigger' && ability.when.event === 'played' && ability.when.who === 'you';

const forgeIn = (ability: Ability): Forge | null =>
  ability.on === 'play'
    ? (stepsOf(ability.do).find((step): step is Forge => step.kind === 'forge' && step.who === 'you') ?? null)
    : null;

const raisesTide = (ability: Ability): boolean =>
  ability.on === 'play' &&
  stepsOf(ability.do).some((step) => step.kind === 'tide' && step.to === 'high' && step.who === 'you');

/** The steps of an effect, those that are not always taken among them. */
export function stepsOf(node: Node): readonly Node[] {
  switch (node.kind) {
    case 'seq':
      return node.steps.flatMap(stepsOf);
    case 'may':
    case 'ifYouDo':
      return stepsOf(node.then);
    case 'if':
      return [...stepsOf(node.then), ...(node.else === undefined ? [] : stepsOf(node.else))];
    default:
      return [node];
  }
}
